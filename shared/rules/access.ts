import type { CONTRACT } from '../contract/index.ts'

// Who may make which call (PERM-001 to PERM-008): guests may make every call but these, and what they get of others'
// things is what the call itself asks a proof for, such as a reservation's e-mail address. A member may make these for
// themselves, at the hotels of their own brand; what is foreign is as what is not there.

type Rows = { readonly [Area in keyof typeof CONTRACT]?: readonly (keyof (typeof CONTRACT)[Area])[] }

export const MEMBERS_ONLY = {
  accounts: ['me', 'show', 'update', 'updateEmail', 'resendConfirmEmail', 'cancel', 'setup', 'switch', 'program'],
  personalDataOfMember: ['show'],
  user: ['reservations', 'lotteryResults'],
  lottery: ['enter', 'show', 'update', 'cancel', 'deleteIncomplete'],
  wallet: [
    'points',
    'timeline',
    'exchanges',
    'exchange',
    'cards',
    'removeCard',
    'coupons',
    'coupon',
    'consumeCoupon',
    'vouchers',
    'consumeVoucher',
  ],
} as const satisfies Rows

const TABLE: Readonly<Record<string, readonly string[] | undefined>> = MEMBERS_ONLY

export const isForMembers = (area: string, row: string): boolean => TABLE[area]?.includes(row) === true
