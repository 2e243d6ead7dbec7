import { atom } from 'jotai'

import type { Currency } from '../../../shared/currencies.ts'
import { add, offerTotal } from '../../../shared/rules/money/money.ts'
import { partyTotals } from '../../../shared/rules/party/party-totals.ts'
import { times } from '../../../shared/rules/times.ts'
import { askGoneAtom, foundFreeAtom } from '../../state/search/availability.ts'
import { criteriaAtom } from '../../state/search/search.ts'
import { selectionAtom } from '../../state/search/selection.ts'
import type { Selected } from '../../state/search/selection.ts'
import { settingsAtom } from '../../state/settings/settings.ts'
import { bookedStayPaymentAtom } from './prepay/booked-stay-payment.ts'

export const stayAtom = atom((get) => {
  const { checkin, checkout } = get(bookedStayPaymentAtom) ?? get(criteriaAtom)
  return { checkin, checkout }
})

export const currencyAtom = atom((get): Currency => get(settingsAtom).currency)

/** The lines the server no longer has. */
const soldOutAtom = atom<readonly Selected[]>([])

export const goneLinesAtom = atom((get) => get(selectionAtom).filter((line) => get(soldOutAtom).includes(line)))
/** What can still be booked. */
export const linesAtom = atom((get) => get(selectionAtom).filter((line) => !get(soldOutAtom).includes(line)))

/** The party of each room, a room that was taken twice counting twice. */
export const partiesAtom = atom((get) => get(linesAtom).flatMap(({ party, quantity }) => times(quantity, () => party)))
export const totalsAtom = atom((get) => partyTotals(get(partiesAtom)))

/** What the guest saw in the results, taxes included. */
export const chosenTotalAtom = atom((get) =>
  add(...get(linesAtom).map(({ plan, quantity }) => offerTotal(plan.price) * quantity)),
)

/** The earliest of the deadlines; null as soon as one of the rooms is never free to cancel. */
export const freeUntilAtom = atom((get): string | null => {
  const deadlines = get(linesAtom).map(({ plan }) => plan.cancellation_free_deadline)
  const known = deadlines.filter((deadline) => deadline !== null)
  if (known.length === 0 || known.length < deadlines.length) return null
  return known.reduce((first, deadline) => (Date.parse(deadline) < Date.parse(first) ? deadline : first))
})

/** Asks whether every line is still there, and says whether it is (CALL-135). */
export const checkLinesAtom = atom(null, async (get, set, signal?: AbortSignal): Promise<boolean> => {
  const gone = await set(askGoneAtom, get(stayAtom), signal)
  set(soldOutAtom, gone)
  return gone.length === 0
})

/** As the details open: who came by Continue was told a moment ago. */
export const checkOpenedLinesAtom = atom(null, async (get, set, signal: AbortSignal): Promise<void> => {
  const isFree = get(foundFreeAtom) === get(selectionAtom)
  set(foundFreeAtom, null)
  if (isFree) set(soldOutAtom, [])
  else await set(checkLinesAtom, signal)
})

/** Goes on with what is left. */
export const dropSoldOutAtom = atom(null, (get, set) => {
  set(selectionAtom, get(linesAtom))
  set(soldOutAtom, [])
})
