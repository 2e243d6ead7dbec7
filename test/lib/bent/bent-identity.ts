import { CLIENT_KEY, CLIENT_SECRET } from '../../../shared/constants.ts'
import { HEADERS } from '../../../shared/headers.ts'
import type { User } from '../../../shared/model/person/member.ts'
import { HANAKO, PASSWORD } from '../../contract/helpers/members.ts'
import type { OpenWidget } from '../widget/open-widget.ts'
import { until } from '../until.ts'
import type { World } from '../world.ts'

const WHOAMI_PATH = '/hotels/:code/tripla_session/whoami'

type SignedIn = { session: string; user: User }

/** Somebody who signed in elsewhere: a member's own session, with what it takes to be them. */
async function signedInElsewhere({ origins }: World): Promise<SignedIn> {
  const start = await fetch(`${origins.identity}/api/client_sessions`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ key: CLIENT_KEY, secret: CLIENT_SECRET }),
  })
  const { data } = (await start.json()) as { data: { client_session: string } }
  const answer = await fetch(`${origins.api}/hotels/shirotsuki/memberships/sign_in`, {
    method: 'POST',
    headers: { [HEADERS.clientSession]: data.client_session },
    body: new URLSearchParams({ email: HANAKO, password: PASSWORD }),
  })
  return ((await answer.json()) as { data: SignedIn }).data
}

/** A start asks who is looking once its bar stands: from then on the next such answer is another question's. */
export async function startAsked(world: World, since: number): Promise<void> {
  const isWho = ({ path }: { path: string }) => path.endsWith('/tripla_session/whoami')
  await until(async () => (await world.calls(since)).some(isWho), 'a start that asks who is looking', 15_000)
}

/** The next answer about who is looking names a member, whose session and token come with it. */
export async function bendIdentity(world: World, times = 1): Promise<void> {
  const { session, user } = await signedInElsewhere(world)
  const { id, program_id, non_signed_in_program_ids, access_token } = user
  const data = { session, user_id: id, program_id, non_signed_in_program_ids, access_token }
  const body = { data, meta: { reset_code: null } }
  await world.nextAnswer({ method: 'GET', path: WHOAMI_PATH, status: 200, times, body })
}

/** A page that knows its visitor says who it is, and the widget takes them for it. */
export async function becomeHanako(world: World, { say, told }: Pick<OpenWidget, 'say' | 'told'>): Promise<void> {
  await bendIdentity(world)
  say({ type: 'call', payload: { id: 900, method: 'signIn', input: 'a-one-time-token' } })
  await until(() => told.some(({ type }) => type === 'login'), 'a login that is told')
}
