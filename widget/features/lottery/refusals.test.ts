import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'

import { SEEDED_LOTTERIES } from '../../../demo-host/world/people/lotteries.ts'
import { loadTranslate } from '../../../locales/load.ts'
import { LOCALE_CODES } from '../../../shared/locales.ts'
import { PASSWORD } from '../../../test/contract/helpers/members.ts'
import { openWorld } from '../../../test/contract/helpers/world.ts'
import type { World } from '../../../test/contract/helpers/world.ts'
import { assertCall } from '../../../test/lib/call-scenes.ts'
import { openVisit } from '../../../test/lib/widget/open-visit.ts'
import { forgetGuest } from '../../../test/lib/widget/open-widget.ts'
import { until } from '../../../test/lib/until.ts'
import { environmentAtom } from '../../state/environment.ts'
import { queryAtom } from '../../state/navigation/navigation.ts'

const ENTER = /^POST \/hotels\/\d+\/lottery_results$/
const ROOMS = /^GET \/hotels\/\d+\/rooms$/
const SHOW = /^GET \/hotels\/\d+\/lottery_results\/LBCD/
const REMOVE = 'DELETE /hotels/1/lottery_results/LBCD-1000-0007/incomplete_reservation'
const OPEN = SEEDED_LOTTERIES.open.uuid
const STATUSES = { 3751: 409, 3752: 409, 3753: 404, 3754: 422, 3756: 409, 3757: 403 } as const
const REFUSED = [
  [[3751, 3756], '[ERR-077] [ERR-101] [CALL-112] [LOTTERY-025]'],
  [[3752, 3753, 3754, 3757], '[ERR-102] [ERR-103] [ERR-104] [ERR-105]'],
] as const
const LINKS = { 3780: 410, 3781: 404, 3782: 409, 3783: 403 } as const
const LINK = { lottery_event: OPEN, current_lottery_entry: 'LBCD-1000-0002', lottery_access_token: 'old' }
const NAMES = { last_name: 'Yamada', first_name: 'Hanako' }

const refused = (status: number, code: number) =>
  Response.json({ errors: [{ title: 'Not to be read', details: { code, base: [] } }] }, { status })

