import { CLIENT_KEY, CLIENT_SECRET } from '../../../shared/constants.ts'
import { starting } from '../../../shared/contract/starting.ts'
import type { Api } from '../api.ts'
import { nullWhereUnknown } from '../failure.ts'
import type { Failure } from '../failure.ts'

/** A new session and the hotel's settings in one request (AMB-85); null where the server knows the two calls alone. */
export const startTogether = (api: Api, code: string) =>
  api(starting.sessionAndSettings, { code, body: { key: CLIENT_KEY, secret: CLIENT_SECRET } }, { isStart: true }).then(
    ({ data }) => data,
    (failure: Failure) => (failure.kind === 'network' ? null : nullWhereUnknown(failure)),
  )
