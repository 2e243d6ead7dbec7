import assert from 'node:assert/strict'
import { describe, it } from 'node:test'

import { parseCall } from '../../../shared/contract/define.ts'
import { lottery } from '../../../shared/contract/lottery.ts'
import { LOTTERY_STATUSES } from '../../../shared/model/stay/lottery.ts'
import { until } from '../../lib/until.ts'
import { asked, BOOK, callsTo } from '../helpers/calls.ts'
import { ASKS, journey, PAYS } from '../helpers/guest.ts'
import type { Guest } from '../helpers/guest.ts'
import { lotterySteps, OPEN, TARO_MEMBER } from '../helpers/lottery.ts'
import { HANAKO, memberSteps } from '../helpers/members.ts'

const { world, guest } = journey()
const SEARCH = /^\/hotels\/\d+\/rooms$/
const SHOW = parseCall(lottery.show.call)

/** By another card than those of the account, from the details on. */
async function payWith(who: Guest, card: string) {
  await who.introduce()
  await who.toPayment()
  await who.at.getByRole('radio', { name: new RegExp(`^${who.t('checkout.card')}`) }).check()
  await who.at.getByRole('radio', { name: who.t('spending.otherCard') }).check()
  await who.fillCard(card)
  await who.pay()
}

// J22: who won books, and who did not reads so.
describe('who won a room by lot', () => {
  it('reads what became of the entry in each of its states, with what may still be done [LOTTERY-009] [LOTTERY-011] [LOTTERY-012] [LOTTERY-015]', async () => {
    const taro = await guest()
    const { at, page, t, see, seeTitle } = taro
    const [member, steps] = [memberSteps(taro), lotterySteps(taro)]
    await member.signIn(TARO_MEMBER, { name: 'Taro' })
    const answered = page.waitForResponse((response) => response.ok() && /lottery_results\/LBCD/.test(response.url()))
    await steps.toEntry('LBCD-1000-0007')
    const { data } = (await (await answered).json()) as { data: Record<string, unknown> }
    const soon = { ...Object(data.event), phase: 'announced' }
    const booked = {
      reservation_number: 'TST-1234-5678',
      lottery_result: { entry_number: 'LBCD-1000-0007' },
      is_incomplete: false,
    }
    const SAYS = {
      registered: [t('lottery.inProgress'), t('lottery.inProgressText')],
      not_winner: [t('lottery.notWon'), t('lottery.notWonText')],
      winner_reservation_pending: [t('lottery.won'), /^Congratulations! A room is held for you\. Book it by /],
      winner_reservation_confirmed: [t('lottery.booked'), /TST-1234-5678/],
      winner_reservation_cancelled: [t('lottery.cancelled'), t('lottery.cancelledText')],
      winner_reservation_pending_declined: [t('lottery.cancelled'), t('lottery.cancelledText')],
      registration_cancelled: [t('lottery.entryCancelled'), t('lottery.entryCancelledText')],
    } as const
    for (const status of LOTTERY_STATUSES) {
      const reservation = status === 'winner_reservation_confirmed' ? booked : null
      const entry = { ...data, status, event: soon, reservation }
      await world().nextAnswer({ method: 'GET', path: SHOW.path, status: 200, body: { data: entry } })
      await steps.toEntry('LBCD-1000-0007')
      await seeTitle(t('lottery.confirmationTitle'))
      const [label, text] = SAYS[status]
      assert.equal(await steps.status(), label)
      await see(text)
      const books = await at.getByRole('link', { name: t('lottery.book') }).count()
      assert.equal(books, status === 'winner_reservation_pending' ? 1 : 0, status)
      assert.equal(await at.getByRole('link', { name: t('lottery.change') }).count(), 0, status)
      // Nothing that is not there leaves words of ours behind.
      assert.doesNotMatch(await taro.words(), /undefined|null|\{\{/)
    }
    await page.context().close()
  })

  it('books before the deadline with the entry number, after a payment that was given up and deleted [LOTTERY-010] [LOTTERY-014] [LOTTERY-020] [QUERY-070]', async () => {
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

  it('cannot book any more when the deadline has passed [LOTTERY-016] [ERR-095]', async () => {
    const hanako = await guest()
    const { at, page, t, see, button, open } = hanako
    const [member, steps] = [memberSteps(hanako), lotterySteps(hanako)]
    await member.signIn()
    await steps.toEntry('LBCD-1000-0009')
    await see(t('errors.lotteryDeadline'))
    assert.equal(await button(t('lottery.book')).getAttribute('aria-disabled'), 'true')
    assert.equal(await at.getByRole('link', { name: t('lottery.book') }).count(), 0)
    // Whoever goes around the button is told the same by the server.
    const since = await world().lastCall()
    await open('/booking/result', {
      current_lottery_entry: 'LBCD-1000-0009',
      checkin: '2027-01-31',
      checkout: '2027-02-02',
      adults: '2',
    })
    await until(async () => (await callsTo(world(), 'GET', SEARCH, since)).length > 0, 'the search')
    await see(t('errors.lotteryDeadline'))
    await page.context().close()
  })
})
