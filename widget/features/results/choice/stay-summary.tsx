import { useAtomValue } from 'jotai'

import { partyTotals } from '../../../../shared/rules/party/party-totals.ts'
import { dateRange, deadline, money } from '../../../lib/format.ts'
import { ownLanguage } from '../../../lib/own-language.ts'
import { Lazy } from '../../../state/lazy.ts'
import { shownCriteriaAtom } from '../shown-criteria.ts'
import { partyKey, selectionAtom } from '../../../state/search/selection.ts'
import type { Selected } from '../../../state/search/selection.ts'
import { settingsAtom } from '../../../state/settings/settings.ts'
import { useLocale, useText } from '../../../state/settings/texts.ts'
import { Bill } from '../../../ui/money/bill.tsx'
import { BottomBar } from '../../../ui/layout/bottom-bar.tsx'
import { useIsLater } from '../../../ui/layout/in-view.tsx'
import { check } from '../../../ui/icons/signs.ts'
import { MoneyPair } from '../../../ui/money/money-pair.tsx'
import { Money } from '../../../ui/money/money.tsx'
import { Photo } from '../../../ui/layout/photo.tsx'
import { Say } from '../../../ui/messages/say.tsx'
import { Summary } from '../../../ui/money/summary.tsx'
import { memberSum, sumsIn, sumsOf } from '../list/offers.ts'
import { ChoiceRefusal } from '../list/notes.tsx'
import { Continue } from './continue.tsx'
import { goneAtom } from './picks.ts'
import { shownCurrencyAtom } from '../state.ts'
import { useLength, usePartyWords } from '../words.ts'
import { SEPARATOR } from '../../../ui/separator.ts'

const stayOutlook = () => import('./stay-outlook.tsx').then(({ StayOutlook }) => StayOutlook)
const lost = () => import('./lost.tsx').then(({ Lost }) => Lost)
const DETAIL = ['detail'] as const

/** The guest's choice with its whole price, beside the results. */
export function SelectionSummary() {
  const t = useText()
  const selection = useAtomValue(selectionAtom)
  const gone = useAtomValue(goneAtom)
  const isLater = useIsLater()
  if (!selection[0] && !gone[0]) return <Lazy load={stayOutlook} parts={DETAIL} props={{}} />
  const photo = selection[0]?.room.photos[0]
  return (
    <Summary title={t('results.yourStay')} photo={photo && <Photo url={photo.url} alt="" aspect="16 / 9" />}>
      <StayLine />
      {gone[0] && <Lazy load={lost} props={{ isLater }} />}
      {selection.map((pick) => (
        <Line key={`${pick.type}/${pick.plan.room_plan_code}/${partyKey(pick.party)}`} pick={pick} />
      ))}
      {selection[0] && <StayBill />}
      <ChoiceRefusal />
      <div className="wide-only">
        <Continue full />
      </div>
      <Assurance />
    </Summary>
  )
}

/** A room, its plan, and for whom it is where the rooms are for several parties. */
function Line({ pick }: { pick: Selected }) {
  const t = useText()
  const partyWords = usePartyWords()
  const { rooms } = useAtomValue(shownCriteriaAtom)
  return (
    <div className="small">
      <b lang={ownLanguage(pick.room.lang)}>
        {pick.quantity > 1
          ? t('results.times', { room: pick.room.room_type_name, quantity: pick.quantity })
          : pick.room.room_type_name}
      </b>
      <br />
      <span className="soft" lang={ownLanguage(pick.plan.lang)}>
        {pick.plan.room_plan_name}
      </span>
      {rooms[1] && (
        <>
          <br />
          <span className="soft">
            {t('results.forParty', { party: partyWords(pick.plan.matched_search_criteria) })}
          </span>
        </>
      )}
    </div>
  )
}

/** Until when cancelling all of it is free, and what a member would pay. */
function Assurance() {
  const t = useText()
  const locale = useLocale()
  const { currency, time_zone } = useAtomValue(settingsAtom)
  const selection = useAtomValue(selectionAtom)
  const deadlines = selection.map(({ plan }) => plan.cancellation_free_deadline).filter((free) => free !== null)
  const [first] = deadlines.toSorted((one, other) => Date.parse(one) - Date.parse(other))
  const members = memberSum(selection)
  return (
    <>
      {first && deadlines.length === selection.length && (
        <Say kind="good" icon={check} tiny>
          {t('results.freeUntil', { moment: deadline(first, locale, time_zone) })}
        </Say>
      )}
      {members !== null && (
        <p className="tiny soft">{t('results.asMember', { price: money(members, currency, locale) })}</p>
      )}
    </>
  )
}

/** On phones the total and the next step are always in reach. */
export function StayBar() {
  const t = useText()
  const locale = useLocale()
  const selection = useAtomValue(selectionAtom)
  const { currency } = useAtomValue(settingsAtom)
  const second = useAtomValue(shownCurrencyAtom)
  const length = useLength()
  const converted = sumsIn(second, currency, selection)
  const total =
    second && converted ? { amount: converted.total, currency: second } : { amount: sumsOf(selection).total, currency }
  if (!selection[0]) return null
  return (
    <BottomBar
      what={t('results.included', {
        nights: length,
        guests: t('common.guests', { n: guestsOf(selection) }),
      })}
      amount={<Money {...total} locale={locale} />}
    >
      <Continue />
    </BottomBar>
  )
}

const guestsOf = (selection: readonly Selected[]) =>
  selection.reduce((sum, { party, quantity }) => sum + (party.adults + party.children) * quantity, 0)

export function StayLine() {
  const locale = useLocale()
  const { checkin, checkout, rooms } = useAtomValue(shownCriteriaAtom)
  const { adults, children } = partyTotals(rooms)
  const partyWords = usePartyWords()
  return (
    <p className="small">
      <b>
        {dateRange(checkin, checkout, locale)}
        {SEPARATOR}
        {useLength()}
      </b>
      <br />
      <span className="soft">{partyWords({ adults_count: adults, children_count: children })}</span>
    </p>
  )
}

function StayBill() {
  const t = useText()
  const locale = useLocale()
  const { currency } = useAtomValue(settingsAtom)
  const selection = useAtomValue(selectionAtom)
  const second = useAtomValue(shownCurrencyAtom)
  const own = sumsOf(selection)
  const converted = sumsIn(second, currency, selection)
  const sums = converted ?? own
  const shown = second && converted ? second : currency
  const shownMoney = (amount: number) => <Money amount={amount} currency={shown} locale={locale} />
  const beside = converted && { amount: own.total, currency }
  const lines = [
    { id: 'rooms', label: t('results.roomAndMeals'), amount: shownMoney(sums.net) },
    { id: 'tax', label: t('results.taxes'), amount: shownMoney(sums.tax) },
    ...(sums.accommodationTax
      ? [{ id: 'accommodation', label: t('results.accommodationTax'), amount: shownMoney(sums.accommodationTax) }]
      : []),
  ]
  const amount = <MoneyPair sum={{ amount: sums.total, currency: shown }} beside={beside} locale={locale} />
  return <Bill lines={lines} total={{ label: t('common.total'), amount }} />
}
