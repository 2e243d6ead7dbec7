import { after, before, describe, it } from 'node:test'
import assert from 'node:assert/strict'

import { sql } from 'drizzle-orm'

import { LOCALE_CODES } from '../../../../shared/locales.ts'
import type { Locale } from '../../../../shared/locales.ts'
import { rowsOf } from '../../../../demo-host/provider/db/orm.ts'
import type { Extra } from '../../../../shared/model/stay/extra.ts'
import { openWorld } from '../../../../test/contract/helpers/world.ts'
import type { World } from '../../../../test/contract/helpers/world.ts'
import { openCheckout } from '../../../../test/lib/widget/open-checkout.tsx'
import { until } from '../../../../test/lib/until.ts'
import { showLocaleAtom } from '../../../state/settings/texts.ts'
import { chosenExtrasAtom } from './extras-choice.ts'

const [FLOWERS, BICYCLE] = ['Flowers of the season in your room', 'A bicycle for your stay']
const BATH = 'Private open-air bath, 45 minutes'
/** The tax of the flowers. */
const TAX: Record<Locale, RegExp> = {
  en: /¥300 tax/,
  ja: /税 ¥300/,
  ko: /세금 ¥300/,
  zh_Hans: /税费 ¥300/,
  zh_Hant: /稅費 ¥300/,
  id: /pajak ¥300/,
  th: /ภาษี ¥300/,
  ar: /¥300\W* ضرائب/,
}
type Listed = { data: Extra[]; meta: object }

describe('the list of extras', () => {
  let world: World
  before(async () => {
    world = await openWorld()
  })
  after(() => world.close())

  async function open(change: (extra: Extra) => Extra = (extra) => extra) {
    const guest = await openCheckout(world, 'on_site', {
      ways: 1,
      wire: async (send, { path }) => {
        const answer = await send()
        if (path !== '/hotels/1/extras') return answer
        const { data, meta } = (await answer.json()) as Listed // from our own server
        return Response.json({ data: data.map(change), meta })
      },
    })
    const row = (name: string) => guest.page.all('li.extra').find((each) => each.textContent.includes(name))
    await until(() => row(FLOWERS) !== undefined, 'the list of extras')
    const idOf = async (code: string) => {
      const found = sql`select id from extra where hotel_id = 1 and code = ${code}`
      return Number((await rowsOf<{ id: number }>(world.database.orm, found))[0]?.id)
    }
    return { ...guest, row, idOf }
  }

  it('has of each its name, its photograph, its price and how many are left [EXTRA-001]', async () => {
    const photo = { url: 'https://pictures.example/flowers.jpg', alt: 'A vase of chrysanthemums' }
    const { row, page } = await open((extra) => (extra.name === FLOWERS ? { ...extra, photo: { ...extra.photo, ...photo } } : extra)) // prettier-ignore
    const flowers = row(FLOWERS)
    assert.equal(flowers?.querySelector('h3')?.textContent, FLOWERS)
    const image = flowers?.querySelector('img')
    assert.deepEqual([image?.getAttribute('src'), image?.getAttribute('alt')], [photo.url, photo.alt])
    assert.match(flowers?.textContent ?? '', /¥3,300 each/)
    // Nobody counts the flowers; there is one bicycle, and six baths a day.
    assert.doesNotMatch(flowers?.textContent ?? '', /left/)
    assert.match(row(BICYCLE)?.textContent ?? '', /1 left/)
    assert.deepEqual(page.all('.slots li').filter(({ textContent }) => textContent.includes('6 left')).length, 2)
  })

  it('has of each what of its price is tax, in every language, and of what has none nothing [EXTRA-001]', async () => {
    const { row, page, store } = await open((extra) =>
      extra.name === BICYCLE ? { ...extra, price_without_tax: extra.price } : extra,
    )
    const priceOf = (name: string) => row(name)?.querySelector('p.small:not(.soft)')?.textContent
    assert.equal(priceOf(FLOWERS), '¥3,300 each\u00a0· ¥300 tax included')
    // Of each delivery time its own.
    assert.equal(priceOf('A cake for your day'), '¥4,400 – ¥4,950 each\u00a0· ¥400 – ¥450 tax included')
    assert.doesNotMatch(row(BICYCLE)?.textContent ?? '', /tax/)
    for (const locale of LOCALE_CODES) {
      await store.set(showLocaleAtom, locale)
      await until(() => page.all('li.extra').some(({ textContent }) => TAX[locale].test(textContent)), `the tax in ${locale}`) // prettier-ignore
    }
  })

  it('says of a dated one what each of its days costs, and has no other days [EXTRA-003]', async () => {
    const { row, page, store, idOf } = await open((extra) =>
      extra.name === BATH
        ? { ...extra, prices: { ...extra.prices, '2026-11-25': { price: 4_400, price_without_tax: 4_000 } } }
        : extra,
    )
    const days = [...(row(BATH)?.querySelectorAll('.slots li') ?? [])].map(({ textContent }) => textContent)
    assert.equal(days.length, 2)
    assert.match(days[0] ?? '', /^Tue 24 Nov¥2,750(?!\d)/)
    assert.match(days[1] ?? '', /^Wed 25 Nov¥4,400(?!\d)/)
    page.press(page.named('button', `Add: ${BATH}, Wed 25 Nov`))
    page.press(page.named('button', `One more: ${BATH}, Wed 25 Nov`))
    page.press(page.named('button', `Add: ${BATH}, Tue 24 Nov`))
    const extra_id = await idOf('private-bath')
    assert.deepEqual(store.get(chosenExtrasAtom), [
      { extra_id, quantity: 2, date: '2026-11-25' },
      { extra_id, quantity: 1, date: '2026-11-24' },
    ])
  })

  it('names what of the choice is gone, at the price of the rest, before anything is booked [EXTRA-010] [GUEST-024]', async () => {
    const { row, page, sent, sees, posts, text, idOf } = await open()
    const bicycle = await idOf('bicycle')
    const leave = (left: number) =>
      world.database.orm.execute(sql`update extra_day set total = sold + held + ${left} where extra_id = ${bicycle}`)
    page.press(page.named('button', `Add: ${BICYCLE}`))
    await sees(`${BICYCLE} × 1`)
    await leave(0)
    page.press(page.named('button', `Add: ${FLOWERS}`))
    await sees(`${FLOWERS} × 1`)
    const asked = sent.findLast(({ path }) => path.endsWith('/rooms/price'))?.query
    assert.equal(asked?.get('include_extra_out_of_stock'), 'true')
    assert.match(asked?.get('extras') ?? '', new RegExp(`"extra_id":${bicycle}`))
    await until(() => Boolean(row(BICYCLE)?.querySelector('.wrong')), () => `why at the bicycle: ${text()}`) // prettier-ignore
    assert.equal(row(FLOWERS)?.querySelector('.wrong'), null)
    await until(() => !text().includes(`${BICYCLE} × 1¥`), 'a bill without it')
    assert.deepEqual(posts(), [])
    await leave(1)
  })
})
