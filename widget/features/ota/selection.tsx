import { useAtomValue, useSetAtom } from 'jotai'

import { add, offerTotal } from '../../../shared/rules/money/money.ts'
import { partyTotals } from '../../../shared/rules/party/party-totals.ts'
import { times } from '../../../shared/rules/times.ts'
import { nights as countNights } from '../../../shared/rules/days/dates.ts'
import { writeCriteria } from '../../../shared/rules/link/write-criteria.ts'
import { dateRange, deadline } from '../../lib/format.ts'
import { ownLanguage } from '../../lib/own-language.ts'
import { partyWords } from '../../lib/party-words.ts'
import { goAtom } from '../../state/navigation/navigation.ts'
import { useScreenLink } from '../../state/navigation/screen-link.ts'
import { criteriaAtom } from '../../state/search/search.ts'
import { selectionAtom } from '../../state/search/selection.ts'
import type { Selected } from '../../state/search/selection.ts'
import { settingsAtom } from '../../state/settings/settings.ts'
import { useLocale, useText } from '../../state/settings/texts.ts'
import { Button } from '../../ui/controls/button.tsx'
import { Link } from '../../ui/controls/link.tsx'
import { PageTitle } from '../../ui/layout/page-title.tsx'
import { Photo } from '../../ui/layout/photo.tsx'
import { Bill } from '../../ui/money/bill.tsx'
import { Money } from '../../ui/money/money.tsx'
import { useStylesheet } from '../../ui/styles/use-stylesheet.ts'
import css from './ota.css'
import { RestoredSelection } from './restored-selection.tsx'
import { SEPARATOR } from '../../ui/separator.ts'

/** What was chosen, before the guest says who comes (OTA-006). */
export default function OtaSelection() {
  useStylesheet(css)
  return (
    <RestoredSelection>
      <Chosen />
    </RestoredSelection>
  )
}

function Chosen() {
  const t = useText()
  const locale = useLocale()
  const { hotel_name, currency, time_zone, lang } = useAtomValue(settingsAtom)
  const { checkin, checkout } = useAtomValue(criteriaAtom)
  const selection = useAtomValue(selectionAtom)
  const parties = selection.flatMap(({ party, quantity }) => times(quantity, () => party))
  const total = add(...selection.map(({ plan, quantity }) => offerTotal(plan.price) * quantity))
  const photo = selection[0]?.room.photos[0]
  const deadlines = selection.map(({ plan }) => plan.cancellation_free_deadline)
  const [free] = deadlines.every((one) => one !== null) ? deadlines.toSorted() : []
  return (
    <div className="pages ota">
      <PageTitle takesFocus>{t('ota.chosenTitle')}</PageTitle>
      <p className="soft">{t('ota.chosenText')}</p>
      <div className="ota-choice">
        {photo && <Photo url={photo.url} alt="" aspect="16 / 9" eager />}
        <div className="stack narrow">
          <h2>
            <bdi lang={ownLanguage(lang)} translate="no">
              {hotel_name}
            </bdi>
          </h2>
          <p>
            <b>
              {dateRange(checkin, checkout, locale)}
              {SEPARATOR}
              {t('core.nights', { n: countNights(checkin, checkout) })}
            </b>
            <br />
            <span className="soft">{partyWords(t, partyTotals(parties))}</span>
          </p>
          <Bill
            lines={selection.map((pick) => ({
              id: `${pick.room.room_type_code} ${pick.plan.room_plan_code} ${JSON.stringify(pick.party)}`,
              label: <LineWords pick={pick} />,
              amount: (
                <Money amount={offerTotal(pick.plan.price) * pick.quantity} currency={currency} locale={locale} />
              ),
            }))}
            total={{ label: t('ota.total'), amount: <Money amount={total} currency={currency} locale={locale} /> }}
          />
          {free && (
            <p className="small soft">{t('results.freeUntil', { moment: deadline(free, locale, time_zone) })}</p>
          )}
          <Ways />
        </div>
      </div>
    </div>
  )
}

function LineWords({ pick: { room, plan, quantity } }: { pick: Selected }) {
  const t = useText()
  return (
    <>
      <span lang={ownLanguage(room.lang)}>{t('ota.quantity', { room: room.room_type_name, n: quantity })}</span>
      <br />
      <span className="small soft" lang={ownLanguage(plan.lang)}>
        {plan.room_plan_name}
      </span>
    </>
  )
}

function Ways() {
  const t = useText()
  const go = useSetAtom(goAtom)
  const criteria = useAtomValue(criteriaAtom)
  const other = useScreenLink({ to: 'result', query: writeCriteria(criteria) })
  return (
    <div className="row wrap">
      <Button look="main" onClick={() => go({ to: 'guestDetail' })}>
        {t('ota.continue')}
      </Button>
      <Link {...other}>{t('ota.changeRooms')}</Link>
    </div>
  )
}
