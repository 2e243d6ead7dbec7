import { array, enums, integer, nullable, object, string } from 'superstruct'

import { WORD_CHARACTERS } from '../limits.ts'
import { text } from '../model/input.ts'
import { organization } from '../model/person/organization.ts'
import { lenient } from '../model/wire.ts'
import { calls } from './define.ts'

/** Who asks (CALL-011, CALL-016). The path of the client session lies on the identity origin. */
export const session = calls({
  /** Begins a client session; every other call shows it. */
  start: {
    call: 'POST {identity}/api/client_sessions',
    body: object({ key: text(WORD_CHARACTERS), secret: text(WORD_CHARACTERS) }),
    answer: object({ data: object({ client_session: string(), expires_at: string() }) }),
  },
  /** Whether somebody is signed in with this session, and for which account; gives a fresh access token. */
  whoami: {
    call: 'GET /hotels/:code/tripla_session/whoami',
    answer: object({
      data: object({
        session: nullable(string()),
        user_id: nullable(integer()),
        program_id: nullable(integer()),
        non_signed_in_program_ids: array(integer()),
        access_token: nullable(string()),
        /** Whose account is signed in beside the member, or without one (CORP-007). */
        organization: lenient(nullable(organization), null),
        organization_role: lenient(nullable(string()), null),
      }),
      meta: object({
        reset_code: nullable(enums(['session-token-provided-but-not-found', 'session-found-but-brand-mismatched'])),
      }),
    }),
  },
})
