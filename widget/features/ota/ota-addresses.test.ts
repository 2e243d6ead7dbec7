import assert from 'node:assert/strict'
import { after, afterEach, before, describe, it } from 'node:test'

import { NAMED_HOUSES, seedOtaHouses } from '../../../demo-host/world/ota/seed-ota.ts'
import { loadTranslate } from '../../../locales/load.ts'
import { LOCALE_CODES } from '../../../shared/locales.ts'
import { asked, callsTo } from '../../../test/journeys/helpers/calls.ts'
import { bookStay } from '../../../test/journeys/helpers/stay-booked.ts'
import { openResults } from '../../../test/lib/widget/open-results.ts'
import type { OpenResults } from '../../../test/lib/widget/open-results.ts'
import { forgetGuest } from '../../../test/lib/widget/open-widget.ts'
import { startWorld } from '../../../test/lib/world.ts'
import type { World } from '../../../test/lib/world.ts'

// What its pages say and ask for: ota-site.test.ts. How they look, and the way back: test/journeys/agency/ota-site.test.ts.

const HOME = 'Inns and hotels that book direct'
const STAY = 'checkin=2026-12-08&checkout=2026-12-10&adults=2'
const t = await loadTranslate('en', ['checkout', 'document', 'errors', 'fail', 'ota', 'search'])

let world: World
let site: OpenResults
before(async () => {
  world = await startWorld()
  await world.database.orm.transaction((tx) => seedOtaHouses(tx, NAMED_HOUSES))
})
after(() => world.stop())
afterEach(leave)

function leave() {
  site.close()
  forgetGuest()
}
/** A document of the agency's own, at an address. */
async function open(address: string) {
  site = await openResults(world, {}, { address })
}
const title = () => site.root.querySelector('h1')?.textContent ?? ''
const sees = (wanted: RegExp) => site.until(() => wanted.test(title()))
const titled = (wanted: string) => site.until(() => title() === wanted)

describe('the flag of an agency’s site', () => {
  it('in the address makes the root its home, and false makes it the widget [ROUTE-042] [OTA-001] [BOOT-045]', async () => {
    await open('/?ota_enabled=true&locale=en')
    await titled(HOME)
    assert.equal(window.location.pathname, '/')
    leave()
    await open('/?ota_enabled=false&code=shirotsuki&locale=en')
    await site.until(() => window.location.pathname === '/booking/result')
    await site.until(() => site.root.querySelector('.searchbar'))
    leave()
    await open('/search-hotels?code=shirotsuki&locale=en')
    await titled(t('document.notFoundTitle'))
  })

  it('has each of its pages known by its address', async () => {
    for (const [path, wanted] of [
      ['/search-hotels', /stays/],
      ['/confirm-reservation', /Your choice/],
      ['/reservation/guest-detail', /Your choice/],
      ['/reservation/payment', /Your choice/],
      ['/reservation/fail', /not booked|could not/i],
    ] as const) {
      await open(`${path}?ota_enabled=true&locale=en`)
      await sees(wanted)
      assert.equal(window.location.pathname, path)
      leave()
    }
  })

  it('has the rooms of a hotel, with its search bar and the way back to all of them [ROUTE-043] [OTA-005]', async () => {
    await open(`/hotels/shirotsuki?ota_enabled=true&locale=en&${STAY}`)
    await site.until(() => site.root.querySelector('.results[aria-busy="false"] .plans'))
    await site.until(() => site.words('.searchbar').join().includes(t('search.dates')))
    const back = await site.until(() => site.all('a').find((one) => one.textContent?.trim() === t('ota.backToHotels')))
    back.click()
    await site.until(() => window.location.pathname === '/search-hotels')
    await site.until(() => site.root.querySelector('.ota-hotel'))
    assert.match(window.location.search, /checkin=2026-12-08/)
    assert.doesNotMatch(window.location.search, /code=/)
  })
})

describe('an agency’s home and its hotels', () => {
  it('have their words in every language', async () => {
    const titles = new Set<string>()
    for (const locale of LOCALE_CODES) {
      await open(`/?ota_enabled=true&locale=${locale}`)
      await site.until(() => site.root.querySelector('.ota-tile h3'))
      titles.add(title())
      assert.doesNotMatch(site.words().join(), /\b(?:core|ota|search)\.[a-z]/)
      leave()
      await open(`/search-hotels?ota_enabled=true&locale=${locale}&${STAY}`)
      await site.until(() => site.root.querySelector('.ota-hotel'))
      const words = await loadTranslate(locale, ['ota'])
      assert.equal(title(), words('ota.stays', { n: 24 }))
      assert.doesNotMatch(site.words().join(), /\b(?:core|ota|search)\.[a-z]/)
      leave()
    }
    assert.equal(titles.size, LOCALE_CODES.length)
    for (const one of [HOME, '宿と直接つながる、旅の予約', 'نُزُل وفنادق تحجزونها مباشرةً'])
      assert.ok(titles.has(one), one)
  })
})

describe('a booking at an agency’s addresses', () => {
  const at = (path: string, query: Record<string, string>) =>
    open(`${path}?${String(new URLSearchParams({ ota_enabled: 'true', locale: 'en', code: 'shirotsuki', ...query }))}`)

  it('is shown to who knows its e-mail or its token, and to nobody else [ROUTE-044]', async () => {
    const email = 'agency@guest.example'
    const number = await bookStay(world, 'Room only', { email })
    const [mail] = await world.mailTo(email)
    const [, token = ''] = /bypass_token=([^\s&"]+)/.exec(mail?.text ?? '') ?? []
    assert.match(token, /\S/)
    const path = `/reservation/confirmation/${number}`
    for (const [name, value] of [
      ['email', email],
      ['bypass_token', token],
    ] as const) {
      const since = await world.lastCall()
      await at(path, { [name]: value })
      await site.until(() => site.words('.booked-number')[0] === number)
      assert.equal(window.location.pathname, path)
      const shown = (await callsTo(world, 'GET', /\/reservations\/[\w-]+$/, since)).filter((call) => call.path.endsWith(number)) // prettier-ignore
      assert.ok(shown.length > 0)
      for (const call of shown) {
        assert.equal(call.status, 200)
        // The log has no secret as it is.
        assert.match(asked(call, name), name === 'email' ? /^agency@guest\.example$/ : /^\[secret/)
      }
      leave()
    }
    await at(path, { email: 'other@guest.example' })
    await titled(t('checkout.notFoundTitle'))
    assert.ok(!site.words().join().includes('Yamada'))
  })

  it('that failed says why, and searches the hotel again with the dates and the party [ROUTE-044]', async () => {
    const stay = { checkin: '2026-12-08', checkout: '2026-12-10', adults: '3' }
    // What both say is told once, by the code.
    await at('/reservation/fail', { ...stay, error_code: '3003', error: '3004' })
    await site.until(() => site.root.textContent?.includes(t('errors.3003')))
    assert.ok(!site.root.textContent?.includes(t('errors.3004')))
    await site.press(t('fail.searchAgain'))
    await site.until(() => site.root.querySelector('.results[aria-busy="false"] .plans'))
    const { pathname, searchParams } = new URL(window.location.href)
    assert.equal(pathname, '/hotels/shirotsuki')
    assert.deepEqual(
      Object.keys(stay).map((name) => searchParams.get(name)),
      Object.values(stay),
    )
  })
})
