import assert from 'node:assert/strict'
import { describe, it } from 'node:test'

import { loadTranslate } from '../../../../locales/load.ts'
import { assertHeaders, callsTo } from '../../../../test/journeys/helpers/calls.ts'
import { hotelOf } from '../../../../test/lib/bent/bent-settings.ts'
import { groundOfResults } from '../../../../test/lib/ground-of-results.ts'
import { until } from '../../../../test/lib/until.ts'
import type { OpenResults } from '../../../../test/lib/widget/open-results.ts'

const HOTEL = { method: 'GET', path: '/hotels/:hotelId' } as const
const PLACE = '.hotel-info'
const ADDRESS = '118 Moto-Hakone, Hakone, Kanagawa 250-0522, Japan'
const { world, results } = groundOfResults()

describe('where a hotel is', () => {
  const callsSince = (since: number) => callsTo(world(), 'GET', /^\/hotels\/\d+$/, since)
  const says = (shown: OpenResults, text: string) => shown.until(() => shown.words(PLACE)[0]?.includes(text))

  it('the hotel says itself: address and photos, no empty frame for what is missing [BOOT-037]', async () => {
    const shown = await results(world())
    await says(shown, ADDRESS)
    assert.ok(shown.all(`${PLACE} img`).length > 1)
    shown.close()

    const whole = await hotelOf(world())
    for (const [change, selector, least] of [
      [{ hotel_photos: [] }, 'address', 1],
      [{ address: null }, 'img', 2],
      [{ address: null, hotel_photos: [] }, '', 0],
    ] as const) {
      await world().nextAnswer({ ...HOTEL, status: 200, body: { data: { ...whole, ...change } } })
      const since = await world().lastCall()
      const other = await results(world())
      await other.listed()
      await until(async () => (await callsSince(since)).length > 0, 'the hotel to be asked for')
      if (least === 0) await other.until(() => other.all(PLACE).length === 0)
      else await other.until(() => other.all(`${PLACE}[aria-busy="false"] ${selector}`).length >= least)
      assert.equal(other.all(`${PLACE} address`).length, 'address' in change ? 0 : 1)
      if ('hotel_photos' in change) assert.equal(other.all(`${PLACE} :is(img, .photo, .row)`).length, 0)
      other.close()
    }
  })

  it('is one call a hotel and a language, whose failure is told and made good [CALL-101]', async () => {
    const since = await world().lastCall()
    const shown = await results(world())
    await says(shown, '118 Moto-Hakone, Hakone, Kanagawa')
    const [call, ...more] = await callsSince(since)
    assert.ok(call)
    assert.deepEqual([call.path, call.query, call.status, more.length], ['/hotels/1', {}, 200, 0])
    assertHeaders(call, 'en')
    // The rooms are searched again; the house is where it was.
    shown.all('.chips button')[0]?.click()
    await until(async () => (await callsTo(world(), 'GET', /\/rooms$/, since)).length === 2, 'another search')
    await shown.listed()
    await shown.see(`${PLACE} address`)
    assert.equal((await callsSince(since)).length, 1)
    shown.close()

    await world().nextAnswer({ ...HOTEL, status: 500, times: 9 })
    const failed = await results(world(), {}, { locale: 'ja' })
    const t = await loadTranslate('ja', ['core', 'errors', 'codes'])
    await says(failed, t('errors.general'))
    assert.equal(failed.all(`${PLACE} :is(address, img)`).length, 0)
    await failed.see('.results .room')
    await world().clearAnswers()
    const [place] = failed.all(PLACE)
    assert.ok(place)
    await failed.press(t('core.tryAgain'), place)
    await says(failed, '神奈川県')
  })
})
