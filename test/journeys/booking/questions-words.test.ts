import assert from 'node:assert/strict'
import { describe, it } from 'node:test'

import { BOOK, callsTo } from '../helpers/calls.ts'
import { AT_HOTEL, journey, STAY } from '../helpers/guest.ts'
import { addFiles, ASKS, byPage, field, seeInEveryLanguage } from '../helpers/questions.ts'

const { world, guest } = journey()

describe('what is wrong with an answer', () => {
  it('is said at its question in every language, and what was given stays [ERR-021] [ERR-112] [ERR-113]', async () => {
    const since = await world().lastCall()
    const ana = await guest({ host: '/' })
    const element = ana.page.locator('booking-widget')
    await ana.at.locator('.searchbar').waitFor()
    await element.evaluate((widget) => widget.setAttribute('hotel-code', 'yufuin'))
    await ana.see('Yufuin')
    await element.evaluate((widget, stay) => Reflect.get(widget, 'search').call(widget, stay), { ...STAY, adults: 3 })
    await ana.choose(AT_HOTEL)
    await ana.toDetails()
    await ana.see(ASKS.needs)

    const long = 'x'.repeat(256)
    await field(ana, ASKS.needs).fill(long)
    await addFiles(ana, 31, 10) // one too many, and none of them a picture
    const limit = { files: 30, megabytes: 80 }
    await seeInEveryLanguage(
      ana,
      [
        ['codes.1251'],
        ['errors.fileLimit', limit],
        ['errors.tooLong'],
        ['questions.characters', { used: 256, most: 255 }],
      ],
      byPage,
    )
    assert.equal(await field(ana, ASKS.needs).inputValue(), long)
    assert.equal(await ana.at.locator('.file').count(), 30)
    assert.deepEqual(await callsTo(world(), 'POST', BOOK, since), [])
    await ana.page.close()
  })
})
