import { atom } from 'jotai'

import { errorRow } from '../../../shared/errors.ts'
import type { Failure } from '../../lib/failure.ts'
import type { Told } from '../../state/banner.ts'
import { shownOf } from '../../state/failures.ts'
import { criteriaAtom } from '../../state/search.ts'
import { settingsAtom } from '../../state/settings.ts'
import { userAtom } from '../../state/user.ts'
import { atomForVisitor } from '../../state/visitor.ts'

/** One word of shared/model/member-settings.ts, whose others no booking needs (POINT-008). */
const hidesPoints = (settings: object): boolean => 'points_hidden' in settings && settings.points_hidden === true

/** Whether this guest may pay with points here (specification 5, "Points and coupons"). */
export const mayUsePointsAtom = atom(
  (get) => get(userAtom)?.point_program_enabled === true && !hidesPoints(get(settingsAtom)),
)

/** What the guest decided to spend (specification 3, selectedSpendingPoint), and what stands in the field. */
const chosenPointsAtom = atomForVisitor(0)
export const typedPointsAtom = atomForVisitor('')
export const spentPointsAtom = atom(
  (get) => (get(mayUsePointsAtom) ? get(chosenPointsAtom) : 0),
  (_get, set, amount: number) => {
    set(chosenPointsAtom, amount)
    set(pointsFaultAtom, null)
  },
)

/** Why so many points are not taken; gone with the next word in the field. */
export const pointsFaultAtom = atom<Told | null>(null)
/** Counts what the balance may have changed with: it is asked for again with each. */
export const balanceAskedAtom = atom(0)

export const isAboutPoints = (failure: Failure): boolean =>
  failure.kind === 'refused' && errorRow(failure.codes[0], failure.payloads[0]).field === 'points'

/** The amount stays in the field with the reason, and the price is that without it (POINT-021). */
export const rejectPointsAtom = atom(null, (get, set, failure: Failure) => {
  set(typedPointsAtom, String(get(chosenPointsAtom) || ''))
  set(spentPointsAtom, 0)
  set(pointsFaultAtom, shownOf(failure).told)
  set(balanceAskedAtom, (times) => times + 1)
})

/** A voucher this visit learned is not to be had for this stay, with the reason. */
export const voucherFaultAtom = atomForVisitor<{ number: string; reason: string | null; told: Told } | null>(null)
/** Taken off by the guest. */
export const leftVoucherAtom = atomForVisitor<string | null>(null)

/** What a search by voucher is paid with (VOUCHER-003). Vouchers are a member's: for anybody else none is asked for. */
export const voucherNumberAtom = atom((get): string | null => {
  const { mode, voucher_coupon_code: number } = get(criteriaAtom)
  if (mode !== 'voucher' || !number || get(userAtom) === null) return null
  return number === get(voucherFaultAtom)?.number || number === get(leftVoucherAtom) ? null : number
})

export const rejectVoucherAtom = atom(null, (_get, set, number: string, failure: Failure) => {
  const reason = failure.payloads[0]?.reason
  set(voucherFaultAtom, { number, reason: typeof reason === 'string' ? reason : null, told: shownOf(failure).told })
})

export const forgetSpendingAtom = atom(null, (_get, set) => {
  set(spentPointsAtom, 0)
  set(typedPointsAtom, '')
  set(voucherFaultAtom, null)
  set(leftVoucherAtom, null)
})
