import { useAtomValue, useSetAtom } from 'jotai'

import { nights } from '../../../../shared/rules/days/dates.ts'
import { dateRange, money } from '../../../lib/format.ts'
import { useRemote } from '../../../state/remote.ts'
import { priceNoteAtom } from '../../../state/search/months.ts'
import { settingsAtom } from '../../../state/settings/settings.ts'
import { useLocale, useText } from '../../../state/settings/texts.ts'
import { useStylesheet } from '../../../ui/styles/use-stylesheet.ts'
import { refineAtom } from '../state.ts'
import { askedNearAtom, nearDatesData } from './near-dates-state.ts'
import type { NearStay } from './near-dates-state.ts'
import css from './near-dates.css'

/** Where these nights are taken: those beside them that are free, each searched with one press. */
export function NearDates() {
  useStylesheet(css)
  const t = useText()
  const { state } = useRemote(nearDatesData, useAtomValue(askedNearAtom))
  const note = useAtomValue(priceNoteAtom)
  if (state.kind !== 'ready' || state.value.length === 0) return null
  return (
    <section className="near-dates stack line">
      <h2 className="part">{t('detail.nearDates')}</h2>
      <p className="tiny soft">{note.ofHotel}</p>
      <ul>
        {state.value.map((stay) => (
          <li key={stay.checkin + stay.checkout}>
            <Near stay={stay} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function Near({ stay: { checkin, checkout, price } }: { stay: NearStay }) {
  const t = useText()
  const locale = useLocale()
  const { currency } = useAtomValue(settingsAtom)
  const refine = useSetAtom(refineAtom)
  return (
    <button type="button" className="near" onClick={() => refine({ checkin, checkout })}>
      <b>{dateRange(checkin, checkout, locale)}</b>
      <span className="small soft">{t('core.nights', { n: nights(checkin, checkout) })}</span>
      {price !== null && (
        <span className="small">{t('detail.perNight', { price: money(price, currency, locale) })}</span>
      )}
    </button>
  )
}
