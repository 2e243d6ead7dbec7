import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'

import { accounts } from '../../../../shared/contract/accounts.ts'
import { openGuest } from '../../../../test/contract/helpers/guest.ts'
import { newMember, PASSWORD, signIn } from '../../../../test/contract/helpers/members.ts'
import { openWorld } from '../../../../test/contract/helpers/world.ts'
import type { World } from '../../../../test/contract/helpers/world.ts'
import { openAccount } from '../../../../test/lib/widget/open-account.tsx'

const NEW_PASSWORD = 'Akatsuki2027'

describe('a password that is changed in the account', () => {
  let world: World
  before(async () => {
    world = await openWorld()
  })
  after(() => world.close())

  it('ends a new address that somebody else asked for, and the page says so', async () => {
    const made = await newMember(world)
    const email = `thief-${made.email}`
    const elsewhere = await signIn(await openGuest(world), made.email)
    await elsewhere.send(accounts.updateEmail, { hotelId: 1, body: { email, password: PASSWORD } })
    const opened = await openAccount(world, { email: made.email })
    await opened.sees(email)
    await opened.press('Change password')
    opened.fill('current_password', PASSWORD)
    opened.fill('password', NEW_PASSWORD)
    opened.fill('password_confirmation', NEW_PASSWORD)
    await opened.press('Change password')
    await opened.sees('Your password has been changed.')
    assert.ok(!opened.text().includes(email), opened.text())
  })
})
