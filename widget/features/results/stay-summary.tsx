import { useAtomValue, useSetAtom } from 'jotai'

import { nights } from '../../../shared/rules/dates.ts'
import { partyTotals } from '../../../shared/rules/party-totals.ts'
import { dateRange } from '../../lib/format.ts'
import { ownLanguage } from '../../lib/own-language.ts'
import { clearSlotAtom, say, slotsAtom } from '../../state/banner.ts'
import { criteriaAtom } from '../../state/search.ts'
import { selectionAtom } from '../../state/selection.ts'
import type { Selected } from '../../state/selection.ts'
import { settingsAtom } from '../../state/settings.ts'
import { useLocale, useText } from '../../state/texts.ts'
import { Banner } from '../../ui/banner.tsx'
import { Bill } from '../../ui/bill.tsx'
import { BottomBar } from '../../ui/bottom-bar.tsx'
import { Button } from '../../ui/button.tsx'
import { MoneyPair } from '../../ui/money-pair.tsx'
import { Money } from '../../ui/money.tsx'
import { Photo } from '../../ui/photo.tsx'
import { Summary } from '../../ui/summary.tsx'
import { commonMethods, roomsMissing, sumsIn, sumsOf } from './offers.ts'
import { goneAtom, proceedAtom, proceedingAtom, resultsAtom, shownCurrencyAtom } from './state.ts'

/** The guest's choice with its whole price, beside the results. */
export function StaySummary() {
  const t = useText()
  const selection = useAtomValue(selectionAtom)
  const gone = useAtomValue(goneAtom)
  if (selection.length === 0 && gone.length === 0) return null
  const photo = selection[0]?.room.photos[0]
  return (
    <Summary title={t('results.yourStay')} photo={photo && <Photo url={photo.url} alt="" aspect="16 / 9" />}>
      <StayLine />
      {gone.map((pick) => (
        <Banner
          key={pick.plan.room_plan_code}
          kind="warn"
          title={t('results.goneTitle', { room: pick.room.room_type_name })}
        >
          {t('results.goneText')}
        </Banner>
      ))}
      {selection.map((pick) => (
        <div className="small" key={pick.plan.room_plan_code + pick.party.adults + pick.party.children}>
          <b lang={ownLanguage(pick.room.lang)}>
            {pick.quantity > 1
              ? t('results.times', { room: pick.room.room_type_name, quantity: pick.quantity })
              : pick.room.room_type_name}
          </b>
          <br />
          <span className="soft" lang={ownLanguage(pick.plan.lang)}>
            {pick.plan.room_plan_name}
          </span>
        </div>
      ))}
      {selection.length > 0 && <StayBill />}
      <Refusal />
      <div className="wide-only">
        <Continue full />
      </div>
    </Summary>
  )
}

/** On phones the total and the next step are always in reach. */
export function StayBar() {
  const t = useText()
  const locale = useLocale()
  const selection = useAtomValue(selectionAtom)
  const { currency } = useAtomValue(settingsAtom)
  const { checkin, checkout } = useAtomValue(criteriaAtom)
  const second = useAtomValue(shownCurrencyAtom)
  const converted = sumsIn(second, currency, selection)
  const total =
    second && converted ? { amount: converted.total, currency: second } : { amount: sumsOf(selection).total, currency }
  if (selection.length === 0) return null
  return (
    <BottomBar
      what={t('results.included', {
        nights: t('core.nights', { n: nights(checkin, checkout) }),
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

function StayLine() {
  const t = useText()
  const locale = useLocale()
  const { checkin, checkout, rooms } = useAtomValue(criteriaAtom)
  const party = partyTotals(rooms)
  const adults = t('core.adults', { n: party.adults })
  return (
    <p className="small">
      <b>
        {dateRange(checkin, checkout, locale)} · {t('core.nights', { n: nights(checkin, checkout) })}
      </b>
      <br />
      <span className="soft">
        {party.children ? t('core.party', { adults, children: t('core.children', { n: party.children }) }) : adults}
      </span>
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
  const money = (amount: number) => <Money amount={amount} currency={shown} locale={locale} />
  const beside = converted && { amount: own.total, currency }
  const lines = [
    { id: 'rooms', label: t('results.roomAndMeals'), amount: money(sums.net) },
    { id: 'tax', label: t('results.taxes'), amount: money(sums.tax) },
    ...(sums.accommodationTax
      ? [{ id: 'accommodation', label: t('results.accommodationTax'), amount: money(sums.accommodationTax) }]
      : []),
  ]
  const amount = <MoneyPair sum={{ amount: sums.total, currency: shown }} beside={beside} locale={locale} />
  return <Bill lines={lines} total={{ label: t('common.total'), amount }} />
}

function Continue({ full = false }: { full?: boolean }) {
  const t = useText()
  const selection = useAtomValue(selectionAtom)
  const { rooms } = useAtomValue(criteriaAtom)
  const isBusy = useAtomValue(proceedingAtom)
  const proceed = useSetAtom(proceedAtom)
  const missing = roomsMissing(rooms, selection)
  const isMixed = selection.length > 1 && commonMethods(selection).length === 0
  const reason = isMixed ? t('results.mixedPayment') : missing > 0 ? t('results.chooseMore', { n: missing }) : null
  return (
    <Button look="main" full={full} busy={isBusy} disabledReason={reason} onClick={() => void proceed()}>
      {t('results.continue')}
    </Button>
  )
}

/** Why going on was refused; a refused search is told in place of the results. */
function Refusal() {
  const t = useText()
  const { searchResult } = useAtomValue(slotsAtom)
  const isListed = useAtomValue(resultsAtom).kind === 'ready'
  const clear = useSetAtom(clearSlotAtom)
  if (!searchResult || !isListed) return null
  return (
    <Banner kind="bad" dismissLabel={t('core.dismiss')} onDismiss={() => clear('searchResult')}>
      {say(t, searchResult.told)}
    </Banner>
  )
}
