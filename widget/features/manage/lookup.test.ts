import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'

import { loadTranslate } from '../../../locales/load.ts'
import { LOCALE_CODES } from '../../../shared/locales.ts'
import { firstRoom, openGuest, TARO } from '../../../test/contract/helpers/guest.ts'
import { HANAKO, signIn } from '../../../test/contract/helpers/members.ts'
import { bookAs } from '../../../test/contract/helpers/member-stays.ts'
import { openWorld } from '../../../test/contract/helpers/world.ts'
import type { World } from '../../../test/contract/helpers/world.ts'
import { openVisit } from '../../../test/lib/widget/open-visit.ts'
import { until } from '../../../test/lib/until.ts'

const HOTEL = 1
/** Of the same brand as the hotel of the visit. */
const SISTER = 2

describe('a stay that is looked for', () => {
  let world: World
  /** Of a stay that is there. */
  let booked: string
  before(async () => {
    world = await openWorld()
    const guest = await openGuest(world)
    const booking = await guest.booking(HOTEL, 'on_site', [await firstRoom(guest, HOTEL, 'on_site')])
    const { body } = await guest.book(HOTEL, booking, 'looked-for')
    booked = body.data.reservation_number
  })
  after(() => world.close())

  it('and not found is told in every language, the same of a wrong number as of a wrong e-mail, and can be put away [MANAGE-002] [ERR-091]', async () => {
    for (const locale of LOCALE_CODES) {
      const t = await loadTranslate(locale, ['errors', 'core'])
      const words = t('errors.lookupFailed')
      const seen: string[] = []
      for (const [number, email] of [
        ['ABC-0000-0000', TARO.email],
        [booked, 'other@guest.example'],
      ] as const) {
        const visit = await openVisit(world, { locale })
        visit.go('lookup')
        await visit.write({ number, email })
        await visit.submit()
        await visit.sees(words)
        await until(() => visit.all('[aria-busy="true"], .loading-bar .run').length === 0, () => visit.words()) // prettier-ignore
        assert.doesNotMatch(visit.words(), /errors\./)
        seen.push(visit.words())
        const dismiss = await visit.see(`.screen .banner [aria-label="${t('core.dismiss')}"]`)
        dismiss.click()
        await until(() => !visit.words().includes(words), () => visit.words()) // prettier-ignore
        assert.equal(((await visit.see('[name="number"]')) as HTMLInputElement).value, number) // a field of the form
        visit.close()
      }
      assert.equal(seen[0], seen[1])
    }
  })

  it('is led to where nothing proves who is looking [ROUTE-023]', async () => {
    for (const locale of LOCALE_CODES) {
      const t = await loadTranslate(locale, ['manage'])
      const visit = await openVisit(world, { locale })
      visit.go('review', { hotelId: String(HOTEL) }, { confirmationNumber: booked })
      await visit.arrives('/search')
      await until(() => visit.root.querySelector('h1')?.textContent === t('manage.lookupTitle'), () => visit.words()) // prettier-ignore
      assert.deepEqual(visit.called(/\/reservations\//), [])
      visit.close()
    }
  })

  it('is the one of the hotel that the address names, at whichever hotel of the brand its member looks [ROUTE-023]', async () => {
    const guest = await openGuest(world)
    const number = await bookAs(guest, await signIn(guest, HANAKO, SISTER), SISTER, 'at-the-sister-house')
    const visit = await openVisit(world)
    visit.go('signIn')
    await visit.signIn()
    visit.go('review', { hotelId: String(SISTER) }, { confirmationNumber: number })
    await visit.sees(number)
    assert.deepEqual(
      visit.called(/\/reservations\/[\w-]+$/).map(({ line }) => line),
      [`GET /hotels/${SISTER}/reservations/${number}`],
    )
    visit.close()
  })
})
