import { useAtomValue, useSetAtom } from 'jotai'

import type { CombinedRoom } from '../../../../shared/model/search/room.ts'
import { deadline } from '../../../lib/format.ts'
import { ownLanguage } from '../../../lib/own-language.ts'
import { settingsAtom } from '../../../state/settings/settings.ts'
import { useLocale, useText } from '../../../state/settings/texts.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { Facts } from '../../../ui/layout/facts.tsx'
import { PageTitle } from '../../../ui/layout/page-title.tsx'
import { Photo } from '../../../ui/layout/photo.tsx'
import { Say } from '../../../ui/messages/say.tsx'
import { Money } from '../../../ui/money/money.tsx'
import { PriceBlock } from '../../../ui/money/price-block.tsx'
import { check, guests as people } from '../../../ui/icons/signs.ts'
import { bed } from '../../../ui/icons/stay.ts'
import { useStylesheet } from '../../../ui/styles/use-stylesheet.ts'
import { picksOf, takeCombinationAtom } from '../choice/take-combination.ts'
import { shownCurrencyAtom } from '../state.ts'
import { useLength, usePartyWords } from '../words.ts'
import css from './combination.css'
import { sumsIn, sumsOf } from './offers.ts'

type CombinationProps = {
  rooms: readonly CombinedRoom[]
  /** There is nothing else to see, so its title is the screen's. */
  isScreen?: boolean
}

/** Two or more rooms for a party that no room takes as it was asked for: one press, one price. */
export function Combination({ rooms, isScreen = false }: CombinationProps) {
  useStylesheet(css)
  const t = useText()
  const take = useSetAtom(takeCombinationAtom)
  const n = rooms.reduce((sum, { party }) => sum + party.adults + party.children, 0)
  const title = t('detail.together', { rooms: t('core.rooms', { n: rooms.length }), guests: t('common.guests', { n }) })
  return (
    <section className="combined" aria-label={title}>
      {isScreen ? <PageTitle part>{title}</PageTitle> : <h2>{title}</h2>}
      <p className="small soft">{t('detail.togetherText')}</p>
      <ul>
        {rooms.map((one, at) => (
          <OneRoom key={at} one={one} />
        ))}
      </ul>
      <FreeUntil rooms={rooms} />
      <div className="take">
        <Price rooms={rooms} guests={n} />
        <Button look="main" onClick={() => take(rooms)}>
          {t('detail.takeTogether')}
        </Button>
      </div>
    </section>
  )
}

/** A room, its plan, who sleeps there and on what. */
function OneRoom({ one: { room, party } }: { one: CombinedRoom }) {
  const t = useText()
  const partyWords = usePartyWords()
  const [plan] = room.room_plan
  const [photo] = room.photos
  const beds = room.beds.map(({ bed_type, bed_count: count }) => ({
    id: bed_type,
    icon: bed,
    text: t('results.bedCount', { bed: t(`results.bed_${bed_type}`), count }),
  }))
  const who = partyWords({ adults_count: party.adults, children_count: party.children })
  return (
    <li>
      {photo && <Photo className="thumb" url={photo.url} alt="" />}
      <div className="stack tight grow">
        <h3>
          <bdi lang={ownLanguage(room.lang)}>{room.room_type_name}</bdi>
        </h3>
        {plan && (
          <span className="small soft" lang={ownLanguage(plan.lang)}>
            {plan.room_plan_name}
          </span>
        )}
        <Facts facts={[{ id: 'guests', icon: people, text: who }, ...beds]} />
      </div>
    </li>
  )
}

/** Until when all of it can be cancelled free of charge. */
function FreeUntil({ rooms }: { rooms: readonly CombinedRoom[] }) {
  const t = useText()
  const locale = useLocale()
  const { time_zone } = useAtomValue(settingsAtom)
  const ends = rooms.map(({ room }) => room.room_plan[0]?.cancellation_free_deadline ?? '').toSorted()
  const [first] = ends
  if (!first) return null
  return (
    <Say kind="good" icon={check}>
      {t('results.freeUntil', { moment: deadline(first, locale, time_zone) })}
    </Say>
  )
}

function Price({ rooms, guests }: { rooms: readonly CombinedRoom[]; guests: number }) {
  const t = useText()
  const locale = useLocale()
  const { currency } = useAtomValue(settingsAtom)
  const second = useAtomValue(shownCurrencyAtom)
  const picks = picksOf(rooms, 'rooms')
  const converted = sumsIn(second, currency, picks)
  const sum =
    second && converted ? { amount: converted.total, currency: second } : { amount: sumsOf(picks).total, currency }
  return (
    <PriceBlock
      over={t('common.total')}
      align="start"
      now={<Money {...sum} locale={locale} />}
      what={t('results.included', { nights: useLength(), guests: t('common.guests', { n: guests }) })}
    />
  )
}
