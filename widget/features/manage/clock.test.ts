import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'

import { DAY_MS } from '../../../shared/constants.ts'
import { firstRoom, openGuest, TARO } from '../../../test/contract/helpers/guest.ts'
import { openWorld } from '../../../test/contract/helpers/world.ts'
import type { World } from '../../../test/contract/helpers/world.ts'
import { openVisit } from '../../../test/lib/widget/open-visit.ts'
import { environmentAtom } from '../../state/environment.ts'
import { goAtom } from '../../state/navigation/navigation.ts'

const SHIROTSUKI = 1

describe('a device whose clock is wrong', () => {
  let world: World
  before(async () => {
    world = await openWorld()
  })
  after(() => world.close())

  async function booked() {
    const guest = await openGuest(world)
    const body = await guest.booking(SHIROTSUKI, 'on_site', [await firstRoom(guest, SHIROTSUKI, 'on_site')])
    const { data } = (await guest.book(SHIROTSUKI, body, `clock-${body.checkin_date}`)).body
    return { number: data.reservation_number, checkin: body.checkin_date }
  }

  it('changes nothing about what may be done and what it costs: a day early, late, or a year [MANAGE-039]', async () => {
    const { number, checkin } = await booked()
    const arrival = Date.parse(`${checkin}T00:00:00+09:00`)
    const start = world.clock.now()
    for (const [moment, isBarred] of [
      [arrival - DAY_MS / 2, false],
      [arrival + DAY_MS / 2, true],
    ] as const) {
      world.clock.set(moment)
      const told = new Set<string>()
      for (const off of [-365 * DAY_MS, -DAY_MS, 0, DAY_MS, 365 * DAY_MS]) {
        const visit = await openVisit(world)
        visit.store.get(environmentAtom).now = () => world.clock.now() + off
        const params = { confirmationNumber: number }
        visit.store.set(goAtom, {
          to: 'review',
          params,
          query: { hotelId: String(SHIROTSUKI) },
          state: { email: TARO.email },
        })
        await visit.sees('Cancel this stay')
        const button = [...visit.root.querySelectorAll('button')].find(
          ({ textContent }) => textContent === 'Cancel this stay',
        )
        assert.equal(button?.getAttribute('aria-disabled') === 'true' || button?.disabled, isBarred, `${off}`)
        assert.equal(visit.words().includes('From the day of arrival, please call'), isBarred)
        if (!isBarred) {
          button?.click()
          await visit.sees('Fee today')
          told.add(visit.root.querySelector('.settled')?.textContent ?? '')
        }
        visit.close()
      }
      if (!isBarred) assert.equal(told.size, 1, [...told].join(' | '))
    }
    assert.ok(world.clock.now() > start)
  })
})
