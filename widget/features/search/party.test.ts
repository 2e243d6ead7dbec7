import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'

import { loadTranslate } from '../../../locales/load.ts'
import { LOCALE_CODES } from '../../../shared/locales.ts'
import { bendSettings } from '../../../test/lib/bent/bent-settings.ts'
import { callsTo } from '../../../test/journeys/helpers/calls.ts'
import { openSearchForm } from '../../../test/lib/search-form.ts'
import { until } from '../../../test/lib/until.ts'
import { startWorld } from '../../../test/lib/world.ts'
import type { World } from '../../../test/lib/world.ts'

const SETTINGS = /\/settings\/booking_widget$/
const STAY = 'checkin=2026-12-10&checkout=2026-12-12'
/** What belongs to each of the tiers a child can be in (docs/hotel-facts.md). */
const OF_TIERS = {
  A: { key: 'party.option_meal_same_as_adult_bedding', english: /as for adults, own bed$/ },
  B: { key: 'party.option_meal_yes_bedding', english: /^Children’s meals, own bed$/ },
  B2: { key: 'party.option_meal_yes', english: /^Children’s meals, shares a bed$/ },
  C: { key: 'party.option_meal_no_bedding', english: /^No meals, own bed$/ },
  D: { key: 'party.option_meal_no', english: /^No meals, shares a bed$/ },
} as const
const roomsOf = (query: URLSearchParams): unknown => JSON.parse(query.get('rooms') ?? '[]')

