import { useAtomValue } from 'jotai'

import type { LotteryEvent } from '../../../shared/model/stay/lottery.ts'
import { displayDate } from '../../../locales/display-date.ts'
import { environmentAtom } from '../../state/environment.ts'
import { formatMessage } from '../../state/messages/messages.ts'
import { queryAtom } from '../../state/navigation/navigation.ts'
import { useRemote } from '../../state/remote.ts'
import { hasSearchedAtom } from '../../state/search/searched.ts'
import { useLocale, useText } from '../../state/settings/texts.ts'
import { PageTitle } from '../../ui/layout/page-title.tsx'
import { Skeleton } from '../../ui/layout/skeleton.tsx'
import { Banner, RetryBanner } from '../../ui/messages/banner.tsx'
import { Label } from '../../ui/messages/label.tsx'
import { useStylesheet } from '../../ui/styles/use-stylesheet.ts'
import { LotteryLink } from './lottery-link.tsx'
import { askedStayAtom, eventData, firstStayOf, lengthWords, phaseWords } from './event-state.ts'
import { LotteryError } from './lottery-error.tsx'
import css from './lottery.css'
import { SEPARATOR } from '../../ui/separator.ts'

/** Above the results: which lottery is looked at, and until when one may enter (LOTTERY-001). */
export default function LotteryBar() {
  const eventUuid = useAtomValue(queryAtom).get('lottery_event')
  return (
    <div className="stack">
      {eventUuid && <Event eventUuid={eventUuid} />}
      <LotteryError />
    </div>
  )
}

function Event({ eventUuid }: { eventUuid: string }) {
  useStylesheet(css)
  const t = useText()
  const { state, again } = useRemote(eventData, { eventUuid })
  switch (state.kind) {
    case 'loading':
      return (
        <div className="lottery-bar" aria-busy="true">
          <p className="unseen" role="status">
            {t('lottery.loading')}
          </p>
          <Skeleton width="50%" height="32px" />
          <Skeleton width="80%" />
        </div>
      )
    case 'refused':
      return (
        <RetryBanner title={t('lottery.failed')} retryLabel={t('core.tryAgain')} onRetry={again}>
          {formatMessage(t, state.shown.message)}
        </RetryBanner>
      )
    case 'ready':
      return <Facts event={state.value} />
    default:
      return state satisfies never
  }
}

function Facts({ event }: { event: LotteryEvent }) {
  const t = useText()
  const locale = useLocale()
  const query = useAtomValue(queryAtom)
  const number = query.get('current_lottery_entry')
  const { isOwnDocument } = useAtomValue(environmentAtom)
  const hasSearched = useAtomValue(hasSearchedAtom)
  const standing = useAtomValue(askedStayAtom)(event)
  const nights = lengthWords(t, event)
  return (
    <section className="lottery-bar">
      <span className="row wrap">
        <Label>{t('lottery.mode')}</Label>
        {number && (
          <span className="small soft">
            {t(event.phase === 'open' ? 'lottery.changingEntry' : 'lottery.winnersRoom', { number })}
          </span>
        )}
      </span>
      {/* Above results it is a part of theirs, and in a hotel's page of that. */}
      {isOwnDocument && !hasSearched ? <PageTitle part>{event.name}</PageTitle> : <h2>{event.name}</h2>}
      <p>{phaseWords(t, event, locale)}</p>
      <p className="small soft">
        {t('lottery.stayFromTo', { from: displayDate(event.stay_from), to: displayDate(event.stay_to) })}
        {SEPARATOR}
        {nights}
      </p>
      {event.notification && <p className="small">{event.notification}</p>}
      {standing === 'otherLength' && <Banner kind="warn">{t('lottery.nightsRefused', { nights })}</Banner>}
      {standing !== 'right' && event.phase === 'open' && (
        <div>
          <LotteryLink
            look="main"
            target={{ to: 'result', query: { ...Object.fromEntries(query), ...firstStayOf(event) } }}
          >
            {t('lottery.toRooms')}
          </LotteryLink>
        </div>
      )}
    </section>
  )
}
