import { useAtomValue } from 'jotai'
import { useMemo } from 'react'

import { nights as countNights } from '../../../shared/rules/days/dates.ts'
import type { RecommendationQuestion, RecommendedHotels, Understood } from '../../../shared/model/search/ota.ts'
import type { Currency } from '../../../shared/currencies.ts'
import { dateRange, money } from '../../lib/format.ts'
import { partyWords } from '../../lib/party-words.ts'
import { formatMessage } from '../../state/messages/messages.ts'
import { useRemote } from '../../state/remote.ts'
import { useLocale, useText } from '../../state/settings/texts.ts'
import { check } from '../../ui/icons/signs.ts'
import { Icon } from '../../ui/icons/icon.tsx'
import { RetryBanner } from '../../ui/messages/banner.tsx'
import { EmptyState } from '../../ui/messages/empty-state.tsx'
import { Carousel, CarouselLoading } from './carousel.tsx'
import { HotelTile } from './hotel-tile.tsx'
import type { OtaSearch } from './query.ts'
import { otaSearchAtom, questionAtom, recommendedData } from './state.ts'
import { SEPARATOR } from '../../ui/separator.ts'

/** Hotels for what the guest said, each with its reasons. */
export function Recommended() {
  const question = useAtomValue(questionAtom)
  return question && <Answer question={question} />
}

function Answer({ question }: { question: RecommendationQuestion }) {
  const t = useText()
  const { state, again } = useRemote(recommendedData, question)
  return (
    <section className="stack" aria-busy={state.kind === 'loading'}>
      <h2>{t('ota.forYou')}</h2>
      {state.kind === 'loading' && <CarouselLoading label={t('ota.looking')} />}
      {state.kind === 'refused' && (
        <RetryBanner title={t('ota.failed')} retryLabel={t('core.tryAgain')} onRetry={again}>
          {formatMessage(t, state.shown.message)}
        </RetryBanner>
      )}
      {state.kind === 'ready' && <Ready answer={state.value} />}
    </section>
  )
}

function Ready({ answer: { data, meta } }: { answer: RecommendedHotels }) {
  const t = useText()
  const asked = useAtomValue(otaSearchAtom)
  const { understood } = meta
  const search = useMemo(() => (understood ? searchOf(asked, understood) : asked), [asked, understood])
  if (!understood) return <EmptyState title={t('ota.notUnderstoodTitle')}>{t('ota.notUnderstood')}</EmptyState>
  return (
    <>
      <Heard understood={understood} currency={meta.currency} />
      {data.length === 0 && <EmptyState title={t('ota.noneTitle')}>{t('ota.noRecommended')}</EmptyState>}
      <Carousel label={t('ota.forYou')}>
        {data.map(({ hotel, reasons }) => (
          <HotelTile key={hotel.id} hotel={hotel} search={search}>
            <ul className="ota-reasons" aria-label={t('ota.why')}>
              {reasons.map(({ kind, wish }) => (
                <li key={`${kind} ${wish ?? ''}`}>
                  <Icon of={check} />
                  {kind === 'wish'
                    ? wish && t(`ota.wish_${wish}`)
                    : t(`ota.reason_${kind}`, { place: hotel.place.name })}
                </li>
              ))}
            </ul>
          </HotelTile>
        ))}
      </Carousel>
    </>
  )
}

const searchOf = (asked: OtaSearch, understood: Understood): OtaSearch => ({
  ...asked,
  checkin: understood.checkin_date,
  nights: countNights(understood.checkin_date, understood.checkout_date),
  adults: understood.adults,
  kidsAges: understood.kids_ages,
  rooms: understood.rooms,
})

/** What was understood, so that a guest sees what was not. */
function Heard({ understood, currency }: { understood: Understood; currency: Currency }) {
  const t = useText()
  const locale = useLocale()
  const dates = dateRange(understood.checkin_date, understood.checkout_date, locale)
  const isDated = !understood.assumed.includes('dates')
  const parts = [
    ...understood.places.map(({ name }) => name),
    ...(isDated ? [dates] : []),
    ...(understood.assumed.includes('party')
      ? []
      : [partyWords(t, { adults: understood.adults, children: understood.kids_ages.length })]),
    ...(understood.budget === null ? [] : [t('ota.upTo', { price: money(understood.budget, currency, locale) })]),
    ...understood.wishes.map((wish) => t(`ota.wish_${wish}`)),
  ]
  return (
    <p className="small soft" role="status">
      {t('ota.heard', { what: parts.join(SEPARATOR) })} {!isDated && t('ota.heardDates', { dates })}
    </p>
  )
}
