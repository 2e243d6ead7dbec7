import {
  array,
  boolean,
  coerce,
  enums,
  integer,
  is,
  nullable,
  object,
  optional,
  record,
  string,
  type,
  unknown,
} from 'superstruct'
import type { Infer, Struct } from 'superstruct'

import { PASSWORD_MAX_CHARACTERS } from '../../constants.ts'
import { LINE_CHARACTERS, TOKEN_CHARACTERS } from '../../limits.ts'
import type { Translated } from '../../rules/translated.ts'
import { birthDay, text } from '../input.ts'
import { organization } from './organization.ts'
import { lenient, locale } from '../wire.ts'

const short = () => text(LINE_CHARACTERS)
/** Secrets of a link, as a mail or an external system brings them. */
export const tokenText = () => text(TOKEN_CHARACTERS, 1)
export const passwordText = () => text(PASSWORD_MAX_CHARACTERS * 2)

/** Where else than here a member may have signed in (MEMBER-054). */
export const MEMBER_PROVIDERS = ['facebook', 'line', 'creansmaerd', 'open_id', 'custom'] as const
export type MemberProvider = (typeof MEMBER_PROVIDERS)[number]

/** GET /user/me, and what every sign-in answers (CALL-015, MEMBER-054). */
export const user = type({
  id: integer(),
  membership_id: string(),
  encrypted_membership_id: string(),
  name: string(),
  first_name: string(),
  last_name: string(),
  first_name_kana: lenient(string(), ''),
  last_name_kana: lenient(string(), ''),
  email: string(),
  /** Asked for and not confirmed yet; the old one still stands. */
  unconfirmed_email: lenient(nullable(string()), null),
  /** Null: by e-mail address and password. */
  provider: lenient(nullable(enums(MEMBER_PROVIDERS)), null),
  program_id: nullable(integer()),
  rank_id: nullable(string()),
  organization: lenient(nullable(organization), null),
  organization_role: lenient(nullable(string()), null),
  point_program_enabled: lenient(boolean(), false),
  /** Programs of the brand this member does not belong to. */
  non_signed_in_program_ids: lenient(array(integer()), []),
  /** What the calls of this visit carry; whoami gives a fresh one. */
  access_token: lenient(nullable(string()), null),
  /** An external system signed somebody in whose data it did not give: `setup` asks for the rest first. */
  needs_setup: lenient(boolean(), false),
})
export type User = Infer<typeof user>

export const GENDERS = ['female', 'male', 'other'] as const

/** What a member tells about themselves; each of it optional on the wire, the form says what it needs (MEMBER-053). */
export const profile = object({
  first_name: short(),
  last_name: short(),
  first_name_kana: optional(short()),
  last_name_kana: optional(short()),
  dob: optional(nullable(birthDay())),
  gender: optional(nullable(enums(GENDERS))),
  nationality: optional(short()),
  occupation: optional(short()),
  phone: optional(short()),
  postal_code: optional(short()),
  prefecture_or_state: optional(short()),
  street_address: optional(short()),
  building_name_and_number: optional(short()),
  promotions_opt_in: optional(boolean()),
  receipt_title: optional(short()),
  receipt_unicode: optional(short()),
})
export type Profile = Infer<typeof profile>

// superstruct takes a record of known keys for a whole one; a brand writes some languages.
const names = () => record(locale(), string()) as unknown as Struct<Translated>
export const COMPANION_KINDS = ['companion_adult', 'companion_kid'] as const

const companions = type({ kind: enums(COMPANION_KINDS), is_active: boolean(), translations: names() })
/** A kind that is not ours says nothing about the others (SEARCH-034). */
const known = coerce(array(companions), array(unknown()), (all) => all.filter((one) => is(one, companions)))

/** Membership program (MEMBER-060): ranks, companions, what its members may change. */
export const program = type({
  id: integer(),
  name: string(),
  point_name: lenient(string(), ''),
  /** Points can be collected and spent. */
  point_program_enabled: lenient(boolean(), false),
  ranks: lenient(array(type({ id: string(), name: string() })), []),
  additional_tiers_attributes: lenient(known, []),
  update_member_profile_enabled: lenient(boolean(), false),
})
export type Program = Infer<typeof program>

/** What a sign-in gives: the new client session, who it is, and what renews it later. */
export const signedIn = object({
  session: string(),
  user,
  refresh_token: string(),
})
export type SignedInAnswer = Infer<typeof signedIn>
