import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'

import { recommender } from '../../../shared/contract/recommender.ts'
import { LOCALE_CODES } from '../../../shared/locales.ts'
import type { Locale } from '../../../shared/locales.ts'
import { HEADERS } from '../../../shared/headers.ts'
import { offerTotal } from '../../../shared/rules/money/money.ts'
import { openGuest, PARTY } from '../helpers/guest.ts'
import type { Guest } from '../helpers/guest.ts'
import { openWorld } from '../helpers/world.ts'
import type { World } from '../helpers/world.ts'

const STAY = { checkin_date: '2026-12-10', checkout_date: '2026-12-12' }
/** A hotel that counts children by age, and one that counts them by tier. */
const [BY_AGE, BY_TIER] = [1, 3]

describe('recommendations for what a guest wishes', () => {
  let world: World
  let guest: Guest
  before(async () => {
    world = await openWorld()
    guest = await openGuest(world)
  })
  after(() => world.close())

  const send = (query: object, hotelId = BY_AGE, locale: Locale = 'en') =>
    guest.send(recommender.rooms, { hotelId, query: { ...STAY, rooms: [PARTY], ...query } }, { [HEADERS.locale]: locale }) // prettier-ignore
  const recommend = async (query: object, hotelId?: number, locale?: Locale) => {
    const { status, body } = await send(query, hotelId, locale)
    assert.equal(status, 200, JSON.stringify(body))
    return body
  }

  it('have what the sentence asks for, and say so', async () => {
    const { data, meta } = await recommend({ text: 'dinner and a private bath, please' })
    assert.deepEqual(meta.understood, { stay: null, rooms: null, budget: null, wishes: ['privateBath', 'dinner'] })
    assert.deepEqual(meta.unmet, [])
    const [first] = data
    assert.ok(first)
    assert.ok(first.room_plan[0]?.meals.includes('dinner') && first.facilities.includes('private_bath'))
    assert.equal(first.reason, 'As you wished: private bath and dinner')
    const plain = await recommend({})
    assert.notDeepEqual(
      data.map(({ room_type_code }) => room_type_code),
      plain.data.map(({ room_type_code }) => room_type_code),
    )
    assert.equal(plain.meta.understood, null)
  })

  it('say what each has before the others, and nothing twice or that is true of them all', async () => {
    const plain = 'Free on your dates'
    for (const adults of [1, 2, 3, 4]) {
      const { data } = await recommend({ rooms: [{ adults, children: 0 }] })
      const reasons = data.map(({ reason }) => reason)
      const own = reasons.filter((reason) => reason !== plain)
      assert.equal(new Set(own).size, own.length, `${adults}: ${reasons.join(' | ')}`)
      assert.equal(own.filter((reason) => reason === 'The lowest price for your dates').length, 1)
      // Every one of them can be.
      assert.ok(data.every(({ room_plan: [plan] }) => plan?.cancellation_free_deadline))
      assert.ok(!reasons.includes('Can be cancelled free of charge'), reasons.join(' | '))
    }
  })

  it('are the same for a sentence and for what is chosen', async () => {
    const said = await recommend({ text: 'no meals, twin beds' })
    const chosen = await recommend({ wishes: ['roomOnly', 'twinBeds'] })
    assert.deepEqual(said.data, chosen.data)
    assert.deepEqual(said.meta.understood, chosen.meta.understood)
    assert.ok(chosen.data.length > 0)
    assert.deepEqual(chosen.data[0]?.room_plan[0]?.meals, [])
  })

  it('are for the days and the guests of the sentence, as the hotel counts children', async () => {
    const text = '2 adults and a 4 year old, from 15 December for one night'
    const { data, meta } = await recommend({ text })
    assert.deepEqual(meta.understood?.stay, { checkin_date: '2026-12-15', checkout_date: '2026-12-16' })
    assert.deepEqual(meta.understood?.rooms, [{ adults: 2, children: 1, kids_ages: [4] }])
    const asked = { checkin_date: '2026-12-15', checkout_date: '2026-12-16', rooms: [{ adults: 2, children: 1, kids_ages: [4] }] } // prettier-ignore
    assert.deepEqual(data, (await recommend(asked)).data)

    const byTier = await recommend({ text }, BY_TIER)
    const [room] = byTier.meta.understood?.rooms ?? []
    assert.equal(room?.children, 1)
    assert.equal(room?.kids_tiers?.length, 1)
    assert.equal(room?.kids_ages, undefined)
  })

  it('cost no more than the budget, by the night, the guest and the stay', async () => {
    const totals = async (query: object) => (await recommend(query)).data.flatMap(({ room_plan }) => room_plan.map(({ price }) => offerTotal(price))) // prettier-ignore
    const all = await totals({})
    const [least, most] = [Math.min(...all), Math.max(...all)]
    const middle = Math.floor((least + most) / 2)
    for (const [per, amount] of [
      ['stay', middle],
      ['night', middle / 2],
      ['person', middle / 2],
    ] as const) {
      const within = await totals({ budget: { amount: Math.floor(amount), per } })
      assert.ok(within.length > 0, per)
      for (const total of within) assert.ok(total <= middle, `${per}: ${total}`)
    }
    const { data, meta } = await recommend({ text: 'under 100 yen' })
    assert.ok(data.length > 0)
    assert.deepEqual(meta.unmet, ['budget'])
  })

  it('say what no room has, and what can be wished for', async () => {
    const { data, meta } = await recommend({ wishes: ['pool', 'breakfast'] })
    assert.deepEqual(meta.unmet, ['pool'])
    assert.ok(data.every(({ room_plan }) => room_plan[0]?.meals.includes('breakfast')))
    for (const wish of ['breakfast', 'dinner', 'privateBath', 'nonSmoking'] as const)
      assert.ok(meta.offered.includes(wish), wish)
    assert.ok(!meta.offered.includes('pool'))
  })

  it('are rooms for the larger of two parties, where families look for one', async () => {
    const rooms = [PARTY, { adults: 2, children: 3, kids_ages: [4, 7, 9] }]
    const places = async (query: object) => (await recommend({ wishes: ['family'], ...query })).data.map(({ max_people }) => max_people) // prettier-ignore
    assert.deepEqual((await places({})).toSorted(), [4, 5, 6])
    // The room of four is found for the party of two, and is none for the five who belong together.
    assert.deepEqual((await places({ rooms })).toSorted(), [5, 6])
  })

  it('are those of the page where nothing was understood', async () => {
    const { data, meta } = await recommend({ text: 'lorem ipsum' })
    assert.equal(meta.understood, null)
    assert.deepEqual(data, (await recommend({})).data)
  })

  it('understand every language', async () => {
    const asked: Record<Locale, string> = {
      en: 'two people with breakfast',
      ja: '2名で朝食付き',
      ko: '두 명, 조식 포함',
      zh_Hans: '两个人，含早餐',
      zh_Hant: '兩個人，含早餐',
      id: 'dua orang dengan sarapan',
      th: 'สองคน พร้อมอาหารเช้า',
      ar: 'شخصان مع فطور',
    }
    for (const locale of LOCALE_CODES) {
      const { data, meta } = await recommend({ text: asked[locale] }, BY_AGE, locale)
      assert.deepEqual(meta.understood?.wishes, ['breakfast'], locale)
      assert.deepEqual(meta.understood?.rooms, [{ adults: 2, children: 0 }], locale)
      assert.ok(data.length > 0 && data.every(({ room_plan }) => room_plan[0]?.meals.includes('breakfast')), locale)
    }
  })

  it('refuse what is too much, by the name of the field', async () => {
    const wrong: [object, string][] = [
      [{ text: 'a'.repeat(501) }, 'text'],
      [{ wishes: ['helicopter'] }, 'wishes.0'],
      [{ budget: { amount: 0, per: 'night' } }, 'budget.amount'],
      [{ budget: { amount: 100, per: 'month' } }, 'budget.per'],
    ]
    for (const [query, field] of wrong) {
      const { status, body } = await send(query)
      assert.equal(status, 422, field)
      assert.ok(JSON.stringify(body).includes(field), JSON.stringify(body))
    }
  })
})
