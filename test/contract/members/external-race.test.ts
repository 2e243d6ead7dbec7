import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'

import { eq } from 'drizzle-orm'

import { member } from '../../../demo-host/provider/db/schema/member.ts'
import { editWorld } from '../../../demo-host/controls/world-edits.ts'
import { accounts } from '../../../shared/contract/accounts.ts'
import { external } from '../../../shared/contract/external.ts'
import { waitForSessions } from '../../lib/database/waiting-sessions.ts'
import { openGuest } from '../helpers/guest.ts'
import { headersOf, newMember } from '../helpers/members.ts'
import { comeBack } from '../helpers/outside.ts'
import { openWorld } from '../helpers/world.ts'
import type { World } from '../helpers/world.ts'

const HOTEL = 1
const NAMES = { ja: '外部', en: 'Elsewhere', ko: '외부', zh_Hans: '外部', zh_Hant: '外部', id: 'Luar', th: 'ภายนอก', ar: 'خارجي' } // prettier-ignore
const AOI = 'aoi@outside.example'

describe('somebody known elsewhere, at the same moment', () => {
  let world: World
  before(async () => {
    world = await openWorld()
    await editWorld(world.database, world.clock, {
      kind: 'member_settings',
      hotel: 'shirotsuki',
      set: { allow_signup: true, external_sign_in: [{ provider: 'facebook', titles: NAMES, colour: null }] },
    })
  })
  after(() => world.close())

  it('is set up once, who says a name twice', async () => {
    const { orm } = world.database
    const guest = await openGuest(world)
    const { id } = await newMember(world, { needs_setup: true })
    const headers = await headersOf(world, id)
    const say = (first_name: string) =>
      guest.send(accounts.setup, { hotelId: HOTEL, body: { profile: { first_name, last_name: 'Kawa' } } }, headers)
    const { both } = await orm.transaction(async (tx) => {
      await tx.select().from(member).where(eq(member.id, id)).for('update')
      const said = [say('Ren'), say('Rei')]
      await waitForSessions(orm, said.length)
      return { both: said }
    })
    const answers = await Promise.all(both)
    assert.deepEqual(answers.map(({ status }) => status).toSorted(), [201, 403])
    const [{ profile } = { profile: null }] = await orm.select().from(member).where(eq(member.id, id))
    const kept = answers.find(({ status }) => status === 201)
    assert.equal(profile?.first_name, kept?.body.data.first_name)
  })

  for (const isConfirmed of [true, false])
    it(`${isConfirmed ? 'comes in as who took their address' : 'is not registered where their address is taken'}`, async () => {
      const { orm } = world.database
      const guest = await openGuest(world)
      const { code, state } = await comeBack({ world, guest, hotelId: HOTEL }, 'facebook', 'aoi')
      const { id } = await newMember(world)
      const { coming } = await orm.transaction(async (tx) => {
        await tx
          .update(member)
          .set({ email: AOI, confirmed_at: isConfirmed ? new Date(world.clock.now()) : null })
          .where(eq(member.id, id))
        const answer = guest.send(external.facebookSignIn, { hotelId: HOTEL, body: { code, state } })
        await waitForSessions(orm, 1)
        return { coming: answer }
      })
      const { status, body } = await coming
      if (isConfirmed) assert.deepEqual([status, body.data.user.id], [201, id])
      else assert.deepEqual([status, body.errors[0]?.details.reason], [422, 'member_not_registered'])
      await orm.delete(member).where(eq(member.id, id))
    })
})
