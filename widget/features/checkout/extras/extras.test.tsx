import { after, before, beforeEach, describe, it } from 'node:test'
import assert from 'node:assert/strict'

import { sql } from 'drizzle-orm'

import { rowsOf } from '../../../../demo-host/provider/db/orm.ts'
import { loadTranslate } from '../../../../locales/load.ts'
import { LOCALE_CODES } from '../../../../shared/locales.ts'
import { openWorld } from '../../../../test/contract/helpers/world.ts'
import type { World } from '../../../../test/contract/helpers/world.ts'
import { openCheckout, TARO } from '../../../../test/lib/widget/open-checkout.tsx'
import { until } from '../../../../test/lib/until.ts'
import { chooseCurrencyAtom } from '../../../state/settings/currency.ts'
import { loadPartsAtom, showLocaleAtom } from '../../../state/settings/texts.ts'
import { calculationAtom } from '../price/calculation-state.ts'
import { chosenExtrasAtom } from './extras-choice.ts'
import { guestFormAtom } from '../details/form.ts'

const [FLOWERS, BATH, BOXES, CAKE] = [
  'Flowers of the season in your room',
  'Private open-air bath, 45 minutes',
  'Lunch box for the way home',
  'A cake for your day',
]
const BOOK = 'Book, pay at the hotel'