describe('a lottery that refuses', () => {
  let world: World
  before(async () => {
    world = await openWorld()
  })
  after(() => world.close())

  const alertsOf = (root: ParentNode) => [...root.querySelectorAll('[role="alert"]')]

  for (const [codes, claims] of REFUSED)
    it(`an entry says why on its own page, in every language, and keeps what was written: ${codes.join(', ')} ${claims}`, async () => {
      for (const locale of LOCALE_CODES) {
        const t = await loadTranslate(locale, ['core', 'errors', 'codes', 'lottery', 'results'])
        let code: keyof typeof STATUSES = codes[0]
        const visit = await openVisit(world, {
          locale,
          bend: async (line) => (ENTER.test(line) ? refused(STATUSES[code], code) : null),
        })
        const { root } = visit
        visit.go('signIn')
        await visit.signIn()
        visit.go('result', { lottery_event: OPEN })
        await visit.press(t('lottery.toRooms'))
        // Before that those of other nights are still there, and what is chosen of them is lost with them.
        await until(
          () => visit.called(ROOMS).some(({ url, answer }) => url.includes('2027-') && answer !== null),
          () =>
            `the rooms of the lottery among ${visit
              .called(ROOMS)
              .map(({ url }) => url)
              .join(' ')}`,
        )
        await visit.see('.results[aria-busy="false"] li.room')
        await visit.press(t('results.choose'))
        await visit.press(t('results.continue'))
        const value = (name: string) => root.querySelector<HTMLInputElement>(`.screen [name="${name}"]`)?.value ?? ''
        await until(
          () => value('phone') !== '',
          () => `what the member has told: ${visit.words()}`,
        )
        await visit.write(NAMES)
        for (code of codes) {
          await visit.press(t('lottery.submit'))
          const words = t(`codes.${code}`)
          await until(
            () => alertsOf(root).some((one) => one.textContent?.includes(words)),
            () => `${words}: ${visit.words()}`,
          )
          assert.equal(alertsOf(root).length, 1)
          assert.equal(root.querySelectorAll('.screen [role="alert"]').length, 1)
          assert.doesNotMatch(words, /errors\.|\b\d{4}\b/)
          assert.equal(value('first_name'), NAMES.first_name)
          root.querySelector<HTMLElement>(`.screen [role="alert"] [aria-label="${t('core.dismiss')}"]`)?.click()
          await until(() => alertsOf(root).length === 0, `${words} is taken away`)
        }
        assert.equal(visit.called(ENTER).length, codes.length)
        visit.close()
      }
    })

  it('nights that are given by lot alone says so with the results, in every language [ERR-038]', async () => {
    for (const locale of LOCALE_CODES) {
      const t = await loadTranslate(locale, ['codes', 'lottery'])
      const visit = await openVisit(world, { locale, query: String(new URLSearchParams({ lottery_event: OPEN })) })
      await visit.press(t('lottery.toRooms'))
      await visit.see('li.room')
      const query = visit.store.get(queryAtom)
      const [checkin, checkout] = [query.get('checkin') ?? '', query.get('checkout') ?? '']
      assert.ok(checkin && checkout)
      visit.close()
      const stay = String(new URLSearchParams({ checkin, checkout, adults: '2' }))
      const other = await openVisit(world, { locale, query: stay })
      const told = await other.find('.results [role="alert"], .results p', t('codes.3750'))
      assert.doesNotMatch(told.textContent ?? '', /codes\.|errors\./)
      assert.equal(other.all('li.room').length, 0)
      assert.doesNotMatch(other.words(), /3750/)
      // What was looked for is still what is asked.
      const kept = other.store.get(queryAtom)
      assert.deepEqual([kept.get('checkin'), kept.get('checkout'), kept.get('adults')], [checkin, checkout, '2'])
      other.close()
    }
  })

  it('to delete an unfinished reservation says so, and the page stands until it is done [CALL-057] [ROUTE-019]', async () => {
    const reservation = {
      reservation_number: 'TST-1234-5678',
      lottery_result: { entry_number: 'LBCD-1000-0007' },
      is_incomplete: true,
    }
    for (const locale of LOCALE_CODES) {
      forgetGuest()
      const t = await loadTranslate(locale, ['codes', 'core', 'lottery'])
      let isRefused = true
      const visit = await openVisit(world, {
        locale,
        async bend(line, answer) {
          if (line === REMOVE && isRefused) {
            isRefused = false
            return refused(409, 3760)
          }
          if (!SHOW.test(line)) return null
          // The entry of a winner who began to book and went away: no seeded one has.
          const { data } = await (await answer()).json()
          return Response.json({ data: { ...data, status: 'winner_reservation_pending', reservation } })
        },
      })
      visit.go('signIn')
      await visit.write({ email: 'taro@example.com', password: PASSWORD })
      await visit.submit()
      await visit.arrives('/booking/result')
      const path = '/room-lottery/reservation-incomplete/LBCD-1000-0007'
      visit.store.get(environmentAtom).location.navigate(path)
      const stands = async () => {
        await until(
          () => visit.root.querySelector('h1')?.textContent === t('lottery.incompleteTitle'),
          () => visit.words(),
        )
        await visit.find('.screen a', t('lottery.goOn'))
        assert.equal(visit.path(), path)
      }
      await stands()
      await visit.sees(t('lottery.incompleteText'))
      await visit.press(t('lottery.delete'))
      await until(
        () => visit.all('.screen [role="alert"]')[0]?.textContent?.includes(t('codes.3760')),
        () => visit.words(),
      )
      assert.doesNotMatch(visit.words(), /3760|Not to be read/)
      await stands()
      await visit.press(t('lottery.delete'))
      await visit.sees(t('lottery.deleted'))
      await visit.arrives('/room-lottery/confirmation/LBCD-1000-0007')
      const removals = visit.called(/^DELETE .*incomplete_reservation$/)
      assert.deepEqual(
        removals.map((call) => [call.line, Object.keys(Object(call.answer))[0]]),
        [
          [REMOVE, 'errors'],
          [REMOVE, 'data'],
        ],
      )
      assert.equal(Object(removals[1]?.answer).data.reservation, null)
      if (locale === 'en') for (const call of removals) assertCall(call, {}, true)
      visit.close()
    }
  })

  it('a winner’s link says above the page why it opens nothing, in every language [ERR-107] [ERR-108] [ERR-109] [ERR-110]', async () => {
    for (const locale of LOCALE_CODES) {
      const t = await loadTranslate(locale, ['errors', 'codes'])
      for (const [code, status] of Object.entries(LINKS)) {
        const stay = { checkin: '2027-04-01', checkout: '2027-04-03', adults: '2' }
        const visit = await openVisit(world, {
          locale,
          query: String(new URLSearchParams({ ...LINK, ...stay })),
          bend: async (line) => (ROOMS.test(line) ? refused(status, Number(code)) : null),
        })
        const words = t(`codes.${code as unknown as 3780}`)
        await until(
          () => alertsOf(visit.root).some((one) => one.textContent?.includes(words)),
          () => `${words}: ${visit.words()}`,
        )
        assert.doesNotMatch(words, /errors\.|\b\d{4}\b/)
        visit.close()
      }
    }
  })
})
