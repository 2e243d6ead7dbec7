import { after, before, describe, it } from 'node:test'
import assert from 'node:assert/strict'

import { mask } from 'superstruct'

import { accounts } from '../../../shared/contract/accounts.ts'
import { recommender } from '../../../shared/contract/recommender.ts'
import { openGuest } from '../helpers/guest.ts'
import type { Guest } from '../helpers/guest.ts'
import { HANAKO, signIn } from '../helpers/members.ts'
import { openWorld } from '../helpers/world.ts'
import type { World } from '../helpers/world.ts'

const RECOMMENDER = {
  is_active: false,
  title: '',
  max_items: 6,
  show_price: true,
  colours: null,
  preview_ends_at: null,
}
/** What a user need not say; whoever has no number or name is nobody. */
const USER = {
  first_name_kana: '',
  last_name_kana: '',
  unconfirmed_email: null,
  provider: null,
  organization: null,
  organization_role: null,
  point_program_enabled: false,
  non_signed_in_program_ids: [],
  access_token: null,
  needs_setup: false,
}

describe('answers whose shape no document shows', () => {
  let world: World
  let guest: Guest
  before(async () => {
    world = await openWorld()
    guest = await openGuest(world)
  })
  after(() => world.close())

  const without = (whole: object, name: string) =>
    Object.fromEntries(Object.entries(whole).filter(([each]) => each !== name))

  /** Missing or of another kind, a field is what its default says; the others are as they came. */
  function assertLenient(read: (data: object) => object, data: object, defaults: object) {
    assert.deepEqual(read(data), data)
    for (const [name, value] of Object.entries(defaults)) {
      assert.ok(name in data, `the provider says ${name}`)
      const expected = { ...data, [name]: value }
      assert.deepEqual(read(without(data, name)), expected, name)
      assert.deepEqual(read({ ...data, [name]: { unlike: name } }), expected, name)
    }
  }

  it('are read as the provider gives them, and by their defaults where a field is missing or of another kind [CALL-141]', async () => {
    const shown = (await guest.send(recommender.settings, { hotelId: 1, query: { preview: true } })).body.data
    const readSettings = (data: object) => mask({ data }, recommender.settings.answer).data
    assertLenient(readSettings, shown, RECOMMENDER)
    assert.deepEqual(readSettings({}), RECOMMENDER)
    // What CALL-141 fills the answer with: title, colours, whether it is shown, the end of a preview.
    const { title, colours, is_active, preview_ends_at } = shown
    assert.ok(title && colours?.button && colours.header && is_active && Date.parse(preview_ends_at ?? ''))

    const hanako = await signIn(guest, HANAKO)
    const me = (await hanako.send(accounts.me, {})).body.data
    const readUser = (data: object) => mask({ data }, accounts.me.answer).data
    assertLenient(readUser, me, USER)
    assert.throws(() => readUser(without(me, 'id')))
  })
})
