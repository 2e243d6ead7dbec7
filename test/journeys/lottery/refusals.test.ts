import assert from 'node:assert/strict'
import { describe, it } from 'node:test'

import { parseCall } from '../../../shared/contract/define.ts'
import { lottery } from '../../../shared/contract/lottery.ts'
import { LOCALE_CODES } from '../../../shared/locales.ts'
import { until } from '../../lib/until.ts'
import { callsTo } from '../helpers/calls.ts'
import { journey } from '../helpers/guest.ts'
import { lotterySteps, OPEN, TARO_MEMBER } from '../helpers/lottery.ts'
import { HANAKO, memberSteps, PASSWORD } from '../helpers/members.ts'

const { world, guest } = journey()
const ENTER = parseCall(lottery.enter.call)
const REMOVE = parseCall(lottery.deleteIncomplete.call)
const STATUSES = { 3751: 409, 3752: 409, 3753: 404, 3754: 422, 3756: 409, 3757: 403 } as const
const REFUSED = [
  [[3751, 3756], '[ERR-077] [ERR-101] [CALL-112] [LOTTERY-025]'],
  [[3752, 3753, 3754, 3757], '[ERR-102] [ERR-103] [ERR-104] [ERR-105]'],
] as const
const LINKS = { 3780: 410, 3781: 404, 3782: 409, 3783: 403 } as const
const NAMES = { last_name: 'Yamada', first_name: 'Hanako' }

describe('a lottery that refuses', () => {
  for (const [codes, claims] of REFUSED)
    it(`an entry says why on its own page, in every language, and keeps what was written: ${codes.join(', ')} ${claims}`, async () => {
      for (const language of LOCALE_CODES) {
        const hanako = await guest({ language })
        const { at, page, t, open, button } = hanako
        const [member, steps] = [memberSteps(hanako), lotterySteps(hanako)]
        await open('/sign-in')
        await member.write({ email: HANAKO, password: PASSWORD })
        await member.send()
        await until(async () => steps.path() !== '/sign-in', 'whoever has signed in')
        await open('/booking/result', { lottery_event: OPEN })
        await at.getByRole('link', { name: t('lottery.toRooms') }).click()
        await at.locator('.results[aria-busy=false] li.room').first().waitFor()
        await at
          .locator('li.room')
          .getByRole('button', { name: t('results.choose') })
          .first()
          .click()
        await button(t('results.continue')).click()
        await until(async () => (await member.value('phone')) !== '', 'what the member has told')
        await steps.introduce(NAMES)
        for (const code of codes) {
          await world().nextAnswer({ method: ENTER.method, path: ENTER.path, status: STATUSES[code], code })
          await button(t('lottery.submit')).click()
          const banner = at.locator('main [role="alert"]')
          const words = t(`errors.${code}`)
          await banner.filter({ hasText: words }).waitFor()
          assert.deepEqual([await banner.count(), await at.locator('header [role="alert"]').count()], [1, 0])
          assert.doesNotMatch(words, /errors\.|\b\d{4}\b/)
          assert.equal(await member.value('first_name'), NAMES.first_name)
          await banner.getByRole('button', { name: t('core.dismiss') }).click()
          await banner.waitFor({ state: 'detached' })
        }
        await page.context().close()
      }
    })

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
      await at.locator('.results').getByText(t('errors.3750')).waitFor()
      assert.equal(await at.locator('li.room').count(), 0)
      assert.doesNotMatch(await taro.words(), /3750/)
      await page.context().close()
    }
  })

  it('a winner’s link says above the page why it opens nothing, in every language [ERR-107] [ERR-108] [ERR-109] [ERR-110]', async () => {
    for (const language of LOCALE_CODES) {
      const taro = await guest({ language })
      const { at, page, t, open } = taro
      for (const [code, status] of Object.entries(LINKS)) {
        const answer = { method: 'GET', path: '/hotels/:hotelId/rooms', status, code: Number(code), times: 1 } as const
        await world().nextAnswer(answer)
        const link = { lottery_event: OPEN, current_lottery_entry: 'LBCD-1000-0002', lottery_access_token: 'old' }
        await open('/booking/result', { ...link, checkin: '2027-04-01', checkout: '2027-04-03', adults: '2' })
        const words = t(`errors.${code as unknown as 3780}`)
        await at.getByRole('alert').filter({ hasText: words }).waitFor()
        assert.doesNotMatch(words, /errors\.|\b\d{4}\b/)
        await world().clearAnswers()
      }
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
    assert.match(await steps.alert(), new RegExp(t('errors.3760')))
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
    await page.context().close()
  })
})
