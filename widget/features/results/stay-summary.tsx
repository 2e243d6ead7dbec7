import { useAtomValue, useSetAtom } from 'jotai'

import { nights } from '../../../shared/rules/dates.ts'
import { partyTotals } from '../../../shared/rules/party.ts'
import { dateRange } from '../../lib/format.ts'
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
import { Money } from '../../ui/money.tsx'
import { Photo } from '../../ui/photo.tsx'
import { Summary } from '../../ui/summary.tsx'
import { commonMethods, roomsMissing, sumsOf } from './offers.ts'
import { goneAtom, proceedAtom, proceedingAtom, resultsAtom } from './state.ts'

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
          <b>
            {pick.quantity > 1
              ? t('results.times', { room: pick.room.room_type_name, quantity: pick.quantity })
              : pick.room.room_type_name}
          </b>
          <br />
          <span className="soft">{pick.plan.room_plan_name}</span>
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
  if (selection.length === 0) return null
  return (
    <BottomBar
      what={t('results.included', {
        nights: t('core.nights', { n: nights(checkin, checkout) }),
        guests: t('core.guests', { n: guestsOf(selection) }),
      })}
      amount={<Money amount={sumsOf(selection).total} currency={currency} locale={locale} />}
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
  const sums = sumsOf(useAtomValue(selectionAtom))
  const money = (amount: number) => <Money amount={amount} currency={currency} locale={locale} />
  const lines = [
    { id: 'rooms', label: t('results.roomAndMeals'), amount: money(sums.net) },
    { id: 'tax', label: t('results.taxes'), amount: money(sums.tax) },
    ...(sums.accommodationTax
      ? [{ id: 'accommodation', label: t('results.accommodationTax'), amount: money(sums.accommodationTax) }]
      : []),
  ]
  return <Bill lines={lines} total={{ label: t('core.total'), amount: money(sums.total) }} />
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
