import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'

import bidiFactory from 'bidi-js'

import { LOCALES } from '../../../shared/locales.ts'
import type { Locale } from '../../../shared/locales.ts'
import { firstRoom, openGuest, TARO } from '../../../test/contract/helpers/guest.ts'
import { openWorld } from '../../../test/contract/helpers/world.ts'
import type { World } from '../../../test/contract/helpers/world.ts'
import { openVisit } from '../../../test/lib/widget/open-visit.ts'

const SHIROTSUKI = 1
/** As hotels of the language write from one day to another: AMB-45, with days of the week and what stands between. */
const STAYS: Partial<Record<Locale, string>> = {
  en: '2026/11/24 (Tue) – 2026/11/26 (Thu)\u00a0· 2 nights',
  ja: '2026/11/24(火)〜2026/11/26(木)\u00a0· 2泊',
  zh_Hant: '2026/11/24（週二）–2026/11/26（週四）\u00a0· 2晚',
  ar: '2026/11/24 (الثلاثاء) – 2026/11/26 (الخميس)\u00a0· ليلتان',
}

describe('the facts of a booked stay', () => {
  let world: World
  before(async () => {
    world = await openWorld()
  })
  after(() => world.close())

  it('say from which day to which, as the language writes it', async () => {
    const guest = await openGuest(world)
    const body = await guest.booking(SHIROTSUKI, 'on_site', [await firstRoom(guest, SHIROTSUKI, 'on_site')])
    const { data } = (await guest.book(SHIROTSUKI, body, 'facts-of-a-stay')).body
    for (const [locale, words] of Object.entries(STAYS)) {
      const visit = await openVisit(world, { locale: locale as Locale }) // its own names
      const params = { confirmationNumber: data.reservation_number }
      visit.go('review', { hotelId: String(SHIROTSUKI), email: TARO.email }, params)
      const line = await visit.see('.stay-facts dd p')
      assert.equal(line.textContent.replaceAll(/[\u200f\u2066-\u2069]/g, ''), words)
      // Laid as browsers do (UAX 9), a weekday comes after its date, from whichever side the language is read.
      const { direction } = LOCALES[locale as Locale]
      const { levels } = bidiFactory().getEmbeddingLevels(line.textContent, direction)
      const brackets = [...line.textContent.matchAll(/[(（]/g)]
      assert.equal(brackets.length, 2)
      for (const { index } of brackets) assert.equal((levels[index] ?? 0) % 2 === 1, direction === 'rtl', locale)
      assert.deepEqual(
        [...line.querySelectorAll('time')].map((day) => day.getAttribute('datetime')),
        ['2026-11-24', '2026-11-26'],
      )
      visit.close()
    }
  })
})
