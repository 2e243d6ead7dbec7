import assert from 'node:assert/strict'
import { describe, it } from 'node:test'

import { parseCall } from '../../../shared/contract/define.ts'
import { lottery } from '../../../shared/contract/lottery.ts'
import { LOCALE_CODES } from '../../../shared/locales.ts'
import { callsTo } from '../helpers/calls.ts'
import { journey } from '../helpers/guest.ts'
import { lotterySteps, OPEN, TARO_MEMBER } from '../helpers/lottery.ts'
import { memberSteps } from '../helpers/members.ts'

const { world, guest } = journey()
const REMOVE = parseCall(lottery.deleteIncomplete.call)

describe('a lottery that refuses', () => {
  it('nights that are given by lot alone says so with the results, in every language [ERR-038]', async () => {
    for (const language of LOCALE_CODES) {
      const taro = await guest({ language })
      const { at, page, t, open } = taro
      await open('/booking/result', { lottery_event: OPEN })
      await at.getByRole('link', { name: t('lottery.toRooms') }).click()
      await at.locator('li.room').first().waitFor()
      const { searchParams } = new URL(page.url())
      const stay = { checkin: searchParams.get('checkin') ?? '', checkout: searchParams.get('checkout') ?? '' }
      await open('/booking/result', { ...stay, adults: '2' })
      await at.locator('.results').getByText(t('codes.3750')).waitFor()
      assert.equal(await at.locator('li.room').count(), 0)
      assert.doesNotMatch(await taro.words(), /3750/)
      await page.context().close()
    }
  })

  it('to delete an unfinished reservation says so, and the page stands until it is done [CALL-057] [ROUTE-019]', async () => {
    const taro = await guest()
    const { at, page, t, open, see, seeTitle, button } = taro
    const [member, steps] = [memberSteps(taro), lotterySteps(taro)]
    await member.signIn(TARO_MEMBER, { name: 'Taro' })
    const reservation = {
      reservation_number: 'TST-1234-5678',
      lottery_result: { entry_number: 'LBCD-1000-0007' },
      is_incomplete: true,
    }
    // The entry of a winner who began to book and went away: no seeded one has.
    await page.route(/\/lottery_results\/LBCD-1000-0007(\?|$)/, async (route) => {
      const response = await route.fetch()
      const { data } = (await response.json()) as { data: Record<string, unknown> }
      await route.fulfill({ response, json: { data: { ...data, status: 'winner_reservation_pending', reservation } } })
    })
    await open('/room-lottery/reservation-incomplete/LBCD-1000-0007')
    await seeTitle(t('lottery.incompleteTitle'))
    await at.getByRole('link', { name: t('lottery.goOn') }).waitFor()

    const since = await world().lastCall()
    await world().nextAnswer({ method: REMOVE.method, path: REMOVE.path, status: 409, code: 3760 })
    await button(t('lottery.delete')).click()
    assert.match(await steps.alert(), new RegExp(t('codes.3760')))
    await seeTitle(t('lottery.incompleteTitle'))
    await button(t('lottery.delete')).click()
    await see(t('lottery.deleted'))
    const removals = await callsTo(
      world(),
      'DELETE',
      /^\/hotels\/\d+\/lottery_results\/LBCD-1000-0007\/incomplete_reservation$/,
      since,
    )
    assert.deepEqual(
      removals.map(({ status, headers }) => [status, Boolean(headers.authorization)]),
      [
        [409, true],
        [200, true],
      ],
    )
    // What it still asks for its entry is answered before it goes.
    await page.unrouteAll({ behavior: 'wait' })
    await page.context().close()
  })
})
