import type { PolicyCode } from './hotels/specs.ts'

export const POLICY_CODES: readonly PolicyCode[] = ['flexible', 'standard', 'strict']

// Ids are made from the hotel's, so that the world is the same on every engine.
export const policyId = (hotelId: number, code: PolicyCode) => hotelId * 10 + POLICY_CODES.indexOf(code)
export const roomTypeId = (hotelId: number, room: number) => hotelId * 100 + room
export const planId = (hotelId: number, plan: number) => hotelId * 100 + plan
export const roomPlanId = (hotelId: number, room: number, plan: number) => hotelId * 10_000 + room * 100 + plan
