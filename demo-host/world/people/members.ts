import type { Locale } from '../../../shared/locales.ts'
import type { Profile } from '../../../shared/model/person/member.ts'
import type { Orm } from '../../provider/db/orm.ts'
import { hotelBrand } from '../../provider/db/schema/hotel.ts'
import {
  attempt,
  member,
  memberIdentity,
  memberProgram,
  passwordHistory,
  program,
} from '../../provider/db/schema/member.ts'
import { lockKey } from '../../provider/members/password-tries.ts'
import { continueIds } from '../continue-ids.ts'
import { PROGRAMS } from './programs.ts'

/** Of `Tsukimi2026`, the password of every account of the demonstration: computed once, so that seeding stays quick. */
export const ACCOUNT_HASH =
  '$argon2id$v=19$m=19456,t=2,p=1$bW9vbi1pbm5zLW9mLWphcA$p1oRb1VTgyT9qe5A3y7zj2ssq37xZFzurIqSc9rYrKY'
const JOINED = new Date('2024-04-01T00:00:00Z')
const FOR_EVER = new Date('2099-01-01T00:00:00Z')

type Identity = { provider: 'line' | 'open_id'; subject: string }
type MemberSpec = {
  id: number
  brand: number
  email: string
  locale: Locale
  name: readonly [first: string, last: string]
  more?: Partial<Profile>
  programs: readonly (readonly [id: number, rank: string | null])[]
  identity?: Identity
  state?: 'unconfirmed' | 'locked' | 'needs_reset' | 'external' | 'needs_setup' | 'deleted'
}

const HANAKO: Partial<Profile> = {
  first_name_kana: 'はなこ',
  last_name_kana: 'やまだ',
  dob: '1988-09-15',
  gender: 'female',
  nationality: 'JP',
  occupation: 'Teacher',
  phone: '09012345678',
  postal_code: '1050022',
  prefecture_or_state: 'Tokyo',
  street_address: '港区海岸1-2-3',
  building_name_and_number: '汐留ハイツ402',
  promotions_opt_in: true,
}

/** In every state an account can be in; ids are the brand's number and a place in it. */
const MEMBERS: readonly MemberSpec[] = [
  {
    id: 1001,
    brand: 1,
    email: 'hanako@example.com',
    locale: 'ja',
    name: ['はなこ', 'やまだ'],
    more: HANAKO,
    programs: [
      [101, 'gold'],
      [102, null],
    ],
  },
  // Belongs to one of the brand's two programs, and has told nothing but a name.
  { id: 1002, brand: 1, email: 'taro@example.com', locale: 'en', name: ['Taro', 'Sato'], programs: [[101, 'silver']] },
  { id: 1003, brand: 1, email: 'jiro@example.com', locale: 'ja', name: ['Jiro', 'Suzuki'], programs: [[102, null]] },
  {
    id: 1004,
    brand: 1,
    email: 'new@example.com',
    locale: 'en',
    name: ['Nora', 'Newman'],
    programs: [[101, 'silver']],
    state: 'unconfirmed',
  },
  {
    id: 1005,
    brand: 1,
    email: 'locked@example.com',
    locale: 'en',
    name: ['Lucas', 'Lockhart'],
    programs: [[101, 'silver']],
    state: 'locked',
  },
  {
    id: 1006,
    brand: 1,
    email: 'registered@example.com',
    locale: 'en',
    name: ['Rose', 'Register'],
    programs: [[101, 'silver']],
    state: 'needs_reset',
  },
  {
    id: 1007,
    brand: 1,
    email: 'line@example.com',
    locale: 'ja',
    name: ['りん', 'らいん'],
    programs: [[101, 'silver']],
    identity: { provider: 'line', subject: 'line-rin' },
    state: 'external',
  },
  {
    id: 1008,
    brand: 1,
    email: 'setup@example.com',
    locale: 'en',
    name: ['', ''],
    programs: [],
    identity: { provider: 'open_id', subject: 'openid-setup' },
    state: 'needs_setup',
  },
  { id: 1009, brand: 1, email: '', locale: 'en', name: ['', ''], programs: [], state: 'deleted' },
  { id: 2001, brand: 2, email: 'mei@example.com', locale: 'zh_Hant', name: ['美', '林'], programs: [[201, 'orchid']] },
  { id: 2002, brand: 2, email: 'minjun@example.com', locale: 'ko', name: ['민준', '김'], programs: [[201, null]] },
  { id: 3001, brand: 3, email: 'umi@example.com', locale: 'ja', name: ['うみ', 'はま'], programs: [[301, null]] },
  { id: 4001, brand: 4, email: 'mizuki@example.com', locale: 'ja', name: ['みずき', 'いけ'], programs: [[401, null]] },
]

const hasPassword = ({ state }: MemberSpec) => state !== 'external' && state !== 'needs_setup' && state !== 'deleted'

const memberRow = (spec: MemberSpec): typeof member.$inferInsert => ({
  id: spec.id,
  brand_id: spec.brand,
  membership_id: `${spec.brand}${String(spec.id).padStart(8, '0')}`,
  email: spec.email,
  password_hash: hasPassword(spec) ? ACCOUNT_HASH : null,
  locale: spec.locale,
  confirmed_at: spec.state === 'unconfirmed' ? null : JOINED,
  needs_reset: spec.state === 'needs_reset',
  needs_setup: spec.state === 'needs_setup',
  profile: { first_name: spec.name[0], last_name: spec.name[1], ...spec.more },
  program_id: spec.programs[0]?.[0] ?? null,
  deleted_at: spec.state === 'deleted' ? JOINED : null,
  created_at: JOINED,
})

/** Programs and accounts of the brands that are there; a world from before there were any gets them at its next start. */
export async function seedMembers(tx: Orm): Promise<void> {
  if ((await tx.$count(program)) > 0) return
  const brands = (await tx.select({ id: hotelBrand.id }).from(hotelBrand)).map(({ id }) => id)
  const programs = PROGRAMS.filter(({ brand_id }) => brands.includes(brand_id))
  const members = MEMBERS.filter(({ brand }) => brands.includes(brand))
  if (programs.length === 0 || members.length === 0) return
  await tx.insert(program).values(programs)
  await tx.insert(member).values(members.map(memberRow))
  const belongs = members.flatMap((spec) =>
    spec.programs.map(([program_id, rank_id]) => ({ member_id: spec.id, program_id, rank_id, joined_at: JOINED })),
  )
  await tx.insert(memberProgram).values(belongs)
  const known = members.flatMap(({ id, brand, identity }) =>
    identity ? [{ brand_id: brand, member_id: id, created_at: JOINED, ...identity }] : [],
  )
  if (known.length > 0) await tx.insert(memberIdentity).values(known)
  const passwords = members
    .filter(hasPassword)
    .map(({ id }) => ({ member_id: id, hash: ACCOUNT_HASH, created_at: JOINED }))
  await tx.insert(passwordHistory).values(passwords)
  const locks = members
    .filter(({ state }) => state === 'locked')
    .map(({ brand, email }) => ({ key: lockKey(brand, email), count: 0, since: JOINED, blocked_until: FOR_EVER }))
  if (locks.length > 0) await tx.insert(attempt).values(locks)
  await continueIds(tx, [program, member])
}
