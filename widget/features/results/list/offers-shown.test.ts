import assert from 'node:assert/strict'
import { describe, it } from 'node:test'

import type { SearchAnswer } from '../../../../shared/contract/rooms.ts'
import { LOCALE_CODES } from '../../../../shared/locales.ts'
import type { Locale } from '../../../../shared/locales.ts'
import type { RoomPlan } from '../../../../shared/model/search/room.ts'
import { answerSearch, searchOf } from '../../../../test/lib/bent/bent-rooms.ts'
import { first, PRICE, groundOfResults } from '../../../../test/lib/ground-of-results.ts'

const { world, results, withOffers } = groundOfResults()

describe('offers', () => {
  it('mark what the hotel wrote in another language with it, and nothing else [L10N-014]', async () => {
    for (const lang of ['en', null] as const) {
      await answerSearch(world(), withOffers({ lang }, { price: PRICE, lang }))
      const shown = await results(world(), {}, { locale: 'ar' })
      await shown.listed()
      for (const what of ['li.room .small.soft bdi', 'li.plan h3 bdi']) {
        const text = await shown.until(() => shown.root.querySelector(what))
        assert.equal(text.getAttribute('lang'), lang, what)
      }
    }
  })

  it('are cards of rooms with what is left, their plans, and the ways to pay of each [RESULT-001] [RESULT-004] [RESULT-005] [RESULT-029]', async () => {
    const rooms = withOffers(
      { room_type_name: 'Deluxe', room_count: 3, size: { value: 8, unit: 'tatami_mats' } },
      { room_plan_name: 'Breakfast', payment_method: ['on_site', 'bank_transfer'] },
      { room_plan_name: 'Dinner', payment_method: ['credit_card'], plan_stock_count: 2 },
    )
    await answerSearch(world(), rooms)
    const shown = await results(world())
    const card = await shown.until(() => shown.card('Deluxe'))
    assert.equal(shown.all('li.room').length, 1)
    const facts = [...card.querySelectorAll('.head .facts li')].map((fact) => fact.textContent)
    assert.ok(facts.includes('8 tatami mats'))
    assert.ok(card.querySelector('.head')?.textContent?.includes('3 left'))
    const marks = (plan: string) =>
      [...(shown.offer(plan, card)?.querySelectorAll('.pays li') ?? [])].map((mark) => mark.textContent)
    assert.deepEqual(marks('Breakfast'), ['Pay at the hotel', 'Bank transfer'])
    assert.deepEqual(marks('Dinner'), ['Card'])
    const left = (plan: string) => /\d left/.exec(shown.offer(plan, card)?.textContent ?? '')?.[0]
    assert.deepEqual([left('Breakfast'), left('Dinner')], [undefined, '2 left'])
  })

  it('say how large a room is, in mats or in square metres, in every language [RESULT-029]', async () => {
    const MATS: Record<Locale, string> = {
      en: '8 tatami mats',
      ja: '8畳',
      ko: '다다미 8장',
      zh_Hans: '8张榻榻米',
      zh_Hant: '8張榻榻米',
      id: '8 tikar tatami',
      th: 'เสื่อทาทามิ 8 ผืน',
      ar: '8 حصيرة تاتامي',
    }
    const METRES: Partial<Record<Locale, string>> = { th: '8 ตร.ม.', ar: '8 م²' }
    for (const locale of LOCALE_CODES)
      for (const [unit, words] of [
        ['tatami_mats', MATS[locale]],
        ['square_meters', METRES[locale] ?? '8 m²'],
      ] as const) {
        await answerSearch(world(), withOffers({ room_type_name: 'Deluxe', size: { value: 8, unit } }, {}))
        const shown = await results(world(), {}, { locale })
        const card = await shown.until(() => shown.card('Deluxe'))
        const facts = [...card.querySelectorAll('.head .facts li')].map((fact) => fact.textContent)
        assert.ok(facts.includes(words), `${words} in ${facts}`)
        shown.close()
      }
  })

  it('by plan are cards of plans with their rooms, none before its day of opening [RESULT-002] [RESULT-009]', async () => {
    const shown = await results(world(), { type: 'plans' }, { hotelCode: 'minato' })
    // The list by rooms, which may be there a moment before, has a plan of this name in no card of its own.
    const card = await shown.until(() => shown.card('Room only'))
    await shown.until(() => card.querySelectorAll('li.plan').length > 1)
    assert.ok(shown.offer('Morning twin', card))

    const spring = await shown.until(() => shown.all('li.room').find((one) => one.textContent?.includes('2026/12/31')))
    const [offer] = spring.querySelectorAll<HTMLElement>('li.plan')
    assert.ok(offer)
    const choose = offer.querySelector<HTMLElement>('.buy button')
    assert.equal(choose?.getAttribute('aria-disabled'), 'true')
    assert.match(offer.textContent ?? '', /Can be booked from 2026\/12\/31.*Not available yet/)
    choose?.click()
    assert.equal(shown.all('.summary').length, 0)
  })

  it('name every kind of rate, strike what was asked before, and say how much less it is [RESULT-007] [RESULT-018]', async () => {
    const offer = (own: Partial<RoomPlan>) => ({ price: { ...PRICE, original_price_with_tax: 22_900 }, ...own })
    const period = { starts_on: '2026-12-01', ends_on: '2027-02-28' }
    const discounts: RoomPlan['discounts'] = [
      { discount_type: 'special', discount_amount: 500, name: 'Winter', target: 'all', ...period },
    ]
    const rounding: RoomPlan['discounts'] = [
      { discount_type: 'rounding', discount_amount: 30, target: 'rounding', starts_on: null, ends_on: null },
    ]
    const rooms = withOffers(
      { room_type_name: 'Deluxe' },
      offer({ room_plan_name: 'For all', price: PRICE }),
      offer({ room_plan_name: 'Best', target: 'brr' }),
      offer({ room_plan_name: 'Members', target: 'member' }),
      offer({ room_plan_name: 'Secret', target: 'secret' }),
      offer({ room_plan_name: 'Special', discounts }),
      offer({ room_plan_name: 'Rounded', discounts: rounding }),
    )
    await answerSearch(world(), rooms)
    const shown = await results(world())
    const card = await shown.until(() => shown.card('Deluxe'))
    card.querySelector<HTMLElement>('.plans > li:last-child button')?.click()
    await shown.until(() => shown.offer('Rounded'))
    const labels = (plan: string) =>
      [...(shown.offer(plan)?.querySelectorAll('.tagline.hinted') ?? [])].map((label) => label.textContent)
    assert.deepEqual(['For all', 'Best', 'Members', 'Secret', 'Special', 'Rounded'].map(labels), [
      [],
      ['Best rate'],
      ['Member rate'],
      ['Secret rate'],
      ['Winter−¥500'],
      ['Rounded down−¥30'],
    ])
    const special = await shown.until(() => shown.offer('Special'))
    assert.equal(special.querySelector('s')?.textContent, 'Before ¥22,900')
    assert.equal(special.querySelector('.now')?.textContent, '¥22,400')
    assert.equal(shown.offer('For all')?.querySelector('s'), null)

    special.querySelector<HTMLElement>('.tagline')?.click()
    const hint = await shown.see('[role="tooltip"]')
    assert.equal(hint.textContent, 'For everybodyYou save ¥500Nights from 2026/12/01 to 2027/02/28')
  })

  it('name the party of each price, companions too [RESULT-006]', async () => {
    const rooms = JSON.stringify([
      { adults: 2, children: 1, kids_ages: [5] },
      { adults: 3, children: 0 },
    ])
    await answerSearch(
      world(),
      withOffers(
        { room_type_name: 'Deluxe', max_people: 4 },
        { matched_search_criteria: { adults_count: 2, children_count: 1, adults_with_companion: 1, children_with_kid_tier_A_companion: 1 } }, // prettier-ignore
        { matched_search_criteria: { adults_count: 3, children_count: 0 } },
      ),
    )
    const shown = await results(world(), { rooms })
    await shown.until(() => shown.card('Deluxe'))
    assert.deepEqual(shown.words('.price .member'), [
      'For 2 adults, 1 child (1 adult as a companion · 1 child as a companion)',
      'For 3 adults',
    ])
  })

  it('name the ages where two rooms are for as many, so that each is told from the other', async () => {
    const ages = [
      [1, 3, 5],
      [2, 4, 6],
    ]
    const rooms = JSON.stringify(ages.map((kids_ages) => ({ adults: 1, children: 3, kids_ages })))
    const of = (kids_ages: number[]) => ({ matched_search_criteria: { adults_count: 1, children_count: 3, kids_ages } })
    await answerSearch(world(), withOffers({ room_type_name: 'Deluxe', max_people: 4 }, ...ages.map(of)))
    const shown = await results(world(), { rooms })
    await shown.until(() => shown.card('Deluxe'))
    assert.deepEqual(shown.words('.price .member'), [
      'For 1 adult, 3 children (1, 3, 5)',
      'For 1 adult, 3 children (2, 4, 6)',
    ])
    await answerSearch(world(), withOffers({ room_type_name: 'Deluxe', max_people: 4 }, ...ages.map(of)))
    const japanese = await results(world(), { rooms }, { locale: 'ja' })
    await japanese.until(() => japanese.card('Deluxe'))
    for (const [at, list] of ['1、3、5', '2、4、6'].entries())
      assert.ok(japanese.words('.price .member')[at]?.includes(list), japanese.words('.price .member')[at])
  })

  it('list what the price includes, and what agencies ask for the same night, where that is comparable [RESULT-008]', async () => {
    const extras = [{ extra_id: 7, name: 'Welcome drink', lang: null }]
    const agencies: RoomPlan['brr_prices'] = [
      { ota: 'rakuten_travel', total_price: 24_000 },
      { ota: 'agoda', total_price: 23_500 },
    ]
    const offers = (brr_prices = agencies) =>
      withOffers({ room_type_name: 'Deluxe' }, { price: PRICE, inclusive_extras: extras, inclusive_extra_ids: [7], brr_prices }) // prettier-ignore
    const oneNight = { checkout: '2026-12-11' }
    const labelled = async (query: Record<string, string>, offered: SearchAnswer) => {
      await answerSearch(world(), offered)
      const shown = await results(world(), query)
      const card = await shown.until(() => shown.card('Deluxe'))
      assert.match(card.textContent ?? '', /Included: Welcome drink/)
      assert.equal(card.querySelector('.now')?.textContent, '¥22,400')
      return { shown, label: card.querySelector<HTMLElement>('.tagline.hinted') }
    }
    const { shown, label } = await labelled(oneNight, offers())
    assert.equal(label?.textContent, 'Lower than elsewhere')
    label?.click()
    await shown.see('[role="tooltip"]')
    assert.deepEqual(shown.words('.compared > div'), ['Agoda¥23,500', 'Rakuten Travel¥24,000'])

    assert.equal((await labelled({}, offers())).label, null, 'two nights')
    const cheaper = offers([...agencies, { ota: 'jalan', total_price: 22_000 }])
    assert.equal((await labelled(oneNight, cheaper)).label, null, 'somebody asks less')
  })

  it('of a hotel with tiers are what can be had as often as it is asked for [RESULT-010] [RESULT-011]', async () => {
    const plans = async (count: number) => {
      const shown = await results(world(), { room_count: String(count), type: 'plans' }, { hotelCode: 'kumoi' })
      await shown.listed()
      return shown.words('li.room h2')
    }
    const [two, three, five] = [await plans(2), await plans(3), await plans(5)]
    const [hearth, hotpot] = [two.find((name) => !three.includes(name)), five.find((name) => three.includes(name))]
    assert.ok(hearth)
    assert.ok(hotpot)
  })

  it('show flight plans with a flight only, and nothing of a channel nobody knows [RESULT-026]', async () => {
    const codes = async (hotelCode: string, query: Record<string, string> = {}) => {
      const shown = await results(world(), { type: 'plans', ...query }, { hotelCode })
      await shown.listed()
      return shown.words('li.room h2')
    }
    const [plain, flying] = [await codes('minato'), await codes('minato', { dynamic_package: 'wbf' })]
    assert.ok(plain.length > 0)
    assert.equal(flying.length, 1)
    assert.ok(!plain.includes(first(flying)))
    const unknown = await searchOf(world(), 6, { type: 'plans' })
    const partners = unknown.data.plans.filter((plan) => plan.rooms[0]?.room_plan[0]?.channel === 'resortHub')
    assert.equal(partners.length, 1)
    assert.ok(!(await codes('demo')).includes(first(partners).hotel_plan_name))
  })
})
