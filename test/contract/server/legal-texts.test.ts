import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'

import { sql } from 'drizzle-orm'

import { HEADERS } from '../../../shared/headers.ts'
import { LOCALE_CODES } from '../../../shared/locales.ts'
import type { Locale } from '../../../shared/locales.ts'
import { hotels } from '../../../shared/contract/hotels.ts'
import { starting } from '../../../shared/contract/starting.ts'
import { openGuest } from '../helpers/guest.ts'
import type { Guest } from '../helpers/guest.ts'
import { openWorld } from '../helpers/world.ts'
import type { World } from '../helpers/world.ts'

const HOTEL = 1
const KINDS = ['accessibility', 'membership', 'privacy', 'terms']

describe('what a house lays down in writing', () => {
  let world: World
  let guest: Guest
  before(async () => {
    world = await openWorld()
    guest = await openGuest(world)
  })
  after(() => world.close())

  const read = (kind: string, locale: Locale = 'en', hotelId = HOTEL) =>
    guest.send(hotels.legalText, { hotelId, kind }, { [HEADERS.locale]: locale })
  const settings = async () => Object((await guest.send(starting.settings, { code: 'shirotsuki' })).body.data)

  it('is served in each of the eight languages, each with its own words', async () => {
    for (const kind of KINDS) {
      const texts = await Promise.all(LOCALE_CODES.map(async (locale) => (await read(kind, locale)).body.data))
      for (const { lang, text } of texts) {
        assert.equal(lang, null)
        assert.match(text, /^# \S/)
        assert.ok(text.length > 120, text)
      }
      assert.equal(new Set(texts.map(({ text }) => text)).size, 8)
    }
  })

  it('is named by the settings as far as there is any, and beside it the address of a statement of the hotel’s own', async () => {
    assert.deepEqual((await settings()).legal_texts, KINDS)
    assert.equal((await settings()).accessibility_url, null)
    await world.database.orm.execute(
      sql`update hotel set settings = settings || '{"accessibility_url": "https://hotel.example/for-everybody"}' where id = 1`,
    )
    await world.database.orm.execute(sql`delete from hotel_legal_text where hotel_id = 1 and kind <> 'terms'`)
    const { legal_texts, accessibility_url } = await settings()
    assert.deepEqual(legal_texts, ['terms'])
    assert.equal(accessibility_url, 'https://hotel.example/for-everybody')
    assert.equal((await read('privacy')).status, 404)
    assert.equal((await read('terms')).status, 200)
  })

  it('is in the first language the hotel has where the guest’s is missing, and says so', async () => {
    await world.database.orm.execute(
      sql`update hotel_legal_text set texts = '{"ja": "# 約款"}' where hotel_id = 2 and kind = 'terms'`,
    )
    const { lang, text } = (await read('terms', 'th', 2)).body.data
    assert.deepEqual([lang, text], ['ja', '# 約款'])
  })

  it('is nothing else than its four kinds', async () => {
    for (const kind of ['imprint', 'TERMS', '__proto__']) assert.equal((await read(kind)).status, 404, kind)
    assert.equal((await read('terms', 'en', 99_999)).status, 404)
  })
})
