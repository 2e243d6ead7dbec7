import assert from 'node:assert/strict'
import { describe, it } from 'node:test'

import { addDays } from '../../../shared/rules/days/dates.ts'
import { until } from '../../lib/until.ts'
import { asked, callsTo } from '../helpers/calls.ts'
import { journey } from '../helpers/guest.ts'
import { ENTRIES, ENTRY, JIRO, lotterySteps, OPEN, TARO_MEMBER } from '../helpers/lottery.ts'
import { HANAKO, memberSteps } from '../helpers/members.ts'

const { world, guest } = journey()
const SEARCH = /^\/hotels\/\d+\/rooms$/

// J21: somebody enters a lottery, changes their mind, and leaves.
describe('who enters a room lottery', () => {
  it('follows its link to the event and its rooms, and stays of another length are refused [LOTTERY-001] [LOTTERY-002] [QUERY-069] [CALL-111]', async () => {
    const hanako = await guest()
    const { at, page, t, open, see } = hanako
    const since = await world().lastCall()
    await open('/booking/result', { lottery_event: OPEN })
    await at.getByRole('heading', { level: 1, name: 'Lake fireworks' }).waitFor()
    const [event] = await callsTo(world(), 'GET', new RegExp(`^/hotels/\\d+/lottery_events/${OPEN}$`), since)
    assert.equal(event?.status, 200)
    assert.match(String(event.headers['x-tracing-id']), /^[\da-f-]{36}$/)
    await see(/Stays between \d{4}\/\d\d\/\d\d and \d{4}\/\d\d\/\d\d/)
    await see(/2 to 4 nights/)
    await see(/^Enter until /)

    await at.getByRole('link', { name: t('lottery.toRooms') }).click()
    await at.locator('li.room').first().waitFor()
    const [search] = await callsTo(world(), 'GET', SEARCH, since)
    assert.equal(asked(search, 'lottery_event_uuid'), OPEN)

    const checkin = new URL(page.url()).searchParams.get('checkin') ?? ''
    for (const nights of [1, 5]) {
      await open('/booking/result', { lottery_event: OPEN, checkin, checkout: addDays(checkin, nights), adults: '2' })
      await see(t('lottery.nightsRefused', { nights: '2 to 4 nights' }))
      await see(t('errors.lotteryNights'))
      assert.equal(await at.locator('li.room').count(), 0)
    }
    await page.context().close()
  })

  it('signs in on the way, enters, follows the entry, cannot enter twice, changes it and cancels it for good [LOTTERY-003] [LOTTERY-006] [LOTTERY-018] [ROUTE-018]', async () => {
    const hanako = await guest({ width: 390 })
    const { at, page, t, see, seeTitle, button, open } = hanako
    const [member, steps] = [memberSteps(hanako), lotterySteps(hanako)]
    await steps.toForm(/^Moon-viewing/)
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

  it('lists all entries of the account, and each leads to its own page [ACCOUNT-014] [CALL-115] [CALL-113] [CALL-116]', async () => {
    const taro = await guest()
    const { at, page, t, seeTitle, see, button, open } = taro
    const [member, steps] = [memberSteps(taro), lotterySteps(taro)]
    await member.signIn(TARO_MEMBER, { name: 'Taro' })
    const since = await world().lastCall()
    await open('/my-account/reservations')
    await button(t('account.lottery')).click()
    const rows = at.locator('li.entry')
    await rows.first().waitFor()
    const [list] = await callsTo(world(), 'GET', /^\/user\/lottery_results$/, since)
    assert.equal(list?.status, 200)
    const words = await rows.allInnerTexts()
    assert.equal(words.length, 4)
    assert.ok(
      words.some(
        (row) => row.includes('LBCD-1000-0010') && row.includes(t('lottery.notWon')) && row.includes('Autumn leaves'),
      ),
    )
    assert.ok(words.some((row) => row.includes('LBCD-1000-0004') && row.includes(t('lottery.inProgress'))))
    await rows.filter({ hasText: 'LBCD-1000-0004' }).getByRole('link').click()
    await seeTitle(t('lottery.confirmationTitle'))
    assert.equal(steps.path(), '/room-lottery/confirmation/LBCD-1000-0004')
    const [shown] = await callsTo(world(), 'GET', ENTRY, since)
    assert.equal(shown?.status, 200)
    // Its period is over: nothing of it can be changed, and it says why.
    await see(t('lottery.changeEnded'))
    await page.context().close()
  })

  it('sees the entries of their own account alone, and leaves a confirmation for the rooms [LOTTERY-021] [ERR-093] [LOTTERY-019]', async () => {
    const jiro = await guest()
    const { page, t, see } = jiro
    const [member, steps] = [memberSteps(jiro), lotterySteps(jiro)]
    await member.signIn(JIRO, { name: 'Jiro' })
    await steps.toEntry('LBCD-1000-0003')
    await see(t('errors.lotteryAccount'))
    assert.equal(await jiro.at.getByText('New Year at the lake').count(), 0)
    await steps.toEntry('LBCD-1000-0005')
    await see('New Year at the lake')
    await member.choose(t('loginMenu.signOut'))
    await until(async () => steps.path() === '/booking/result', 'the rooms')
    await page.context().close()
  })

  it('is led to sign in before form and confirmation, and back to the same address [ROUTE-016] [ROUTE-017]', async () => {
    const taro = await guest()
    const { at, page, t, open, seeTitle } = taro
    const [member, steps] = [memberSteps(taro), lotterySteps(taro)]
    for (const [path, title] of [
      ['/room-lottery/confirmation/LBCD-1000-0004', t('lottery.confirmationTitle')],
      ['/room-lottery/guest-detail', t('lottery.formTitle')],
    ] as const) {
      await open(path, { lottery_event: OPEN })
      await at.locator('.screen [name="password"]').waitFor()
      assert.equal(steps.path(), '/sign-in')
      await at.locator('.screen [name="email"]').fill(TARO_MEMBER)
      await at.locator('.screen [name="password"]').fill('Tsukimi2026')
      await member.send()
      await seeTitle(title)
      assert.deepEqual([steps.path(), new URL(page.url()).searchParams.get('lottery_event')], [path, OPEN])
      await member.choose(t('loginMenu.signOut'))
      await until(async () => steps.path() === '/booking/result', 'the rooms')
    }
    // These two are anybody's, and say nothing of anybody (AMB-40).
    await open('/room-lottery/complete/LBCD-1000-0004')
    await seeTitle(t('lottery.completeTitle'))
    assert.equal(await at.getByText('Taro').count(), 0)
    await open('/room-lottery/reservation-incomplete/LBCD-1000-0004')
    await seeTitle(t('lottery.incompleteTitle'))
    assert.equal(await at.getByText('Taro').count(), 0)
    await page.context().close()
  })

  it('may change and cancel while entries are open, and is told when that is refused [LOTTERY-008] [LOTTERY-017] [CALL-114] [CALL-117]', async () => {
    const jiro = await guest()
    const { at, page, t, see, seeTitle, button } = jiro
    const [member, steps] = [memberSteps(jiro), lotterySteps(jiro)]
    await member.signIn(JIRO, { name: 'Jiro' })
    await steps.toEntry('LBCD-1000-0002')
    await seeTitle(t('lottery.confirmationTitle'))
    assert.equal(await steps.status(), t('lottery.inProgress'))
    const since = await world().lastCall()
    await at.getByRole('link', { name: t('lottery.change') }).click()
    await seeTitle(t('lottery.formChangeTitle'))
    await until(async () => (await member.value('first_name')) === 'Jiro', 'the entry as it is')
    await steps.introduce({ first_name: 'Jirou', last_name: 'Suzuki' })
    await world().nextAnswer({ method: 'PUT', path: '/hotels/:hotelId/lottery_results/:n', status: 409, code: 3752 })
    await button(t('lottery.save')).click()
    assert.match(await steps.alert(), new RegExp(t('codes.3752')))
    assert.equal(await member.value('first_name'), 'Jirou')
    await button(t('lottery.save')).click()
    await see('Jirou Suzuki')
    const changes = await callsTo(world(), 'PUT', ENTRY, since)
    assert.deepEqual(
      changes.map(({ status, headers }) => [status, Boolean(headers.authorization)]),
      [
        [409, true],
        [200, true],
      ],
    )
    assert.equal(Object(Object(changes[1]?.body).guest).first_name !== undefined, true)

    await world().nextAnswer({
      method: 'PUT',
      path: '/hotels/:hotelId/lottery_results/:n/cancel',
      status: 409,
      code: 3760,
    })
    const cancel = async () => {
      await button(t('lottery.cancel')).click()
      await at
        .getByRole('dialog')
        .getByRole('button', { name: t('lottery.cancel') })
        .click()
    }
    await cancel()
    assert.match(await steps.alert(), new RegExp(t('codes.3760')))
    assert.equal(await steps.status(), t('lottery.inProgress'))
    await cancel()
    await see(t('lottery.entryCancelledText'))
    const cancels = await callsTo(world(), 'PUT', /lottery_results\/LBCD-1000-0002\/cancel$/, since)
    assert.deepEqual(
      cancels.map(({ status }) => status),
      [409, 200],
    )
    await page.context().close()
  })
})
