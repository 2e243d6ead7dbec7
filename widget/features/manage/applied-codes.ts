import { atom } from 'jotai'

import { changing } from '../../../shared/contract/changing.ts'
import type { AppliedCodes } from '../../../shared/model/changing.ts'
import type { Reservation } from '../../../shared/model/reservation.ts'
import { asFailure } from '../../lib/failure.ts'
import type { Shown } from '../../state/banner.ts'
import { environmentAtom } from '../../state/environment.ts'
import { shownOf } from '../../state/failures.ts'
import { proofAtom } from '../../state/review-proof.ts'
import { atomForVisitor } from '../../state/visitor.ts'

export type Applied =
  { kind: 'asking' } | { kind: 'refused'; shown: Shown } | { kind: 'ready'; codes: AppliedCodes; of: string }

const ASKING: Applied = { kind: 'asking' }
const askedAtom = atomForVisitor<Applied>(ASKING)

/** The coupon and the voucher that pay a part of a stay; those of another stay are none of it. */
export const appliedAtom = atom((get) => ({ reservation_number: of }: Reservation): Applied => {
  const applied = get(askedAtom)
  return applied.kind === 'ready' && applied.of !== of ? ASKING : applied
})

/** The lookup of specification 7.10. Asked again, what is there stays: the guest may be reading it. */
export const askAppliedAtom = atom(null, async (get, set, reservation: Reservation, signal?: AbortSignal) => {
  const { hotelId, reservation_number: of } = reservation
  if (get(appliedAtom)(reservation).kind !== 'ready') set(askedAtom, ASKING)
  const input = { hotelId, reservationId: of, query: get(proofAtom) ?? {} }
  try {
    const { data } = await get(environmentAtom).api(changing.codes, input, { signal })
    if (!signal?.aborted) set(askedAtom, { kind: 'ready', codes: data, of })
  } catch (error) {
    if (!signal?.aborted) set(askedAtom, { kind: 'refused', shown: shownOf(asFailure(error)) })
  }
})
