import assert from 'node:assert/strict'
import { describe, it } from 'node:test'

import { parseCall } from '../../../shared/contract/define.ts'
import { lottery } from '../../../shared/contract/lottery.ts'
import { LOTTERY_STATUSES } from '../../../shared/model/lottery.ts'
import { until } from '../../lib/until.ts'
import { asked, BOOK, callsTo } from '../helpers/calls.ts'
import { ASKS, journey, PAYS } from '../helpers/guest.ts'
import { lotterySteps, OPEN, TARO_MEMBER } from '../helpers/lottery.ts'
import { HANAKO, memberSteps } from '../helpers/members.ts'

const { world, guest } = journey()
const SEARCH = /^\/hotels\/\d+\/rooms$/
const SHOW = parseCall(lottery.show.call)

// J22: who won books, and who did not reads so.
describe('who won a room by lot', () => {
  it('reads what became of the entry in each of its states, with what may still be done [LOTTERY-009] [LOTTERY-011] [LOTTERY-012] [LOTTERY-015]', async () => {
    const taro = await guest()
    const { at, page, t, see, seeTitle } = taro
    const [member, steps] = [memberSteps(taro), lotterySteps(taro)]
    await member.signIn(TARO_MEMBER, { name: 'Taro' })
    const answered = page.waitForResponse((response) => /lottery_results\/LBCD/.test(response.url()))
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
    const { at, page, t, see, seeTitle, button, open } = taro
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
    await taro.introduce()
    await taro.toPayment()
    await taro.fillCard(ASKS)
    await taro.pay()
    await seeTitle(t('checkout.bankTitle'))

    // Given up: the page of the entry says so, and deleting makes room for another try.
    await steps.toEntry(number)
    await see(t('lottery.incompleteTitle'))
    await open(`/room-lottery/reservation-incomplete/${number}`)
    await seeTitle(t('lottery.incompleteTitle'))
    await at.getByRole('link', { name: t('lottery.goOn') }).waitFor()
    await button(t('lottery.delete')).click()
    await see(t('lottery.deleted'))
    const removals = await callsTo(world(), 'DELETE', /lottery_results\/[\w-]+\/incomplete_reservation$/, since)
    assert.deepEqual(
      removals.map(({ status }) => status),
      [200],
    )
    await seeTitle(t('lottery.confirmationTitle'))
    await at.getByRole('link', { name: t('lottery.book') }).click()
    await steps.choose(/^Moon-viewing/)
    await seeTitle(t('checkout.whoComes'))
    await taro.introduce()
    await taro.toPayment()
    await taro.fillCard(PAYS)
    await taro.pay()
    const booked = await taro.confirmed()
    const bookings = await callsTo(world(), 'POST', BOOK, since)
    assert.deepEqual(Object(bookings.at(-1)?.body).lottery_result, { entry_number: number })
    await steps.toEntry(number)
    assert.equal(await steps.status(), t('lottery.booked'))
    await see(new RegExp(booked))
    await page.context().close()
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
