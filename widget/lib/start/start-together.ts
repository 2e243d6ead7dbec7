import { CLIENT_KEY, CLIENT_SECRET } from '../../../shared/constants.ts'
import { starting } from '../../../shared/contract/starting.ts'
import type { Api } from '../api.ts'
import type { Failure } from '../failure.ts'

const NOT_FOUND = 404

/** A new session and the hotel's settings in one request (AMB-85); null where the server knows the two calls alone. */
export const startTogether = (api: Api, code: string) =>
  api(starting.sessionAndSettings, { code, body: { key: CLIENT_KEY, secret: CLIENT_SECRET } }, { isStart: true }).then(
    ({ data }) => data,
    (failure: Failure) => {
      if (failure.kind === 'network' || failure.status === NOT_FOUND) return null
      throw failure
    },
  )
