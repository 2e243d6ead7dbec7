import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'

import { SEEDED_LOTTERIES } from '../../../demo-host/world/people/lotteries.ts'
import { loadTranslate } from '../../../locales/load.ts'
import { LOCALE_CODES } from '../../../shared/locales.ts'
import { openWorld } from '../../../test/contract/helpers/world.ts'
import type { World } from '../../../test/contract/helpers/world.ts'
import { openVisit } from '../../../test/lib/widget/open-visit.ts'
import { until } from '../../../test/lib/until.ts'

const ENTER = /^POST \/hotels\/\d+\/lottery_results$/
const ROOMS = /^GET \/hotels\/\d+\/rooms$/
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
