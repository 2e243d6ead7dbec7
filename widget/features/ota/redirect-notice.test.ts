import assert from 'node:assert/strict'
import { describe, it } from 'node:test'

import { loadTranslate } from '../../../locales/load.ts'
import { LOCALE_CODES } from '../../../shared/locales.ts'
import { bendSettings } from '../../../test/lib/bent/bent-settings.ts'
import { stayVisits } from '../../../test/lib/widget/stay-visits.ts'

// Counted down, stopped and left for the agency: test/journeys/agency/redirect.test.ts.

const AGENCY = 'https://agency.example/shirotsuki'
const { world, open } = stayVisits()
const redirect = (more: Record<string, unknown>, times = 1) =>
  bendSettings(
    world(),
    { bw_to_ota_enabled: true, hotel_url: AGENCY, ota_name: 'jalan', ota_redirect_seconds: 600, ...more },
    { times },
  )
/** Before anything is searched for. */
const arrive = (locale: (typeof LOCALE_CODES)[number] = 'en') =>
  open({ address: `/booking/result?code=shirotsuki&locale=${locale}` })

describe('a hotel whose bookings an agency takes', () => {
  for (const [name, shown] of [
    ['agoda', 'Agoda'],
    ['booking_com', 'Booking.com'],
    ['expedia', 'Expedia'],
    ['jalan', 'Jalan'],
    ['rakuten_travel', 'Rakuten Travel'],
    ['Tabi Plus', 'Tabi Plus'],
  ] as const)
    it(`names ${name} as guests know it [OTA-010]`, async () => {
      await redirect({ ota_name: name })
      const taro = await arrive()
      await taro.reads(`This hotel is booked at ${shown}`)
      const way = await taro.until(() => taro.all('a').find((one) => one.textContent === `Go to ${shown} now`))
      assert.equal(way.getAttribute('href'), AGENCY)
    })

  it('says so in every language, under the name that guests know there', async () => {
    const told = new Set<string>()
    for (const locale of LOCALE_CODES) {
      const t = await loadTranslate(locale, ['ota', 'results'])
      await redirect({})
      const taro = await arrive(locale)
      const title = t('ota.redirectTitle', { agency: t('results.ota_jalan') })
      await taro.reads(title)
      assert.doesNotMatch(taro.words().join(), /\b(?:ota|results)\.\w|\{\w+\}/)
      told.add(title)
      taro.close()
    }
    assert.equal(told.size, LOCALE_CODES.length)
  })

  it('that has switched it off says nothing, nor does an address that is none [BOOT-038]', async () => {
    const t = await loadTranslate('en', ['ota', 'search'])
    const [before = ''] = t('ota.redirectTitle', { agency: '§' }).split('§')
    for (const off of [{ bw_to_ota_enabled: false }, { hotel_url: 'javascript:alert(1)' }]) {
      await redirect(off)
      const taro = await arrive()
      await taro.until(() => taro.words('.searchbar').join().includes(t('search.dates')))
      await taro.until(() => taro.root.querySelector('.front-room:not([aria-hidden])'))
      assert.ok(!taro.words().join().includes(before))
      taro.close()
    }
  })

  it('is told with the rooms alone, and leads nobody away who has stopped it and comes back [BOOT-038]', async () => {
    const t = await loadTranslate('en', ['ota'])
    await redirect({})
    const taro = await arrive()
    await taro.press(t('ota.redirectStop'))
    const stopped = t('ota.redirectStopped', { agency: 'Jalan' })
    await taro.reads(stopped)
    taro.go('lookup')
    await taro.gone(stopped)
    taro.go('result')
    await taro.reads(stopped)
    assert.equal(taro.root.querySelector('.redirect-seconds'), null)
  })
})
