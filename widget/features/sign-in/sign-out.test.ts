import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'

import { loadTranslate } from '../../../locales/load.ts'
import { HEADERS } from '../../../shared/headers.ts'
import { PASSWORD } from '../../../test/contract/helpers/members.ts'
import { openWorld } from '../../../test/contract/helpers/world.ts'
import type { World } from '../../../test/contract/helpers/world.ts'
import { openVisit } from '../../../test/lib/widget/open-visit.ts'
import { until } from '../../../test/lib/until.ts'
import { identityAtom } from '../../state/settings/settings.ts'

/** The pages of the account with what only Hanako has on each. */
const OWN = [
  ['accountProfile', 'Profile', '100001001'],
  ['accountPoints', 'Points', '12,800'],
  ['accountPaymentOptions', 'Cards', '•••• 4242'],
  ['accountPromotions', 'Coupons', 'WELCOME10'],
] as const
const OF_HANAKO = /はなこ|hanako|100001001|12,800|•••• 4242|WELCOME10/i
/** What those pages ask for. */
const WALLET = /memberships\/(?:show|point|points_timeline|point_exchanges|credit_cards|discount_coupons)$|vouchers$|qr_codes$/ // prettier-ignore

describe('a member who signs out', () => {
  let world: World
  before(async () => {
    world = await openWorld()
  })
  after(() => world.close())

  it('is led from the account to the rooms, and whoever comes after sees nothing of theirs [MEMBER-027] [MEMBER-028]', async () => {
    const t = await loadTranslate('en', ['core', 'loginMenu'])
    let isHeld = false
    let release = () => {}
    const held = new Promise<null>((resolve) => void (release = () => resolve(null)))
    const visit = await openVisit(world, { bend: async (line) => (isHeld && WALLET.test(line) ? held : null) })
    visit.go('signIn')
    await visit.signIn()
    for (const [page, , words] of OWN) {
      visit.go(page)
      await visit.sees(words)
    }

    await visit.openMenu(t('loginMenu.account'))
    await visit.find('[role="menuitem"]', t('loginMenu.signOut')).then((entry) => entry.click())
    await visit.arrives('/booking/result')
    await until(() => visit.store.get(identityAtom)?.userId === null, 'nobody')
    await until(() => !OF_HANAKO.test(visit.words()), () => visit.words()) // prettier-ignore
    const asked = visit.sent.length
    for (const [page] of OWN) {
      visit.go(page)
      await visit.arrives('/sign-in')
      assert.doesNotMatch(visit.root.innerHTML, OF_HANAKO)
    }
    assert.deepEqual(
      visit.sent.slice(asked).filter(({ headers }) => headers.has(HEADERS.authorization)),
      [],
    )

    // Somebody else: what is not there yet is nobody's, and not that of who was here before.
    await visit.write({ email: 'taro@example.com', password: PASSWORD })
    isHeld = true
    await visit.submit()
    await until(() => typeof visit.store.get(identityAtom)?.userId === 'number', () => visit.words()) // prettier-ignore
    for (const [page, title] of OWN) {
      visit.go(page)
      const current = () => visit.root.querySelector('.account-tabs [aria-current="page"]')?.textContent
      await until(() => current() === title, () => `${title}, and not ${current()}: ${visit.words()}`) // prettier-ignore
      assert.doesNotMatch(visit.root.innerHTML, OF_HANAKO)
    }
    assert.ok(visit.called(WALLET).some(({ answer }) => answer === null))
    release()
    visit.close()
  })
})
