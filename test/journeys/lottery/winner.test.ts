import assert from 'node:assert/strict'
import { describe, it } from 'node:test'

import { until } from '../../lib/until.ts'
import { asked, BOOK, callsTo } from '../helpers/calls.ts'
import { ASKS, journey, PAYS } from '../helpers/guest.ts'
import type { Guest } from '../helpers/guest.ts'
import { lotterySteps, OPEN } from '../helpers/lottery.ts'
import { HANAKO, memberSteps } from '../helpers/members.ts'

const { world, guest } = journey()
const SEARCH = /^\/hotels\/\d+\/rooms$/

/** By another card than those of the account, from the details on. */
async function payWith(who: Guest, card: string) {
  await who.introduce()
  await who.toPayment()
  await who.at.getByRole('radio', { name: new RegExp(`^${who.t('checkout.card')}`) }).check()
  await who.at.getByRole('radio', { name: who.t('spending.otherCard') }).check()
  await who.fillCard(card)
  await who.pay()
}

// J22: who won books. What the page of an entry says in each of its states, and after the deadline:
// widget/features/lottery/confirmation.test.ts.
describe('who won a room by lot', () => {
  it('books before the deadline with the entry number, after a payment that was given up and deleted [LOTTERY-014] [LOTTERY-020] [QUERY-070] [CALL-041]', async () => {
    const taro = await guest()
    const { at, page, t, see, seeTitle } = taro
    const [member, steps] = [memberSteps(taro), lotterySteps(taro)]
    await member.signIn()
    await steps.toForm(/^Moon-viewing/)
    await seeTitle(t('lottery.formTitle'))
    const number = await steps.enter()
    await world().edit({ kind: 'draw_lottery', lottery_event: OPEN })
    await world().advanceMinutes(1)
    await steps.toEntry(number)
    assert.equal(await steps.status(), t('lottery.won'))
    await see(/Book it by /)

    // By the link of the letter: it names the entry and has its own key, which leaves the address.
    const since = await world().lastCall()
    const letters = await until(async () => {
      const found = (await world().mailTo(HANAKO)).filter(({ text }) =>
        text.includes(`current_lottery_entry=${number}`),
      )
      return found.length > 0 && found
    }, 'the letter to the winner')
    const [link] = /http\S+lottery_access_token=\S+/.exec(letters[0]?.text ?? '') ?? []
    assert.ok(link)
    const asks = page.waitForRequest((request) => SEARCH.test(new URL(request.url()).pathname))
    await page.goto(link)
    const key = new URL(link).searchParams.get('lottery_access_token')
    assert.equal(new URL((await asks).url()).searchParams.get('lottery_access_token'), key)
    await at.locator('li.room').first().waitFor()
    assert.equal(await at.locator('li.room').count(), 1)
    const [search] = await callsTo(world(), 'GET', SEARCH, since)
    assert.equal(asked(search, 'lottery_result_entry_number'), number)
    assert.equal(asked(search, 'lottery_event_uuid'), OPEN)
    assert.equal(new URL(page.url()).searchParams.has('lottery_access_token'), false)

    await steps.choose(/^Moon-viewing/)
    await seeTitle(t('checkout.whoComes'))
    await payWith(taro, ASKS)
    await seeTitle(t('checkout.bankTitle'))

    // Given up: in another tab the page of the entry says so, and deleting makes room for another try.
    const later = await guest({ beside: taro })
    const further = lotterySteps(later)
    await further.toEntry(number)
    await later.see(t('lottery.incompleteTitle'))
    await later.open(`/room-lottery/reservation-incomplete/${number}`)
    await later.seeTitle(t('lottery.incompleteTitle'))
    await later.at.getByRole('link', { name: t('lottery.goOn') }).waitFor()
    await later.button(t('lottery.delete')).click()
    await later.see(t('lottery.deleted'))
    const removals = await callsTo(world(), 'DELETE', /lottery_results\/[\w-]+\/incomplete_reservation$/, since)
    assert.deepEqual(
      removals.map(({ status }) => status),
      [200],
    )
    await later.seeTitle(t('lottery.confirmationTitle'))
    await later.at.getByRole('link', { name: t('lottery.book') }).click()
    await further.choose(/^Moon-viewing/)
    await later.seeTitle(t('checkout.whoComes'))
    // What says whose room it is outlives a reload.
    await later.page.reload()
    await later.seeTitle(t('checkout.whoComes'))
    await payWith(later, PAYS)
    const booked = await later.confirmed()
    const bookings = await callsTo(world(), 'POST', BOOK, since)
    assert.deepEqual(Object(bookings.at(-1)?.body).lottery_result, { entry_number: number })
    await further.toEntry(number)
    assert.equal(await further.status(), t('lottery.booked'))
    await later.see(new RegExp(booked))
    await later.page.context().close()
  })
})
