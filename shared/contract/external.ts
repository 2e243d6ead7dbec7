import { assign, enums, literal, nullable, object, optional, string } from 'superstruct'

import { ADDRESS_CHARACTERS, WORD_CHARACTERS } from '../limits.ts'
import { text } from '../model/input.ts'
import { MEMBER_PROVIDERS, signedIn, tokenText } from '../model/person/member.ts'
import { calls } from './define.ts'

/** What an outside identity sent the guest back with. */
const returned = object({ code: tokenText(), state: tokenText() })
/** As any sign-in, and the path of ours the guest had set out from. */
const signedInFrom = object({ data: assign(signedIn, object({ redirect_url: nullable(string()) })) })

/** CALL-099 to CALL-103: who is known elsewhere. `start` and the paths of a hotel's own server are decided here (AMB-63). */
export const external = calls({
  /** Where a guest signs in elsewhere; what comes back is bound to this client session. */
  start: {
    call: 'POST /hotels/:hotelId/memberships/external/start',
    body: object({ provider: enums(MEMBER_PROVIDERS), redirect_url: optional(text(ADDRESS_CHARACTERS)) }),
    answer: object({ data: object({ url: string() }) }),
  },
  /** Signs in with what Facebook sent the guest back with. */
  facebookSignIn: {
    call: 'POST /hotels/:hotelId/memberships/facebook/sign_in',
    body: returned,
    answer: signedInFrom,
  },
  /** Signs in with what LINE sent the guest back with. */
  lineSignIn: { call: 'POST /hotels/:hotelId/memberships/line/sign_in', body: returned, answer: signedInFrom },
  /** Signs in with what the hotel's own OpenID provider sent the guest back with. */
  openIdSignIn: { call: 'POST /hotels/:hotelId/memberships/open_id/sign_in', body: returned, answer: signedInFrom },
  /** Signs in with the one-time id of a member system outside. */
  memberSystemSignIn: {
    call: 'POST /hotels/:hotelId/memberships/creansmaerd/sign_in',
    body: object({ otid: tokenText() }),
    answer: object({ data: signedIn }),
  },
  /** The hotel's own server says who somebody is (CALL-106). */
  customAuth: {
    call: 'POST /hotel_brands/:brandId/custom_auth',
    body: object({ token: tokenText() }),
    answer: object({ data: signedIn }),
  },
  /** Ties a chat user to whoever looks (CALL-122). */
  upsertLiff: {
    call: 'POST /liff/upsert',
    body: object({ line_liff_token: tokenText(), hotel_code: text(WORD_CHARACTERS, 1) }),
    answer: object({ data: object({ linked: literal(true) }) }),
  },
})
