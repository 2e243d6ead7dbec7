import { useAtomValue, useSetAtom } from 'jotai'

import { writeCriteria } from '../../../../shared/rules/link/write-criteria.ts'
import { LOCALES } from '../../../../shared/locales.ts'
import type { Locale } from '../../../../shared/locales.ts'
import { dateRange, deadline as deadlineWords } from '../../../lib/format.ts'
import { partyWords } from '../../../lib/party-words.ts'
import { stayLength } from '../../../lib/stay-length.ts'
import { formatMessage } from '../../../state/messages/messages.ts'
import { goAtom } from '../../../state/navigation/navigation.ts'
import { criteriaAtom } from '../../../state/search/search.ts'
import type { Selected } from '../../../state/search/selection.ts'
import { selectionAtom } from '../../../state/search/selection.ts'
import { settingsAtom } from '../../../state/settings/settings.ts'
import { useLocale, useText } from '../../../state/settings/texts.ts'
import { Skeleton } from '../../../ui/layout/skeleton.tsx'
import { Button } from '../../../ui/controls/button.tsx'
import { check } from '../../../ui/icons/signs.ts'
import { Money } from '../../../ui/money/money.tsx'
import { Photo } from '../../../ui/layout/photo.tsx'
import { Say } from '../../../ui/messages/say.tsx'
import { PinnedSummary } from '../../../ui/money/pinned-summary.tsx'
import { Summary } from '../../../ui/money/summary.tsx'
import { RetryBanner } from '../../../ui/messages/banner.tsx'
import { calculationAtom, shownCalculation } from './calculation-state.ts'
import { calculateAtom } from './calculation.ts'
import { ExtraLinesPlace } from '../extras/extras-place.tsx'
import { TaxNotePlace } from '../spending/coupon-place.tsx'
import { paymentCurrencyAtom, totalSumAtom } from '../pay/payment-currency.ts'
import { PriceBill } from './price-bill.tsx'
import { RoomPriceLines } from './room-price-lines.tsx'
import {
  chosenTotalAtom,
  currencyAtom,
  freeUntilAtom,
  goneLinesAtom,
  linesAtom,
  stayAtom,
  totalsAtom,
} from '../stay.ts'
import { offeredRecovery, RecoveryAction } from '../pay/recovery-action.tsx'
import { SEPARATOR } from '../../../ui/separator.ts'

const langOf = (lang: Locale | null) => (lang === null ? undefined : LOCALES[lang].tag)

/** What can still be booked, in three lines for phones. */
export function PinnedStay() {
  const [first] = useAtomValue(linesAtom)
  if (!first) return null
  return (
    <PinnedSummary photo={<LinePhoto line={first} />}>
      <b lang={langOf(first.room.lang)}>{first.room.room_type_name}</b>
      <StayLines />
    </PinnedSummary>
  )
}

function LinePhoto({ line }: { line: Selected }) {
  const [photo] = line.room.photos
  return <Photo url={photo?.url} alt={photo?.alt ?? ''} eager />
}

function StayLines() {
  const t = useText()
  const locale = useLocale()
  const { checkin, checkout } = useAtomValue(stayAtom)
  const totals = useAtomValue(totalsAtom)
  return (
    <div className="small">
      <b>
        {dateRange(checkin, checkout, locale)}
        {SEPARATOR}
        {stayLength(t, checkin, checkout)}
      </b>
      {totals.adults > 0 && <div className="soft">{partyWords(t, totals)}</div>}
    </div>
  )
}

/** The guest's own stay beside the form: rooms, bill and the line on cancelling. */
export function CheckoutStaySummary() {
  const t = useText()
  const selection = useAtomValue(selectionAtom)
  const criteria = useAtomValue(criteriaAtom)
  const go = useSetAtom(goAtom)
  const { hotel_name: hotelName } = useAtomValue(settingsAtom)
  const [first] = selection
  const change = (
    <Button look="quiet" size="small" onClick={() => go({ to: 'result', query: writeCriteria(criteria) })}>
      {t('checkout.changeStay')}
    </Button>
  )
  return (
    <Summary title={t('checkout.yourStay')} photo={first && <LinePhoto line={first} />} action={change}>
      <b className="small">{hotelName}</b>
      <StayLines />
      <Lines />
      <StayBill />
      <TaxNotePlace />
      <CancellationLine />
    </Summary>
  )
}

