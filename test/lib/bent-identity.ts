import type { World } from './world.ts'

export const WHOAMI_PATH = '/hotels/:code/tripla_session/whoami'

/** The next answer about who is looking names somebody: what the provider would say of a member. */
export const bendIdentity = (world: World, times = 1): Promise<void> =>
  world.nextAnswer({
    method: 'GET',
    path: WHOAMI_PATH,
    status: 200,
    times,
    body: {
      data: { session: 's', user_id: 7, program_id: null, non_signed_in_program_ids: [], access_token: 'a-token' },
      meta: { reset_code: null },
    },
  })
