import { CURRENCIES } from '../../../shared/currencies.ts'
import type { Currency } from '../../../shared/currencies.ts'
import type { PartyRoom } from '../../../shared/model/search/party.ts'
import type { RoomPlan } from '../../../shared/model/search/room.ts'
import type { Sum } from '../../../shared/rules/money/money.ts'
import { lowestSum } from './list/offers.ts'

/** 24750, 24,750.00 or 247.5: the whole price an advertisement showed, in units of its currency. */
function displayedTotal(text: string, currency: Currency): number | null {
  const plain = text.trim().replaceAll(',', '')
  if (!/^\d{1,10}(\.\d{1,4})?$/.test(plain)) return null
  return Math.round(Number(plain) * 10 ** CURRENCIES[currency].digits)
}

/** Both sums where the cheapest of what is listed costs something else than was advertised, all taxes in; else null. */
export function movedPrice(
  displayed: string,
  plans: readonly RoomPlan[],
  parties: readonly PartyRoom[],
  hotel: Currency,
  second: Currency | null,
): { before: Sum; now: Sum } | null {
  const now = lowestSum(plans, parties, hotel, second)
  const before = now && displayedTotal(displayed, now.currency)
  if (!now || before === null || before === now.amount) return null
  return { before: { amount: before, currency: now.currency }, now }
}
