import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'

import { accounts } from '../../../shared/contract/accounts.ts'
import type { User } from '../../../shared/model/person/member.ts'
import { openGuest } from '../../../test/contract/helpers/guest.ts'
import { openWorld } from '../../../test/contract/helpers/world.ts'
import type { World } from '../../../test/contract/helpers/world.ts'
import { until } from '../../../test/lib/until.ts'
import { openVisit } from '../../../test/lib/widget/open-visit.ts'

/** Everything that says who is here. */
const WHO = /user\/me$|memberships\/sign_in$|tripla_session\/whoami$/
const BRAND = 1

describe('the fields of a member', () => {
  let world: World
  before(async () => {
    world = await openWorld()
  })
  after(() => world.close())

  /** Hanako as the server might tell of her: her profile, her menu, and who the header says is here. */
  async function seenOf(change: Partial<User>) {
    const visit = await openVisit(world, {
      bend: async (line, answer) => {
        if (!WHO.test(line)) return null
        const came = await answer()
        const body = Object(await came.json())
        const { data } = body
        const user = data.user ? { ...data, user: { ...data.user, ...change } } : { ...data, ...change }
        return Response.json({ ...body, data: user }, { status: came.status })
      },
    })
    visit.go('signIn')
    await visit.signIn()
    visit.go('accountProfile')
    await visit.sees('Membership number')
    // An organization is known from the next question about who is here on.
    if (change.organization) {
      await visit.store.set((await import('../../state/session/identity.ts')).identifyAtom)
    }
    const menu = await visit.see('header [aria-haspopup="menu"]')
    menu.dispatchEvent(new window.Event('pointerenter', { bubbles: true }))
    menu.click()
    await until(() => visit.root.querySelector('[role="menuitem"]') !== null, 'the entries of the menu')
    const seen = {
      profile: visit.root.querySelector('.screen')?.textContent ?? '',
      menu: [...visit.root.querySelectorAll('[role="menuitem"]')].map((item) => item.textContent ?? ''),
      header: visit.root.querySelector('header')?.textContent ?? '',
      hasChoice: visit.root.querySelector('.screen [name="program"]') !== null,
    }
    visit.close()
    return seen
  }

  it('each change what a screen shows: sign-in, program, rank, programs, points, organization and its admin [MEMBER-054]', async () => {
    const guest = await openGuest(world)
    const { data: programs } = (await guest.send(accounts.programs, { brandId: BRAND })).body
    const asTold = await seenOf({})
    assert.match(asTold.profile, /Change password/)
    assert.ok(asTold.menu.some((words) => /points/i.test(words)) && asTold.hasChoice, JSON.stringify(asTold))

    assert.doesNotMatch((await seenOf({ provider: 'line' })).profile, /Change password/)
    for (const program of programs) {
      const { profile } = await seenOf({ program_id: program.id, rank_id: null, non_signed_in_program_ids: [] })
      assert.match(profile, new RegExp(program.name))
      for (const rank of program.ranks)
        assert.match(
          (await seenOf({ program_id: program.id, rank_id: rank.id, non_signed_in_program_ids: [] })).profile,
          new RegExp(rank.name),
        )
    }
    const others = programs.slice(1).map(({ id }) => id)
    const alone = await seenOf({ program_id: programs[0]?.id ?? null, non_signed_in_program_ids: others })
    assert.equal(alone.hasChoice, false)
    assert.ok(!(await seenOf({ point_program_enabled: false })).menu.some((words) => /points/i.test(words)))

    const organization = { id: 9, name: 'kogane', display_name: 'Kogane Trading', program_id: null }
    const user = await seenOf({ organization, organization_role: 'user' })
    assert.match(user.header, /Kogane Trading/)
    assert.ok(!user.menu.includes('Stay usage'))
    assert.ok((await seenOf({ organization, organization_role: 'admin' })).menu.includes('Stay usage'))
  })
})
