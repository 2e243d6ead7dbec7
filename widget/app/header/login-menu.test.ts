import assert from 'node:assert/strict'
import { after, afterEach, before, describe, it } from 'node:test'

import { editWorld } from '../../../demo-host/controls/world-edits.ts'
import { loadTranslate } from '../../../locales/load.ts'
import { PASSWORD } from '../../../test/contract/helpers/members.ts'
import { offerCorporate, TRAVEL } from '../../../test/contract/helpers/organizations.ts'
import { openWorld } from '../../../test/contract/helpers/world.ts'
import type { World } from '../../../test/contract/helpers/world.ts'
import { until } from '../../../test/lib/until.ts'
import { openVisit } from '../../../test/lib/widget/open-visit.ts'
import { forgetGuest } from '../../../test/lib/widget/open-widget.ts'

type Visit = Awaited<ReturnType<typeof openVisit>>

const SETTINGS = 'GET /hotels/shirotsuki/settings/booking_widget'
const OFFERED = {
  allow_signup: true,
  custom_auth: false,
  membership_enabled: true,
  sign_in_button: { is_active: true, labels: {} },
}

/** The pages beside a sign-in, and those of a chatbot. */
const OF_SIGN_IN = [
  'forgotPassword',
  'resendConfirmation',
  'chatSignIn',
  'chatSignUp',
  'chatSignUpForm',
  'otaSignIn',
] as const

const t = await loadTranslate('en', ['core', 'loginMenu', 'signUp'])

describe('the menu of who is here', () => {
  let world: World
  let visit: Visit
  before(async () => {
    world = await openWorld()
  })
  after(() => world.close())
  const settings = (set: object) =>
    editWorld(world.database, world.clock, { kind: 'member_settings', hotel: 'shirotsuki', set })
  afterEach(async () => {
    visit.close()
    forgetGuest()
    await settings(OFFERED)
  })

  const menus = () => visit.all('header [aria-haspopup="menu"]')
  const isThere = () => menus().some(({ textContent }) => textContent?.includes(t('loginMenu.account')))
  /** Still so when the settings of its button are there, and another menu has opened since. */
  async function isMissing() {
    const isAnswered = () => visit.called(/sign_in_button$/).some(({ answer }) => answer !== null)
    await until(isAnswered, 'the settings of the button')
    await visit.openMenu(t('core.language'))
    assert.equal(isThere(), false)
  }
  async function entries() {
    await visit.openMenu(t('loginMenu.account'))
    const found = visit.all('[role="menuitem"]').map(({ textContent }) => textContent)
    menus()
      .find(({ textContent }) => textContent?.includes(t('loginMenu.account')))
      ?.click()
    await until(() => visit.all('[role="menuitem"]').length === 0, 'a menu that is closed')
    return found
  }
  /** By its address, as a link leads to it. */
  async function isRefused(view: 'sign-in' | 'sign-up') {
    visit = await openVisit(world, { view })
    await visit.sees(t('loginMenu.notOffered'))
    assert.equal(visit.path(), '/booking/result')
  }

  it('offers a sign-in only where the hotel has one [PERM-019] [PERM-020] [PERM-031] [HEAD-030]', async () => {
    await settings({ allow_signup: false })
    await isRefused('sign-up')
    assert.deepEqual(await entries(), [t('loginMenu.signIn')])
    for (const set of [
      { allow_signup: true, custom_auth: true },
      { custom_auth: false, membership_enabled: false },
    ]) {
      await settings(set)
      for (const view of ['sign-in', 'sign-up'] as const) {
        visit.close()
        await isRefused(view)
        await isMissing()
      }
      for (const page of OF_SIGN_IN) {
        visit.go(page)
        await visit.arrives('/booking/result')
      }
    }
    await settings(OFFERED)
    visit.close()
    visit = await openVisit(world, { view: 'sign-up' })
    await visit.find('h1', t('signUp.title'))
    visit.go('result')
    assert.deepEqual(await entries(), [t('loginMenu.signIn'), t('loginMenu.signUp')])
    visit.go('signIn')
    await visit.see('.screen [name="password"]')
    visit.close()
    visit = await openVisit(world, { query: 'mode=voucher' })
    assert.deepEqual(await entries(), [t('loginMenu.signIn')])
  })

  it('has the words of the hotel where it has some, and is not there where it wants none [BOOT-033]', async () => {
    await settings({ sign_in_button: { is_active: true, labels: { ja: '月の会員', en: 'Moon members' } } })
    for (const [locale, words] of [
      ['ja', '月の会員'],
      ['en', 'Moon members'],
    ] as const) {
      visit = await openVisit(world, { locale })
      await visit.find('header [aria-haspopup="menu"]', words)
      visit.close()
    }
    await settings({ sign_in_button: { is_active: false, labels: {} } })
    visit = await openVisit(world)
    await isMissing()
  })

  it('has no way out of ours for members and companies of two brands [HEAD-031]', async () => {
    await offerCorporate(world)
    for (const [brand, isOffered] of [
      [1106, false],
      [1099, false],
      [1, true],
    ] as const) {
      const open = () =>
        openVisit(world, {
          async bend(line, answer) {
            if (line !== SETTINGS) return null
            const { data } = await (await answer()).json()
            return Response.json({ data: { ...data, hotel_brand_id: brand } })
          },
        })
      visit = await open()
      visit.go('signIn')
      await visit.signIn()
      await visit.find('header [aria-haspopup="menu"]', 'はなこ')
      const found = await entries()
      assert.ok(found.includes(t('loginMenu.account')), found.join())
      assert.equal(found.includes(t('loginMenu.signOut')), isOffered, String(brand))
      visit.close()
      forgetGuest()

      visit = await open()
      visit.go('organizationSignIn')
      await visit.write({ account_id: TRAVEL, password: PASSWORD })
      await visit.submit()
      await visit.find('header [aria-haspopup="menu"]', 'Aoba Trading')
      const ofCompany = await entries()
      assert.ok(ofCompany.includes(t('loginMenu.organizationStays')), ofCompany.join())
      const out = ofCompany.some((one) => one?.startsWith(t('loginMenu.organizationSignOut')))
      assert.equal(out, isOffered, String(brand))
      visit.close()
      forgetGuest()
    }
  })

  it('has the ways in and out of whoever is here: nobody, a member, both, a company alone [HEAD-023] [MEMBER-029] [MEMBER-019]', async () => {
    await offerCorporate(world)
    visit = await openVisit(world)
    const [nobody, company] = [
      ['Sign in', 'Corporate sign-in', 'Become a member'],
      'Company sign-out\u00a0· Aoba Trading',
    ]
    const named = (name: string) => visit.find('header [aria-haspopup="menu"]', name)
    const ways = async () =>
      (await entries()).filter((one) => /^(?:Sign|Corporate|Become|Company sign)/.test(one ?? ''))
    assert.deepEqual(await ways(), nobody)
    visit.go('signIn')
    await visit.signIn()
    await named('はなこ')
    assert.deepEqual(await ways(), ['Corporate sign-in', 'Sign out'])
    await visit.signInFor(TRAVEL)
    await named('はなこ\u00a0· Aoba Trading')
    assert.deepEqual(await ways(), ['Sign out', company])
    visit.go('signOut')
    await named('Aoba Trading')
    await until(() => !visit.words().includes('はなこ'), () => visit.words()) // prettier-ignore
    assert.deepEqual(await ways(), ['Sign in', company])
    visit.go('organizationSignOut')
    await until(() => !visit.words().includes('Aoba Trading'), () => visit.words()) // prettier-ignore
    assert.deepEqual(await ways(), nobody)
  })
})
