import { useAtomValue } from 'jotai'

import { dayAndTime } from '../../lib/format.ts'
import { routeAtom } from '../../state/navigation/navigation.ts'
import { isSignedInAtom } from '../../state/settings/settings.ts'
import { useLocale, useText } from '../../state/settings/texts.ts'
import { MiddlePage } from '../../ui/layout/middle-page.tsx'
import { useStylesheet } from '../../ui/styles/use-stylesheet.ts'
import { LotteryLink } from './lottery-link.tsx'
import { EntryFacts } from './entry-facts.tsx'
import { LoadedEntry } from './loaded-entry.tsx'
import css from './lottery.css'

/** The entry is in (LOTTERY-006). Signed out it says no more than its address does (AMB-40). */
export default function LotteryComplete() {
  useStylesheet(css)
  const t = useText()
  const locale = useLocale()
  const { confirmationNumber = '' } = useAtomValue(routeAtom).params
  const isSignedIn = useAtomValue(isSignedInAtom)
  const seeEntry = (
    <div className="lottery-ways">
      <LotteryLink look="main" target={{ to: 'lotteryConfirmation', params: { confirmationNumber } }}>
        {t('lottery.seeEntry')}
      </LotteryLink>
    </div>
  )
  if (!isSignedIn)
    return (
      <MiddlePage title={t('lottery.completeTitle')} text={t('lottery.completeUnknown')}>
        <p>
          {t('lottery.number')}{' '}
          <bdi dir="ltr" translate="no">
            {confirmationNumber}
          </bdi>
        </p>
        {seeEntry}
      </MiddlePage>
    )
  return (
    <LoadedEntry entryNumber={confirmationNumber}>
      {(entry) => (
        <MiddlePage
          title={t('lottery.completeTitle')}
          text={t('lottery.completeText', { moment: dayAndTime(entry.result_date, locale, entry.event.time_zone) })}
        >
          <EntryFacts entry={entry} />
          {seeEntry}
        </MiddlePage>
      )}
    </LoadedEntry>
  )
}
