import type { ListStatus } from '../../../../shared/model/stay/listed-reservation.ts'
import { RESERVATIONS_PAGE, RESERVATIONS_STATUS } from '../../../../shared/constants.ts'
import { user } from '../../../../shared/contract/user.ts'
import { atomForVisitor } from '../../../state/session/visitor.ts'
import { pageWithin } from '../../../state/page-within.ts'
import { remoteData } from '../../../state/remote.ts'

export type StaysAsked = { page: number; status: ListStatus }

/** Those to come, the next one first; one that waits for the bank is among them. */
export const NEXT_STAYS: StaysAsked = { page: RESERVATIONS_PAGE, status: RESERVATIONS_STATUS }

/** Kept while the guest looks at a stay and comes back. */
export const askedStaysAtom = atomForVisitor<StaysAsked>(NEXT_STAYS)

export const staysData = remoteData(({ api }, { page, status }: StaysAsked, signal) =>
  pageWithin(page, (at) => api(user.reservations, { query: { page: at, status } }, { signal })),
)
