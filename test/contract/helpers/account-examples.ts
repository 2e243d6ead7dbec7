import { systemIds } from '../../../demo-host/provider/kernel/ids.ts'
import { giveToken } from '../../../demo-host/provider/kernel/tokens.ts'
import type { TokenKind } from '../../../demo-host/provider/db/schema/member.ts'
import { isForMembers } from '../../../shared/rules/access.ts'
import { HANAKO, headersOf, newMember, PASSWORD } from './members.ts'
import type { World } from './world.ts'

type Input = Record<string, unknown>

const at = { hotelId: 1 }
const NAMES = { first_name: 'Kei', last_name: 'Abe' }
const NEW_PASSWORD = { password: 'Hatsuyuki2026', password_confirmation: 'Hatsuyuki2026' }

/** One true input of each call of accounts, for the suite of the tables. */
export const ACCOUNT_EXAMPLES: Record<string, Input> = {
  'accounts.me': {},
  'accounts.signInButton': { code: 'shirotsuki' },
  'accounts.signIn': { ...at, body: { email: HANAKO, password: PASSWORD } },
  'accounts.signUp': {
    ...at,
    body: {
      email: 'kei@example.com',
      ...NEW_PASSWORD,
      profile: NAMES,
      terms_accepted: true,
      privacy_accepted: true,
    },
  },
  'accounts.verify': { ...at, body: { confirmation_token: 'of its own' } },
  'accounts.confirm': { ...at, query: { confirmation_token: 'of its own' } },
  'accounts.signOut': at,
  'accounts.show': at,
  'accounts.update': { ...at, body: { occupation: 'Potter' } },
  'accounts.updateEmail': { ...at, body: { email: 'moved@example.com', password: PASSWORD } },
  'accounts.updatePassword': { ...at, body: { reset_password_token: 'of its own', ...NEW_PASSWORD } },
  'accounts.startReset': { ...at, body: { email: HANAKO } },
  'accounts.resendConfirmEmail': at,
  'accounts.resendConfirmation': { ...at, body: { email: 'new@example.com' } },
  'accounts.cancel': { ...at, body: { password: PASSWORD } },
  'accounts.setup': { ...at, body: { profile: NAMES } },
  'accounts.switch': { ...at, body: { program_id: 101 } },
  'accounts.tokens': { ...at, body: { refresh_token: 'of its own', hotel_code: 'shirotsuki' } },
  'accounts.program': at,
  'accounts.programById': { ...at, programId: 102 },
  'accounts.programs': { brandId: 1 },
}

/** Has points, cards, coupons and vouchers. */
const HANAKO_ID = 1001

/** Whoever makes a call that only members may make: of the account's own somebody who has just joined, because some end it. */
export async function memberHeaders(world: World, name: string): Promise<Record<string, string>> {
  const [area = '', row = ''] = name.split('.')
  if (!isForMembers(area, row)) return {}
  if (area !== 'accounts') return headersOf(world, HANAKO_ID)
  const { id } = await newMember(world, { needs_setup: name === 'accounts.setup' })
  return headersOf(world, id)
}

const ONCE: Record<string, { part: 'body' | 'query'; field: string; kind: TokenKind }> = {
  'accounts.verify': { part: 'body', field: 'confirmation_token', kind: 'confirm_email' },
  'accounts.confirm': { part: 'query', field: 'confirmation_token', kind: 'confirm_email' },
  'accounts.updatePassword': { part: 'body', field: 'reset_password_token', kind: 'reset_password' },
  'accounts.tokens': { part: 'body', field: 'refresh_token', kind: 'refresh' },
}

/** The example with a secret of its own, where a call spends one. */
export async function freshInput(world: World, name: string, input: Input): Promise<Input> {
  const once = ONCE[name]
  const given = once && input[once.part]
  if (!once || typeof given !== 'object' || given === null || !(once.field in given)) return input
  // Whoever has confirmed an address has nothing left to confirm.
  const { id } = await newMember(world, once.kind === 'confirm_email' ? { confirmed_at: null } : {})
  const secret = await giveToken(
    world.database.orm,
    once.kind,
    { member_id: id, family: systemIds.next() },
    { ...world, ids: systemIds },
  )
  return { ...input, [once.part]: { ...given, [once.field]: secret } }
}
