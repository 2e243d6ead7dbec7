import { array, boolean, enums, integer, literal, nullable, object, optional, partial, string } from 'superstruct'

import { EMAIL_CHARACTERS } from '../constants.ts'
import { ADDRESS_CHARACTERS, LINE_CHARACTERS, WORD_CHARACTERS } from '../limits.ts'
import { id, queryId, text, textLike } from '../model/input.ts'
import { passwordText, profile, program, signedIn, tokenText, user } from '../model/person/member.ts'
import { signInButton } from '../model/hotel/member-settings.ts'
import { calls } from './define.ts'

/** No address of mail holds a line break, and a header of a mail would. */
const emailText = () => textLike(/^\P{Cc}*$/u, EMAIL_CHARACTERS, 1)
const accepted = object({ data: object({ accepted: literal(true) }) })

/** CALL-071 to CALL-088: the account of a member; who is unknown learns the same as who is known. */
export const accounts = calls({
  /** Who is signed in, with what the program knows of them: name, address of mail, rank, company. */
  me: { call: 'GET /user/me', answer: object({ data: user }) },
  /** What the hotel's own button for signing in says, and whether there is one. */
  signInButton: { call: 'GET /hotels/:code/settings/sign_in_button', answer: object({ data: signInButton }) },

  /** Form body: e-mail and password, or grant_type and a code of the hotel's own sign-in. */
  signIn: {
    call: 'POST /hotels/:hotelId/memberships/sign_in',
    form: true,
    body: object({
      email: optional(emailText()),
      password: optional(passwordText()),
      program_id: optional(queryId()),
      grant_type: optional(enums(['password', 'custom_authentication_code'])),
      code: optional(tokenText()),
    }),
    answer: object({ data: signedIn }),
  },
  /**
   * Begins an account: a mail with a link goes out, and nobody is signed in before it is opened. An address that has one is
   * answered the same.
   */
  signUp: {
    call: 'POST /hotels/:hotelId/memberships/sign_up',
    body: object({
      email: emailText(),
      password: passwordText(),
      password_confirmation: passwordText(),
      program_id: optional(id()),
      profile,
      terms_accepted: boolean(),
      privacy_accepted: boolean(),
      /** Where the guest was going, a path of ours; the link in the mail leads on to it. */
      redirect_url: optional(text(ADDRESS_CHARACTERS)),
      /** Who recommended the hotel (QUERY-035). */
      referrer_code: optional(text(LINE_CHARACTERS, 1)),
    }),
    answer: object({ data: object({ state: literal('confirmation_sent'), email: string() }) }),
  },
  /** Whether the link of a mail is still good, before it is spent: 1401 run out, 1402 spent. */
  verify: {
    call: 'POST /hotels/:hotelId/memberships/sign_up/verify',
    body: object({ confirmation_token: tokenText() }),
    answer: object({ data: object({ available: literal(true) }) }),
  },
  /** Ends the sign-in on this device; the client session goes on as that of a guest. */
  signOut: {
    call: 'DELETE /hotels/:hotelId/memberships/sign_out',
    answer: object({ data: object({ signed_out: literal(true) }) }),
  },
  /** Spends the link of a sign-up or of a changed address. */
  confirm: {
    call: 'GET /hotels/:hotelId/memberships/confirm',
    query: object({ confirmation_token: tokenText(), program_id: optional(queryId()) }),
    answer: object({
      data: object({ confirmed: literal(true), redirect_url: nullable(string()), program_id: nullable(integer()) }),
    }),
  },
  /** The member's own details, as their form shows them. */
  show: { call: 'GET /hotels/:hotelId/memberships/show', answer: object({ data: profile }) },
  /** Changes the details that are sent and leaves the others. */
  update: {
    call: 'PUT /hotels/:hotelId/memberships/update',
    body: partial(profile),
    answer: object({ data: profile }),
  },
  /** Asks for another address of mail, with the password; the old one stands until the link that is sent there is opened. */
  updateEmail: {
    call: 'PUT /hotels/:hotelId/memberships/update_email',
    body: object({ email: emailText(), password: passwordText() }),
    answer: object({ data: object({ unconfirmed_email: string() }) }),
  },
  /** With the token of a mail, or signed in with the present password. */
  updatePassword: {
    call: 'PUT /hotels/:hotelId/memberships/update_password',
    body: object({
      reset_password_token: optional(tokenText()),
      current_password: optional(passwordText()),
      password: passwordText(),
      password_confirmation: passwordText(),
    }),
    answer: accepted,
  },
  /** Sends a link with which a forgotten password is set anew; an address that nobody has is answered the same. */
  startReset: {
    call: 'POST /hotels/:hotelId/memberships/start_reset_password_process',
    body: object({ email: emailText() }),
    answer: accepted,
  },
  /** Signed in: the mail for a changed address once more. */
  resendConfirmEmail: { call: 'GET /hotels/:hotelId/memberships/resend_confirm_email', answer: accepted },
  /** The mail of a sign-up once more. */
  resendConfirmation: {
    call: 'POST /hotels/:hotelId/memberships/resend_confirmation',
    body: object({ email: emailText() }),
    answer: accepted,
  },
  /** Deletes the account for good. Without a password only for who has none. */
  cancel: {
    call: 'POST /hotels/:hotelId/memberships/cancel',
    body: object({ password: optional(passwordText()) }),
    answer: object({ data: object({ deleted: literal(true) }) }),
  },
  /** Completes an account that an outside identity has begun: details, and an address where it brought none. */
  setup: {
    call: 'POST /hotels/:hotelId/memberships/setup',
    body: object({ email: optional(emailText()), profile, program_id: optional(id()) }),
    answer: object({ data: user }),
  },
  /** Enters another program of the brand, whose prices and points count from then on. */
  switch: {
    call: 'POST /hotels/:hotelId/memberships/switch',
    body: object({ program_id: id() }),
    answer: object({ data: user }),
  },
  /** A refresh token for a new session; one that was spent before ends its whole family. */
  tokens: {
    call: 'POST /hotels/:hotelId/memberships/tokens',
    body: object({ refresh_token: tokenText(), hotel_code: text(WORD_CHARACTERS) }),
    answer: object({ data: object({ session: string(), user, refresh_token: string(), expires_in: integer() }) }),
  },
  /** The program the member is in, or the brand's first: its name, its ranks, whether it has points. */
  program: { call: 'GET /hotels/:hotelId/memberships/program', answer: object({ data: program }) },
  /** One program of the brand. */
  programById: { call: 'GET /hotels/:hotelId/memberships/program/:programId', answer: object({ data: program }) },
  /** All programs of the brand, for whoever may choose. */
  programs: {
    call: 'GET /hotel_brands/:brandId/membership_programs',
    answer: object({ data: array(program) }),
  },
})
