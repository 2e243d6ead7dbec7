import assert from 'node:assert/strict'
import { describe, it } from 'node:test'

import { asked, callsTo } from '../helpers/calls.ts'
import { journey } from '../helpers/guest.ts'
import { assertWell } from '../helpers/well.ts'

// J02, the search: two rooms of different parties, with children, at a hotel that counts them by tier.

const { world, guest } = journey()
const ROOMS = /^\/hotels\/\d+\/rooms$/

describe('a party of two different rooms', () => {
  it('is counted by tier, with meals and beds in words, and priced room by room', async () => {
    const taro = await guest({ language: 'ja', width: 390 })
    const { at, t, see, button } = taro
    await taro.open('/booking/result', { code: 'kumoi' })
    await at.getByRole('button', { name: new RegExp(`^${t('search.guests')}`) }).click()
    await button(t('party.addRoom')).click()
    const room = (number: number) => at.getByRole('region', { name: t('party.room', { number }), exact: true })
    await room(1).getByText(t('party.option_meal_same_as_adult_bedding')).waitFor()
    // A child of seven eats as adults do.
    await room(1).getByRole('group').nth(1).getByRole('button').last().click()
    await room(2)
      .getByRole('button', { name: t('party.fewerAdults') })
      .click()
    await assertWell(taro, 'tiers')
    await button(t('core.done')).click()
    await button(t('search.search')).click()
    await at.locator('.plans').first().waitFor()

    // The rooms below the bar have been asked for before.
    const search = (await callsTo(world(), 'GET', ROOMS)).at(-1)
    assert.deepEqual(JSON.parse(asked(search, 'rooms')), [
      { adults: 2, children: 1, kids_tiers: [{ code: 'A', children: 1 }] },
      { adults: 1, children: 0 },
    ])
    const pair = t('core.party', { adults: t('core.adults', { n: 2 }), children: t('core.children', { n: 1 }) })
    for (const party of [pair, t('core.adults', { n: 1 })]) await see(t('results.forParty', { party }))
    await taro.page.close()
  })
})
