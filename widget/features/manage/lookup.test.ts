import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'

import { loadTranslate } from '../../../locales/load.ts'
import { LOCALE_CODES } from '../../../shared/locales.ts'
import { openGuest, TARO } from '../../../test/contract/helpers/guest.ts'
import { HANAKO, signIn } from '../../../test/contract/helpers/members.ts'
import { bookAs } from '../../../test/contract/helpers/member-stays.ts'
import { openWorld } from '../../../test/contract/helpers/world.ts'
import type { World } from '../../../test/contract/helpers/world.ts'
import { openVisit } from '../../../test/lib/widget/open-visit.ts'
import { until } from '../../../test/lib/until.ts'

/** Of the same brand as the hotel of the visit. */
const SISTER = 2

describe('a stay that is looked for', () => {
  let world: World
  before(async () => {
    world = await openWorld()
  })
  after(() => world.close())

  it('and not found is told in every language, and the message can be put away [ERR-091]', async () => {
    for (const locale of LOCALE_CODES) {
      const t = await loadTranslate(locale, ['errors', 'core'])
      const words = t('errors.lookupFailed')
      const visit = await openVisit(world, { locale })
      visit.go('lookup')
      await visit.write({ number: 'ABC-0000-0000', email: TARO.email })
      await visit.submit()
      await visit.sees(words)
      assert.doesNotMatch(visit.words(), /errors\./)
      const dismiss = await visit.see(`.screen .banner [aria-label="${t('core.dismiss')}"]`)
      dismiss.click()
      await until(() => !visit.words().includes(words), () => visit.words()) // prettier-ignore
      assert.equal(((await visit.see('[name="number"]')) as HTMLInputElement).value, 'ABC-0000-0000') // a field of the form
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