describe('extras at the checkout', () => {
  let world: World
  let ids: Record<string, number>
  before(async () => {
    world = await openWorld()
  })
  after(() => world.close())
  beforeEach(async () => {
    const rows = await rowsOf<{ id: number; code: string }>(
      world.database.orm,
      sql`select id, code from extra where hotel_id = 1`,
    )
    ids = Object.fromEntries(rows.map(({ code, id }) => [code, Number(id)]))
  })

  async function open(type: 'on_site' | 'credit_card' = 'on_site') {
    const guest = await openCheckout(world, type, { ways: 1 })
    await guest.store.set(loadPartsAtom, ['errors', 'codes'])
    const row = (name: string) => guest.page.all('li.extra').find((each) => each.textContent.includes(name))
    await until(() => row(FLOWERS) !== undefined, 'the list of extras')
    const add = (name: string) => guest.page.press(guest.page.named('button', `Add: ${name}`))
    const more = (name: string) => guest.page.press(guest.page.named('button', `One more: ${name}`))
    const fewer = (name: string) => guest.page.press(guest.page.named('button', `One fewer: ${name}`))
    return { ...guest, row, add, more, fewer }
  }
  const billed = (guest: { sees: (words: string) => Promise<unknown> }, sum: string) => guest.sees(sum)
  const chosen = (guest: Awaited<ReturnType<typeof open>>) => guest.store.get(chosenExtrasAtom)

  it('are listed with their limits, counted, priced and booked [EXTRA-002] [EXTRA-005] [CALL-029]', async () => {
    const guest = await open()
    const list = guest.sent.find(({ path }) => path === '/hotels/1/extras')
    assert.ok(list && list.headers.get('x-client-session') && list.headers.get('x-tracing-id'))
    for (const name of [FLOWERS, BATH, BOXES, CAKE]) assert.ok(guest.row(name), name)
    assert.match(guest.row('Tea under the moon')?.textContent ?? '', /Sold out/)

    guest.add(FLOWERS)
    guest.more(FLOWERS)
    guest.add(BOXES)
    assert.deepEqual(
      chosen(guest).map(({ quantity }) => quantity),
      [2, 2],
      'two boxes are the least',
    )
    await billed(guest, `${BOXES} × 2`)
    for (let press = 0; press < 4; press++) guest.more(BOXES)
    assert.equal(chosen(guest)[1]?.quantity, 4, 'four are the most')
    assert.match(guest.row(BOXES)?.textContent ?? '', /2 to 4 at a time.*Up to 4/)
    for (let press = 0; press < 3; press++) guest.fewer(BOXES)
    assert.equal(chosen(guest).length, 1, 'below the least is none')
    await until(() => !guest.text().includes(`${BOXES} ×`), 'the price without boxes')

    await guest.press(BOOK)
    await until(() => guest.posts().length === 1, 'the booking')
    assert.deepEqual(guest.posts()[0]?.body?.extras, [{ extra_id: ids.flowers, quantity: 2, price: 6600 }])
    await guest.sees(`${FLOWERS} × 2`)
  })

  it('that the plan contains stand as included, with nothing to pay or to take [EXTRA-009]', async () => {
    const guest = await openCheckout(world, 'on_site', { plan: 'anniversary' })
    const rows = () => guest.page.all('li.extra').filter(({ textContent }) => textContent.includes('Included'))
    await until(() => rows().length === 2, () => guest.text()) // prettier-ignore
    for (const [at, name] of ['A bottle of local sake', 'A rowing boat at dusk'].entries()) {
      assert.equal(guest.page.all('li.extra').filter(({ textContent }) => textContent.includes(name)).length, 1)
      assert.ok(rows()[at]?.textContent.includes(name))
      assert.doesNotMatch(rows()[at]?.textContent ?? '', /¥/)
      assert.equal(rows()[at]?.querySelectorAll('button').length, 0)
    }
    assert.doesNotMatch(guest.text(), /Extras¥/)
  })

  it('say from what to what they cost, as the language writes it', async () => {
    const guest = await open()
    const says = {
      en: '¥4,400 – ¥4,950 each',
      ja: '1点 ¥4,400〜¥4,950',
      ko: '1개 ¥4,400~¥4,950',
      // A text in its text: the lower first, read from the right.
      ar: '\u2067\u2068¥4,400\u2069 – \u2068¥4,950\u2069\u2069 للواحدة',
    } as const
    for (const [locale, words] of Object.entries(says)) {
      await guest.store.set(showLocaleAtom, locale as keyof typeof says) // its own names
      await guest.sees(words)
    }
  })

  it('cost what the time they come at costs [EXTRA-004]', async () => {
    const guest = await open()
    const lines = () => guest.page.all('.extra-lines li').map(({ textContent }) => textContent).join() // prettier-ignore
    guest.add(`${CAKE}, 18:00`)
    await until(() => lines() === `${CAKE} × 1 18:00¥4,400`, lines)
    guest.fewer(`${CAKE}, 18:00`)
    guest.add(`${CAKE}, 20:30`)
    guest.more(`${CAKE}, 20:30`)
    await until(() => lines() === `${CAKE} × 2 20:30¥9,900`, lines)
  })

  it('take a day, a time and an answer, and stop where the stock does [EXTRA-003] [EXTRA-004] [EXTRA-006] [EXTRA-007]', async () => {
    const guest = await open()
    const days = [...(guest.row(BATH)?.querySelectorAll('.slots li') ?? [])].map(({ textContent }) => textContent)
    assert.equal(days.length, 2)
    for (const [at, day] of ['Tue 24 Nov', 'Wed 25 Nov'].entries())
      assert.match(days[at] ?? '', new RegExp(`^${day}¥2,750`))
    assert.equal(guest.page.all(`[name="extra-${ids.cake}"]`).length, 0, 'asked of who takes it')
    assert.equal(guest.row('Tea under the moon')?.querySelectorAll('button').length, 0)
    guest.add('A bicycle for your stay')
    guest.more('A bicycle for your stay')
    guest.add(`${BATH}, Tue 24 Nov`)
    guest.add(`${CAKE}, 18:00`)
    guest.more(`${CAKE}, 18:00`)
    const field = guest.page.one(`[name="extra-${ids.cake}"]`) as HTMLInputElement // by its name
    guest.page.act(() => {
      field.value = 'For Hana'
      field.dispatchEvent(new guest.page.view.Event('input', { bubbles: true }) as unknown as Event)
    })
    assert.deepEqual(chosen(guest), [
      { extra_id: ids.bicycle, quantity: 1 },
      { extra_id: ids['private-bath'], quantity: 1, date: '2026-11-24' },
      { extra_id: ids.cake, quantity: 2, delivered_at: '18:00', answer: 'For Hana' },
    ])
    const bicycles = guest.page.named('button', 'One more: A bicycle for your stay')
    assert.ok(bicycles.hasAttribute('disabled') || bicycles.getAttribute('aria-disabled') === 'true')
    await billed(guest, `${CAKE} × 2`)
    await guest.press(BOOK)
    await until(() => guest.posts().length === 1, 'the booking')
    const sent = Object(guest.posts()[0]?.body).extras as object[] // the body of a booking
    assert.deepEqual(
      sent.map((extra) => ({ ...extra, price: undefined })),
      chosen(guest).map((extra) => ({ ...extra, price: undefined })),
    )
  })

  it('can be taken back when others bought the last of them, the extra and a day of one', async () => {
    const sold = ['A bicycle for your stay', BATH]
    const leave = (left: number) =>
      world.database.orm.execute(sql`update extra_day set total = sold + held + ${left}
        where extra_id in (${ids.bicycle}, ${ids['private-bath']})`)
    await leave(6)
    const guest = await open()
    guest.add('A bicycle for your stay')
    guest.add(`${BATH}, Tue 24 Nov`)
    await billed(guest, `${BATH} × 1`)
    await leave(0)
    try {
      await guest.press(BOOK)
      const words = (await loadTranslate('en', ['errors', 'codes']))('errors.1105_extra')
      for (const name of sold)
        await until(() => guest.row(name)?.textContent.includes(words) === true, `${words} at ${name}: ${guest.text()}`)
      guest.fewer('A bicycle for your stay')
      guest.fewer(`${BATH}, Tue 24 Nov`)
      await until(() => !guest.text().includes(words), `nothing wrong in ${guest.text()}`)
      for (const name of sold)
        await until(() => guest.row(name)?.textContent.includes('Sold out') === true, () => guest.text()) // prettier-ignore
      assert.deepEqual(chosen(guest), [])
      await until(() => guest.store.get(calculationAtom).kind === 'ready', 'the price without them')
      await guest.press(BOOK)
      await guest.sees('We look forward to welcoming you')
    } finally {
      await leave(6)
    }
  })

  const AMOUNT = /[¥$][\d,.]+/g
  for (const [type, first, beside] of [
    ['on_site', '¥', '$'],
    ['credit_card', '$', '¥'],
  ] as const)
    it(`say every price in the second currency too, as the room does, where ${first} is paid`, async () => {
      const guest = await open(type)
      guest.add(FLOWERS)
      guest.add(`${BATH}, Tue 24 Nov`)
      await billed(guest, `${BATH} × 1`)
      assert.doesNotMatch(guest.text(), /\$/)
      guest.store.set(chooseCurrencyAtom, 'USD')
      const prices = () => [
        ...guest.page.all('li.extra p').filter(({ textContent }) => /[¥$]/.test(textContent)),
        ...guest.page.all('.slots li, .extra-lines li, .price-bill dd'),
      ]
      const withoutTax = ({ textContent }: Element) => textContent.replace(/\s·\s[^·]*\stax\sincluded/, '')
      const written = () =>
        prices().map(
          (each) =>
            withoutTax(each)
              .match(AMOUNT)
              ?.map(([sign]) => sign) ?? [],
        )
      const isPair = (signs: readonly (string | undefined)[]) => {
        const half = signs.length / 2
        return half >= 1 && signs.every((sign, at) => sign === (at < half ? first : beside))
      }
      await until(() => written().every(isPair), () => prices().map(({ textContent }) => textContent).join('\n')) // prettier-ignore
      const { length } = prices()
      // Seven extras, five days and times, the two that were chosen, and the bill.
      assert.ok(length > 14 && guest.page.all('.extra-lines li').length === 2, `${length} prices`)
      // What stands alone is what is paid: the sum in the bar.
      const alone = guest.page.all('.money').filter((each) => !each.closest('.money-pair'))
      assert.ok(alone.every(({ textContent }) => textContent.startsWith(first)))
      const rate = (of: string) => {
        const [own = 0, other = 0] = (of.match(AMOUNT) ?? []).map((sum) => Number(sum.slice(1).replaceAll(',', '')))
        return other / own
      }
      const room = rate(guest.page.one('.price-bill .bill .sum dd').textContent)
      for (const { textContent } of guest.page.all('.extra-lines li'))
        assert.ok(Math.abs(rate(textContent.split(' × 1')[1] ?? '') / room - 1) < 0.01, textContent)
    })

  const REFUSALS: [code: number, change: ReturnType<typeof sql>, undo: ReturnType<typeof sql>, isLate?: true][] = [
    [1100, sql`hotel_id = 2`, sql`hotel_id = 1`],
    [1101, sql`deadline_days = 365`, sql`deadline_days = null`],
    [1102, sql`max_quantity = 1`, sql`max_quantity = 4`],
    [1103, sql`price_gross = 9900`, sql`price_gross = 3300`, true],
    [1104, sql`booking_limit = 1`, sql`booking_limit = null`],
    [1106, sql`active = false`, sql`active = true`],
  ]
  const CLAIMS: Record<number, string> = {
    1100: '[ERR-011]',
    1101: '[ERR-012]',
    1102: '[ERR-013]',
    1103: '[ERR-014]',
    1104: '[ERR-015] [EXTRA-011]',
    1106: '[ERR-017]',
  }
  for (const [code, change, undo, isLate] of REFUSALS)
    it(`say ${code} at the one it is about, in every language ${CLAIMS[code]}`, async () => {
      const guest = await open()
      const set = (to: ReturnType<typeof sql>) =>
        world.database.orm.execute(sql`update extra set ${to} where id = ${ids.flowers}`)
      guest.add(FLOWERS)
      guest.more(FLOWERS)
      await guest.sees(`${FLOWERS} × 2`)
      await set(change)
      if (isLate) world.clock.advance(31 * 60_000)
      try {
        await guest.press(BOOK)
        const say = await loadTranslate('en', ['errors', 'codes'])
        const words = say(`codes.${code}` as 'codes.1104') // every code of the table has its text
        await until(() => guest.row(FLOWERS)?.textContent.includes(words) === true, `${words} in ${guest.text()}`)
        const others = guest.page.all('li.extra').filter((each) => each.textContent.includes(words))
        assert.equal(others.length, 1)
        if (code === 1103) await guest.sees('¥19,800')
        assert.equal(chosen(guest).length, code === 1106 ? 0 : 1)
        assert.equal(guest.store.get(guestFormAtom).email, TARO.email)
        assert.ok(!guest.text().includes(String(code)))
        for (const locale of LOCALE_CODES) {
          await guest.store.set(showLocaleAtom, locale)
          const text = await loadTranslate(locale, ['errors', 'codes'])
          await guest.sees(text(`codes.${code}` as 'codes.1104')) // as above
        }
        assert.equal(guest.posts().length, 1)
      } finally {
        await set(undo)
      }
    })
})
