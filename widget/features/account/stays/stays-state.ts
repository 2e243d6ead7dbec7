import type { ListedReservation, ListStatus } from '../../../../shared/model/stay/listed-reservation.ts'
import { RESERVATIONS_PAGE, RESERVATIONS_STATUS } from '../../../../shared/constants.ts'
import { user } from '../../../../shared/contract/user.ts'
import { atomForVisitor } from '../../../state/session/visitor.ts'
import { remoteData } from '../../../state/remote.ts'

export type StaysAsked = { page: number; status: ListStatus }

/** Kept while the guest looks at a stay and comes back. */
export const askedStaysAtom = atomForVisitor<StaysAsked>({ page: RESERVATIONS_PAGE, status: RESERVATIONS_STATUS })

export const staysData = remoteData(({ api }, query: StaysAsked, signal) =>
  api(user.reservations, { query }, { signal }),
)

/** The first of those to come, or one that waits for the bank; null: there is none. */
export const nextStayData = remoteData(async ({ api }, _input: null, signal): Promise<ListedReservation | null> => {
  const query: StaysAsked = { page: RESERVATIONS_PAGE, status: RESERVATIONS_STATUS }
  const { data } = await api(user.reservations, { query }, { signal })
  return data[0] ?? null
})
