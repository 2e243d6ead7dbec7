import type { Handlers } from '../../../shared/contract/define.ts'
import type { accounts as table } from '../../../shared/contract/accounts.ts'
import { resendChange, updateEmail } from '../members/changing-email.ts'
import { startReset, updatePassword } from '../members/changing-password.ts'
import { confirm, resendConfirmation, verifyLink } from '../members/confirming.ts'
import { deleteAccount } from '../members/deleting-account.ts'
import { findHotel } from '../hotels/hotel-catalog.ts'
import type { Hotel } from '../hotels/hotel-catalog.ts'
import { signInButtonOf } from '../hotels/member-settings.ts'
import { freshAccess, requireMember } from '../members/member-sessions.ts'
import { showProfile, updateProfile } from '../members/profile.ts'
import { findProgram, enterProgram } from '../members/programs.ts'
import { missing } from '../kernel/api-error.ts'
import { writeAudit } from '../kernel/audit.ts'
import { refresh } from '../members/refreshing.ts'
import { requireSession } from '../kernel/sessions.ts'
import { setUp } from '../members/setup.ts'
import { signIn } from '../members/sign-in.ts'
import { auditRefusedSignIn } from '../members/refused-sign-in.ts'
import { signOut } from '../members/sign-out.ts'
import { signUp } from '../members/sign-up.ts'
import { localizerOf } from '../kernel/texts.ts'
import { organizationAnswer, programAnswer, programsOf, userAnswer } from '../members/user-answer.ts'
import type { Context, SignedIn } from '../kernel/context.ts'

/** The hotel of a member's call, which is one of the member's own brand. */
async function membersHotel(hotelId: string, context: Context) {
  requireSession(context.session, true)
  const hotel = await findHotel(context.database.orm, hotelId)
  return { hotel, who: requireMember(context, hotel.brand_id) }
}

async function guestsHotel(hotelId: string, context: Context) {
  requireSession(context.session, true)
  return findHotel(context.database.orm, hotelId)
}

async function userOf(context: Context, hotel: Hotel, who: SignedIn) {
  const user = await userAnswer(context.database.orm, hotel, who.id, who.provider, context)
  return { ...user, access_token: await freshAccess(context, who) }
}

const ACCEPTED = { data: { accepted: true } } as const

export const accounts: Handlers<typeof table, Context> = {
  async me(_input, context) {
    requireSession(context.session, true)
    const who = requireMember(context)
    const user = await userAnswer(context.database.orm, who, who.id, who.provider, context)
    return { data: { ...user, ...organizationAnswer(context, who), access_token: context.bearer } }
  },

  async signInButton({ code }, context) {
    const hotel = await guestsHotel(code, context)
    return { data: signInButtonOf(hotel, localizerOf(hotel, context)) }
  },

  async signIn({ hotelId, body }, context) {
    const hotel = await guestsHotel(hotelId, context)
    const refused = (error: unknown) => auditRefusedSignIn(context, hotel, body.email, error)
    return { data: await signIn(context, hotel, body).catch(refused) }
  },

  async signUp({ hotelId, body }, context) {
    return { data: await signUp(context, await guestsHotel(hotelId, context), body) }
  },

  async verify({ hotelId, body }, context) {
    await verifyLink(context, await guestsHotel(hotelId, context), body.confirmation_token)
    return { data: { available: true } }
  },

  async confirm({ hotelId, query }, context) {
    const hotel = await guestsHotel(hotelId, context)
    return { data: await confirm(context, hotel, query.confirmation_token, query.program_id) }
  },

  /** Whoever is not signed in any more has what they asked for. */
  async signOut({ hotelId }, context) {
    await signOut(context, await guestsHotel(hotelId, context))
    return { data: { signed_out: true } }
  },

  async show({ hotelId }, context) {
    const { who } = await membersHotel(hotelId, context)
    return { data: await showProfile(context, who) }
  },

  async update({ hotelId, body }, context) {
    const { who } = await membersHotel(hotelId, context)
    return { data: await updateProfile(context, who, body) }
  },

  async updateEmail({ hotelId, body }, context) {
    const { hotel, who } = await membersHotel(hotelId, context)
    return { data: { unconfirmed_email: await updateEmail(context, hotel, who, body) } }
  },

  async updatePassword({ hotelId, body }, context) {
    await updatePassword(context, await guestsHotel(hotelId, context), body)
    return ACCEPTED
  },

  async startReset({ hotelId, body }, context) {
    await startReset(context, await guestsHotel(hotelId, context), body.email)
    return ACCEPTED
  },

  async resendConfirmEmail({ hotelId }, context) {
    const { hotel, who } = await membersHotel(hotelId, context)
    await resendChange(context, hotel, who)
    return ACCEPTED
  },

  async resendConfirmation({ hotelId, body }, context) {
    await resendConfirmation(context, await guestsHotel(hotelId, context), body.email)
    return ACCEPTED
  },

  async cancel({ hotelId, body }, context) {
    const { hotel, who } = await membersHotel(hotelId, context)
    await deleteAccount(context, hotel, who, body.password)
    return { data: { deleted: true } }
  },

  async setup({ hotelId, body }, context) {
    const { hotel, who } = await membersHotel(hotelId, context)
    await setUp(context, hotel, who, body)
    return { data: await userOf(context, hotel, who) }
  },

  async tokens({ hotelId, body }, context) {
    const hotel = await guestsHotel(hotelId, context)
    if (![hotel.code, String(hotel.id)].includes(body.hotel_code)) throw missing('There is no such hotel')
    return { data: await refresh(context, hotel, body.refresh_token) }
  },

  async switch({ hotelId, body }, context) {
    const { hotel, who } = await membersHotel(hotelId, context)
    await enterProgram(context, who, body.program_id)
    await writeAudit(context.database.orm, context, { kind: 'program_entered', hotel_id: hotel.id, member_id: who.id })
    return { data: await userOf(context, hotel, who) }
  },

  async program({ hotelId }, context) {
    const { hotel, who } = await membersHotel(hotelId, context)
    return { data: await findProgram(context, hotel, who.program_id) }
  },

  async programById({ hotelId, programId }, context) {
    const hotel = await guestsHotel(hotelId, context)
    return { data: await findProgram(context, hotel, Number(programId)) }
  },

  async programs({ brandId }, context) {
    requireSession(context.session, true)
    const rows = await programsOf(context.database.orm, Number(brandId) || 0)
    return { data: rows.map((row) => programAnswer(row, { book_languages: [] }, context)) }
  },
}
