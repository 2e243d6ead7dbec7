import assert from 'node:assert/strict'
import { describe, it } from 'node:test'

import { until } from '../../lib/until.ts'
import { callsTo } from '../helpers/calls.ts'
import { journey } from '../helpers/guest.ts'
import { ENTRIES, ENTRY, lotterySteps, OPEN } from '../helpers/lottery.ts'
import { HANAKO, memberSteps } from '../helpers/members.ts'

const { world, guest } = journey()

// J21: somebody enters a lottery, changes their mind, and leaves.
describe('who enters a room lottery', () => {
  it('signs in on the way, enters, follows the entry, cannot enter twice, changes it and cancels it for good [LOTTERY-003] [LOTTERY-006] [LOTTERY-018] [ROUTE-018]', async () => {
    const hanako = await guest({ width: 390 })
    const { at, page, t, see, seeTitle, button, open } = hanako
    const [member, steps] = [memberSteps(hanako), lotterySteps(hanako)]
    await open('/booking/result', { lottery_event: OPEN })
    // In a document of its own the event has the title of the page.
    await at.getByRole('heading', { level: 1, name: 'Lake fireworks' }).waitFor()
    await at.getByRole('link', { name: t('lottery.toRooms') }).click()
    await steps.choose(/^Moon-viewing/)
    // Signed out: on to sign in, and back to the same room.
    await at.locator('.screen [name="password"]').waitFor()
    assert.equal(steps.path(), '/sign-in')
    await at.locator('.screen [name="email"]').fill(HANAKO)
    await at.locator('.screen [name="password"]').fill('Tsukimi2026')
    await member.send()
    await seeTitle(t('lottery.formTitle'))
    assert.equal(steps.path(), '/room-lottery/guest-detail')
    await until(async () => (await member.value('email')) === HANAKO, 'the member’s own address')
    await at.locator('.summary').getByText('Moon-viewing room, ten mats').waitFor()

    // Nothing is sent of a form that is not right, and what was written stays.
    const since = await world().lastCall()
    await button(t('lottery.submit')).click()
    await until(async () => (await at.locator('[aria-invalid="true"]').count()) > 0, 'the mistakes')
    assert.equal((await callsTo(world(), 'POST', ENTRIES, since)).length, 0)
    const number = await steps.enter()
    assert.equal(steps.path(), `/room-lottery/complete/${number}`)
    await see(/^We draw the rooms on /)
    const [sent] = await callsTo(world(), 'POST', ENTRIES, since)
    assert.deepEqual([sent?.status, Object(sent?.body).lottery_event_uuid], [201, OPEN])
    assert.ok(sent?.headers.authorization)

    await at.getByRole('link', { name: t('lottery.seeEntry') }).click()
    await seeTitle(t('lottery.confirmationTitle'))
    assert.equal(await steps.status(), t('lottery.inProgress'))
    await see('One room an entry. Dinner is served at 18:00 on all days of the lottery.')

    // Again: already entered, told on the page, and what was written is there.
    await steps.toForm(/^Moon-viewing/)
    await seeTitle(t('lottery.formTitle'))
    await steps.introduce({ first_name: 'Hanae', last_name: 'Yamada' })
    await button(t('lottery.submit')).click()
    assert.match(await steps.alert(), new RegExp(t('codes.3756')))
    assert.equal(await member.value('first_name'), 'Hanae')

    await steps.toEntry(number)
    await at.getByRole('link', { name: t('lottery.change') }).click()
    await seeTitle(t('lottery.formChangeTitle'))
    await until(async () => (await member.value('first_name')) === 'Hanako', 'the entry as it is')
    await steps.introduce({ first_name: 'Hanae', last_name: 'Yamada' })
    const before = await world().lastCall()
    await button(t('lottery.save')).click()
    await see(t('lottery.saved'))
    await see('Hanae Yamada')
    const [changed] = await callsTo(world(), 'PUT', ENTRY, before)
    assert.equal(changed?.status, 200)

    await button(t('lottery.cancel')).click()
    await see(t('lottery.cancelText'))
    await button(t('lottery.keep')).click()
    assert.equal(await steps.status(), t('lottery.inProgress'))
    await button(t('lottery.cancel')).click()
    await at
      .getByRole('dialog')
      .getByRole('button', { name: t('lottery.cancel') })
      .click()
    await see(t('lottery.entryCancelledText'))
    assert.equal(await steps.status(), t('lottery.entryCancelled'))
    assert.equal(await at.getByRole('link', { name: t('lottery.change') }).count(), 0)
    const [cancelled] = await callsTo(world(), 'PUT', /lottery_results\/[\w-]+\/cancel$/, before)
    assert.equal(cancelled?.status, 200)
    await open('/my-account/reservations')
    await button(t('account.lottery')).click()
    await see(t('lottery.entryCancelled'))
    await page.context().close()
  })
})
