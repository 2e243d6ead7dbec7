import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { eq } from 'drizzle-orm'

import { member, memberSession } from '../../../../demo-host/provider/db/schema/member.ts'
import { newMember, PASSWORD } from '../../../../test/contract/helpers/members.ts'
import { openWorld } from '../../../../test/contract/helpers/world.ts'
import type { World } from '../../../../test/contract/helpers/world.ts'
import { openAccount } from '../../../../test/lib/widget/open-account.tsx'
import { until } from '../../../../test/lib/until.ts'
import { routeAtom } from '../../../state/navigation/navigation.ts'

const CANCEL = /POST .*memberships\/cancel/

describe('an account of somebody who signed in by another system', () => {
  let world: World
  before(async () => {
    world = await openWorld()
  })
  after(() => world.close())

  async function openDeletion() {
    const { id, email } = await newMember(world)
    const opened = await openAccount(world, { email, at: 'accountPoints' })
    const { orm } = world.database
    await orm.update(memberSession).set({ provider: 'line' }).where(eq(memberSession.member_id, id))
    const removes = () => opened.page.press(opened.page.named('dialog button', 'Delete permanently'))
    const confirm = async () => {
      opened.go('accountProfile')
      await opened.press('Delete my account')
      await opened.sees('This cannot be undone.')
      opened.page.press(opened.page.one('dialog [name="sure"]'))
      removes()
    }
    const isDeleted = () => until(() => opened.store.get(routeAtom).id === 'memberDeleted', () => opened.text()) // prettier-ignore
    const password = () => opened.page.all('dialog [name="password"]')
    return { id, opened, removes, confirm, isDeleted, password }
  }

  it('is deleted with the password that it has all the same, once the server has asked for it [MEMBER-050]', async () => {
    const { id, opened, removes, confirm, isDeleted, password } = await openDeletion()
    await confirm()
    await until(() => password().length === 1, () => opened.text()) // prettier-ignore
    // It is asked for, and none that was typed was wrong.
    await opened.sees('Please fill this in.')
    opened.fill('password', PASSWORD)
    removes()
    await isDeleted()
    const [row] = await world.database.orm.select().from(member).where(eq(member.id, id))
    assert.ok(row?.deleted_at)
  })

  it('is deleted without one where it has none', async () => {
    const { id, opened, confirm, isDeleted } = await openDeletion()
    await world.database.orm.update(member).set({ password_hash: null }).where(eq(member.id, id))
    await confirm()
    await isDeleted()
    assert.deepEqual(
      opened.called(CANCEL).map(({ body }) => body),
      [{}],
    )
  })
})
