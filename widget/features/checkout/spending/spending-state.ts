import { atom } from 'jotai'

import { errorRow } from '../../../../shared/errors.ts'
import type { Failure } from '../../../lib/failure.ts'
import type { Message } from '../../../state/messages/messages.ts'
import { shownOf } from '../../../state/messages/failures.ts'
import { criteriaAtom } from '../../../state/search/search.ts'
import { settingsAtom } from '../../../state/settings/settings.ts'
import { userAtom } from '../../../state/session/user.ts'
import { atomForVisitor } from '../../../state/session/visitor.ts'

/** One word of shared/model/hotel/member-settings.ts, whose others no booking needs. */
const hidesPoints = (settings: object): boolean => 'points_hidden' in settings && settings.points_hidden === true

/** A brand that hides points takes none and promises none (POINT-008). */
export const hidesPointsAtom = atom((get) => hidesPoints(get(settingsAtom)))

/** Whether this guest may pay with points here (POINT-007). */
export const mayUsePointsAtom = atom((get) => get(userAtom)?.point_program_enabled === true && !get(hidesPointsAtom))

/** What the guest decided to spend (POINT-009), and what stands in the field. */
const chosenPointsAtom = atomForVisitor(0)
export const typedPointsAtom = atomForVisitor('')
export const spentPointsAtom = atom(
  (get) => (get(mayUsePointsAtom) ? get(chosenPointsAtom) : 0),
  (_get, set, amount: number) => {
    set(chosenPointsAtom, amount)
    set(pointsErrorAtom, null)
  },
)

/** Why so many points are not taken; gone with the next word in the field. */
export const pointsErrorAtom = atom<Message | null>(null)
/** Counts what the balance may have changed with: it is asked for again with each. */
export const balanceAskedAtom = atom(0)

export const isAboutPoints = (failure: Failure): boolean =>
  failure.kind === 'refused' && errorRow(failure.codes[0], failure.payloads[0]).field === 'points'

/** The amount stays in the field with the reason, and the price is that without it (POINT-021). */
export const rejectPointsAtom = atom(null, (get, set, failure: Failure) => {
  set(typedPointsAtom, String(get(chosenPointsAtom) || ''))
  set(spentPointsAtom, 0)
  set(pointsErrorAtom, shownOf(failure).message)
  set(balanceAskedAtom, (times) => times + 1)
})

/** A voucher this visit learned is not to be had for this stay, with the reason. */
export const voucherErrorAtom = atomForVisitor<{ number: string; reason: string | null; message: Message } | null>(null)
/** Taken off by the guest. */
export const leftVoucherAtom = atomForVisitor<string | null>(null)

/** The voucher that a search named pays (VOUCHER-003, QUERY-064). It is a member's: for anybody else none is asked for. */
export const voucherNumberAtom = atom((get): string | null => {
  const { voucher_coupon_code: number } = get(criteriaAtom)
  if (!number || get(userAtom) === null) return null
  return number === get(voucherErrorAtom)?.number || number === get(leftVoucherAtom) ? null : number
})

export const rejectVoucherAtom = atom(null, (_get, set, number: string, failure: Failure) => {
  const reason = failure.payloads[0]?.reason
  set(voucherErrorAtom, {
    number,
    reason: typeof reason === 'string' ? reason : null,
    message: shownOf(failure).message,
  })
})

export const forgetSpendingAtom = atom(null, (_get, set) => {
  set(spentPointsAtom, 0)
  set(typedPointsAtom, '')
  set(voucherErrorAtom, null)
  set(leftVoucherAtom, null)
})
