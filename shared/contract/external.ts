import { assign, enums, literal, nullable, object, optional, size, string } from 'superstruct'

import { MEMBER_PROVIDERS, signedIn, tokenText } from '../model/member.ts'
import { calls } from './define.ts'

/** What an outside identity sent the guest back with. */
const returned = object({ code: tokenText(), state: tokenText() })
/** As any sign-in, and the path of ours the guest had set out from. */
const signedInFrom = object({ data: assign(signedIn, object({ redirect_url: nullable(string()) })) })

/** Specification 7.7: who is known elsewhere. `start` and the paths of a hotel's own server are decided here (AMB-63). */
export const external = calls({
  /** Where a guest signs in elsewhere; what comes back is bound to this client session. */
  start: {
    call: 'POST /hotels/:hotelId/memberships/external/start',
    body: object({ provider: enums(MEMBER_PROVIDERS), redirect_url: optional(size(string(), 0, 2_048)) }),
    answer: object({ data: object({ url: string() }) }),
  },
  facebookSignIn: {
    call: 'POST /hotels/:hotelId/memberships/facebook/sign_in',
    body: returned,
    answer: signedInFrom,
  },
  lineSignIn: { call: 'POST /hotels/:hotelId/memberships/line/sign_in', body: returned, answer: signedInFrom },
  openIdSignIn: { call: 'POST /hotels/:hotelId/memberships/open_id/sign_in', body: returned, answer: signedInFrom },
  memberSystemSignIn: {
    call: 'POST /hotels/:hotelId/memberships/creansmaerd/sign_in',
    body: object({ otid: tokenText() }),
    answer: object({ data: signedIn }),
  },
  /** The hotel's own server says who somebody is (specification 4). */
  customAuth: {
    call: 'POST /hotel_brands/:brandId/custom_auth',
    body: object({ token: tokenText() }),
    answer: object({ data: signedIn }),
  },
  /** Ties a chat user to whoever looks (specification 7.10). */
  upsertLiff: {
    call: 'POST /liff/upsert',
    body: object({ line_liff_token: tokenText(), hotel_code: size(string(), 1, 100) }),
    answer: object({ data: object({ linked: literal(true) }) }),
  },
})