function Lines() {
  const t = useText()
  const selection = useAtomValue(selectionAtom)
  const gone = useAtomValue(goneLinesAtom)
  const lines = useAtomValue(linesAtom)
  const currency = useAtomValue(currencyAtom)
  const calculation = shownCalculation(useAtomValue(calculationAtom))
  return (
    <ul className="stack">
      {selection.map((line, at) => {
        const { room_type_name: room, lang } = line.room
        // The answer has the lines in the order in which they were asked for.
        const price = calculation?.data.rooms[lines.indexOf(line)]
        return (
          <li key={at} className="small">
            <b lang={langOf(lang)}>{line.quantity > 1 ? t('checkout.roomTimes', { room, n: line.quantity }) : room}</b>
            <div className="soft" lang={langOf(line.plan.lang)}>
              {line.plan.room_plan_name}
            </div>
            <div className="soft">{partyWords(t, line.party)}</div>
            {price && <RoomPriceLines room={price} currency={currency} />}
            {gone.includes(line) && <strong className="wrong">{t('checkout.soldOutTitle', { room })}</strong>}
          </li>
        )
      })}
    </ul>
  )
}

function StayBill() {
  const t = useText()
  const state = useAtomValue(calculationAtom)
  const again = useSetAtom(calculateAtom)
  const calculation = shownCalculation(state)
  const hasLines = useAtomValue(linesAtom).length > 0
  const pays = useAtomValue(paymentCurrencyAtom)
  if (!hasLines) return null
  if (!calculation && state.kind === 'loading') return <BillBones label={t('checkout.priceComes')} />
  if (state.kind === 'refused' || !calculation)
    return (
      <RetryBanner title={t('checkout.priceFailed')} retryLabel={t('core.tryAgain')} onRetry={() => void again()}>
        {state.kind === 'refused' && formatMessage(t, state.shown.message)}
        {state.kind === 'refused' && <RecoveryAction way={offeredRecovery(state.shown.code)} />}
      </RetryBanner>
    )
  const { data, meta } = calculation
  const money = { currency: meta.currency, second: meta.mcp_currency, pays }
  return (
    <>
      <ExtraLinesPlace extras={data.extras} {...money} />
      <div aria-busy={state.kind === 'loading'}>
        <PriceBill
          price={data.total}
          discounts={data.rooms.flatMap(({ discounts, quantity }) =>
            discounts.map((one) => ({ ...one, times: quantity })),
          )}
          {...money}
          open
        />
      </div>
    </>
  )
}

function BillBones({ label }: { label: string }) {
  return (
    <div className="stack" role="status" aria-label={label}>
      <Skeleton width="100%" />
      <Skeleton width="80%" />
      <Skeleton width="60%" height="28px" />
    </div>
  )
}

function CancellationLine() {
  const t = useText()
  const locale = useLocale()
  const { time_zone: zone } = useAtomValue(settingsAtom)
  const deadline = useAtomValue(freeUntilAtom)
  // What a cancellation would cost stands in the bill.
  if (deadline === null) return null
  return (
    <Say tiny kind="good" icon={check}>
      {t('checkout.freeUntil', { moment: deadlineWords(deadline, locale, zone) })}
    </Say>
  )
}

/** The sum in the bar: the calculation's, or the results' while it is on its way; none once every room is gone. */
export function TotalAmount() {
  const locale = useLocale()
  const sum = useAtomValue(totalSumAtom)
  const chosen = useAtomValue(chosenTotalAtom)
  const currency = useAtomValue(currencyAtom)
  const [line] = useAtomValue(linesAtom)
  return line === undefined ? '–' : <Money {...(sum ?? { amount: chosen, currency })} locale={locale} />
}