describe('the party of the search bar', () => {
  let world: World
  before(async () => {
    world = await startWorld()
  })
  after(() => world.stop())
  const formOf = (hotelCode: string, query = '') => openSearchForm(world, { hotelCode, query })

  it('asks for the age of each child and searches only when all are said, room by room [SEARCH-010] [SEARCH-012]', async () => {
    const form = await formOf('shirotsuki')
    await form.openParty()
    await form.press('Add a room')
    await form.press('One child more', 1)
    await form.press('One child more', 1)
    await form.say('Age of child 1', '6')
    await form.press('Search')
    await form.see('Prices depend on the age')
    await form.see('Please complete the children’s details')
    assert.equal(form.searches.length, 0)
    assert.equal(form.all('[aria-invalid]').length, 1)

    await form.say('Age of child 2', '0')
    const query = await form.search()
    assert.equal(form.searches.length, 1) // the first press asked for nothing, not even later
    assert.deepEqual(roomsOf(query), [
      { adults: 2, children: 0 },
      { adults: 2, children: 2, kids_ages: [6, 0] },
    ])
    assert.deepEqual([query.get('adults'), query.get('children')], ['4', '2'])
    form.close()
  })

  it('counts children by tier where the hotel does, each with its meals and bed [SEARCH-013]', async () => {
    const form = await formOf('kumoi')
    await form.openParty()
    const [a, b] = form.all('.party .room-line > .row').slice(1)
    for (const tier of [a, b, b]) {
      const before = tier?.textContent
      tier?.querySelectorAll('button')[1]?.click()
      await form.until(() => tier?.textContent !== before, 'one child more')
    }
    assert.match(form.words(), /Meals as for adults, own bed \(7 to 11\)/)
    const query = await form.search()
    assert.deepEqual(JSON.parse(query.get('kids_age_range') ?? ''), [
      { code: 'A', count: 1 },
      { code: 'B', count: 2 },
    ])
    form.close()
  })

  it('has inputs of its own for each way to price children [SEARCH-014]', async () => {
    const ages = await formOf('shirotsuki')
    await ages.openParty()
    await ages.press('One child more')
    assert.equal((await ages.labelled('Age of child 1')).tagName, 'SELECT')
    ages.close()

    const tiers = await formOf('kumoi')
    await tiers.openParty()
    assert.equal(tiers.all('.party .room-line .stepper').length, 1 + 5)
    assert.equal(tiers.all('.party select').length, 0)
    tiers.close()

    const meals = await formOf('kamogawa', `${STAY}&adults=2`)
    await meals.openParty()
    assert.equal(meals.all('.party .room-line .stepper').length, 2)
    await meals.press('One child more')
    await meals.press('One child more')
    await meals.say('Meals and bed of child 1', 'D')
    await meals.press('Done')
    await meals.see('Prices depend on meals and bed')
    await meals.say('Meals and bed of child 2', 'B')
    const query = await meals.search()
    assert.deepEqual(roomsOf(query), [
      {
        adults: 2,
        children: 2,
        kids_tiers: [
          { code: 'D', children: 1 },
          { code: 'B', children: 1 },
        ],
      },
    ])
    meals.close()

    const none = await formOf('demo')
    await none.openParty()
    await none.see('This hotel takes adults only')
    assert.equal(none.all('.party .room-line .stepper').length, 1)
    none.close()
  })

  it('names the five kinds of meals and bed in every language, each at its tier [SEARCH-015]', async () => {
    const said = new Set<string>()
    for (const locale of LOCALE_CODES) {
      const t = await loadTranslate(locale, ['party', 'core', 'search'])
      await bendSettings(world, { book_languages: LOCALE_CODES }, { code: 'kamogawa', locale })
      const form = await openSearchForm(world, { hotelCode: 'kamogawa', locale })
      await form.openParty()
      await form.press(t('party.moreChildren'))
      const [, ...lines] = await form
        .labelled(t('party.mealOfChild', { number: 1 }))
        .then((field) => [...field.querySelectorAll('option')])
      assert.deepEqual(
        lines.map(({ value }) => value),
        Object.keys(OF_TIERS),
      )
      for (const { value, textContent } of lines) {
        const { key, english } = OF_TIERS[value as keyof typeof OF_TIERS] // as just seen
        const words = t(key)
        assert.ok(textContent.includes(words), `${locale} ${value}: ${textContent}`)
        if (locale === 'en') assert.match(words, english)
        said.add(words)
      }
      assert.doesNotMatch(form.words(), /meal_|party\.|option_/)
      form.close()
    }
    assert.equal(said.size, 5 * LOCALE_CODES.length)
  })

  it('lets no more children share beds than adults, or than a room takes, and says so [SEARCH-016]', async () => {
    const perAdult = await formOf('minato', `${STAY}&adults=1`)
    await perAdult.openParty()
    await perAdult.press('One child more')
    assert.ok(await perAdult.isOff('One child more'))
    await perAdult.see('One child may share the bed of each adult')
    await perAdult.press('One adult more')
    assert.ok(!(await perAdult.isOff('One child more')))
    await perAdult.press('One child more')
    await perAdult.press('One adult fewer')
    const told = await perAdult.button('Done').then(() => perAdult.all('.party [role=alert]'))
    assert.equal(told[0]?.textContent, 'One child may share the bed of each adult')
    perAdult.close()

    await bendSettings(world, { kids_setting: { ...AGES, shared_bed_type: 'per_room', max_children_per_room: 2 } })
    const perRoom = await formOf('shirotsuki')
    await perRoom.openParty()
    await perRoom.press('One adult fewer')
    await perRoom.press('One child more')
    await perRoom.press('One child more')
    assert.ok(await perRoom.isOff('One child more'))
    await perRoom.see('Up to 2 children')
    perRoom.close()
  })

  it('keeps to the children of each adult and the adults of a room [SEARCH-019]', async () => {
    await bendSettings(
      world,
      { kids_setting: { ...AGES, max_children_per_adult: 2, max_adults_per_room: 4 } },
      { code: 'setouchi' },
    )
    const form = await formOf('setouchi', `${STAY}&adults=1`)
    await form.openParty()
    await form.press('One child more')
    await form.press('One child more')
    assert.ok(await form.isOff('One child more'))
    await form.see('Up to 2 children for each adult')
    for (let more = 0; more < 3; more++) await form.press('One adult more')
    assert.ok(await form.isOff('One adult more'))
    await form.see('Up to 4 adults')
    form.close()
  })

  it('has as many rooms as the hotel books at once, else 999 [SEARCH-011] [CONST-010]', async () => {
    await bendSettings(world, { multi_room_search_limit: 3 })
    const three = await formOf('shirotsuki')
    await three.openParty()
    await three.press('Add a room')
    assert.ok(!(await three.isOff('Add a room')))
    await three.press('Add a room')
    assert.ok(await three.isOff('Add a room'))
    await three.see('Up to 3 rooms')
    await three.press('Remove room 2')
    assert.ok(!(await three.isOff('Add a room')))
    three.close()

    // The provider's own limit refuses the search, and after that the hotel is asked once more.
    await bendSettings(world, { multi_room_search_limit: null }, { times: 2 })
    const since = await world.lastCall()
    const many = await formOf('shirotsuki', `${STAY}&room_count=998`)
    await many.openParty()
    assert.equal(many.all('.party-room').length, 998)
    await many.press('Add a room')
    assert.ok(await many.isOff('Add a room'))
    await many.see('Up to 999 rooms')
    await until(async () => (await callsTo(world, 'GET', SETTINGS, since)).length === 2, 'the hotel asked once more')
    many.close()
  })

  it('takes no children by tiers of which the hotel names none', async () => {
    await bendSettings(world, { kids_setting: { ...AGES, kids_type: 'tiers' }, kids_tiers: [] })
    const none = await formOf('shirotsuki')
    await none.openParty()
    await none.see('This hotel takes adults only')
    assert.doesNotMatch(none.words(), /Infinity|teenagers too/)
    none.close()
  })
})

const AGES = {
  kids_type: 'ages',
  accept_type: 'accept',
  shared_bed_type: null,
  max_age: 12,
  max_children_per_room: null,
}
