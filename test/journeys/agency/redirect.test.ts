import assert from 'node:assert/strict'
import { afterEach, describe, it } from 'node:test'

import { bendSettings } from '../../lib/bent/bent-settings.ts'
import { journey } from '../helpers/guest.ts'
import type { Guest } from '../helpers/guest.ts'
import { assertWell } from '../helpers/well.ts'

// Whose name it says, in which words, and where it says nothing: widget/features/ota/redirect-notice.test.ts.

const { world, guest } = journey()
afterEach(() => world().clearAnswers())

const AGENCY = 'https://agency.example/shirotsuki'
const redirect = (more: Record<string, unknown> = {}) =>
  bendSettings(world(), { bw_to_ota_enabled: true, hotel_url: AGENCY, ota_name: 'jalan', ...more })

/** The agency, so that nobody goes out of the house. */
async function visit(): Promise<Guest> {
  const taro = await guest()
  await taro.page.route('https://agency.example/**', (route) => route.fulfill({ body: 'the agency' }))
  return taro
}

describe('a hotel whose bookings an agency takes', () => {
  it('says so, counts ten seconds down and leads there [OTA-011] [BOOT-038] [CONST-031]', async () => {
    await redirect()
    const taro = await visit()
    await taro.page.clock.install()
    await taro.open('/booking/result')
    await taro.see('This hotel is booked at Jalan')
    const seconds = taro.page.locator('.redirect-seconds')
    assert.match(await seconds.innerText(), /in (10|9) seconds/)
    await taro.page.clock.runFor(4_000)
    assert.match(await seconds.innerText(), /in [56] seconds/)
    assert.equal(await taro.page.getByRole('link', { name: 'Go to Jalan now' }).getAttribute('href'), AGENCY)
    await taro.page.clock.runFor(7_000)
    await taro.page.waitForURL(AGENCY)
  })

  it('stays where the guest stops it, with the way still there [OTA-011]', async () => {
    await redirect({ ota_redirect_seconds: 2 })
    const taro = await visit()
    await taro.page.clock.install()
    await taro.open('/booking/result')
    await taro.button('Stay here').click()
    await taro.see('You stay here. Jalan remains one press away.')
    await assertWell(taro, 'redirect-stopped')
    await taro.page.clock.runFor(10_000)
    assert.match(taro.page.url(), /\/booking\/result/)
    await taro.page.getByRole('link', { name: 'Go to Jalan now' }).click()
    await taro.page.waitForURL(AGENCY)
  })
})
