import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'

import { chatbotSession } from '../../../demo-host/provider/db/schema/identity.ts'
import { hashOf } from '../../../demo-host/provider/kernel/ids.ts'
import { HEADERS } from '../../../shared/headers.ts'
import { openGuest } from '../helpers/guest.ts'
import type { Guest } from '../helpers/guest.ts'
import { openWorld, ORIGINS } from '../helpers/world.ts'
import type { World } from '../helpers/world.ts'

describe('what a chatbot asks the provider', () => {
  let world: World
  let guest: Guest
  before(async () => {
    world = await openWorld()
    guest = await openGuest(world)
  })
  after(() => world.close())

  const ask = (path: string, body?: object, headers: Record<string, string> = {}) =>
    world.fetch(`${ORIGINS.api}${path}`, {
      method: body ? 'POST' : 'GET',
      headers: {
        origin: ORIGINS.widget,
        [HEADERS.clientSession]: guest.token(),
        ...(body && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body && { body: JSON.stringify(body) }),
    })

  it('gives a session of its own, and keeps who the chatbot says it is for', async () => {
    const asked = { user_id: 'u-9', auth_auto_message_id: '7', icon_message_id: '3', segment_ids: ['a', 'b'] }
    const answer = await ask('/hotels/1/memberships/chatbot_session', {
      ...asked,
      tripla_preview: true,
      custom_bot_test: false,
    })
    const { data } = (await answer.json()) as { data: { session: string } }
    assert.notEqual(data.session, guest.token())
    const [kept, ...more] = await world.database.orm.select().from(chatbotSession)
    assert.ok(kept)
    assert.deepEqual(more, [])
    const { chatbot_user_id, auth_auto_message_id, icon_message_id, segment_ids, is_preview, is_test } = kept
    assert.deepEqual({ user_id: chatbot_user_id, auth_auto_message_id, icon_message_id, segment_ids }, asked)
    assert.deepEqual([is_preview, is_test], [true, false])
    assert.equal(kept.token_hash, hashOf(data.session))
  })

  it('knows no one-time token that it did not give', async () => {
    const answer = await ask('/hotels/shirotsuki/tripla_session/whoami', undefined, {
      [HEADERS.oneTimeToken]: 'forged',
    })
    const { data, meta } = (await answer.json()) as { data: { user_id: null }; meta: { reset_code: string } }
    assert.equal(data.user_id, null)
    assert.equal(meta.reset_code, 'session-token-provided-but-not-found')
  })
})
