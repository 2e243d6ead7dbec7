import assert from 'node:assert/strict'
import { after, afterEach, before, describe, it } from 'node:test'

import { eq } from 'drizzle-orm'

import { organizationUser } from '../../../demo-host/provider/db/schema/organization.ts'
import { loadTranslate } from '../../../locales/load.ts'
import { HOUR_MS } from '../../../shared/constants.ts'
import { HEADERS } from '../../../shared/headers.ts'
import { TARO } from '../../../test/contract/helpers/guest.ts'
import { HANAKO, PASSWORD } from '../../../test/contract/helpers/members.ts'
import { ADMIN, bookForOrganization, corporateRoom, KUMOI, OTHER, signInAs, TRAVEL } from '../../../test/contract/helpers/organizations.ts' // prettier-ignore
import { openWorld } from '../../../test/contract/helpers/world.ts'
import type { World } from '../../../test/contract/helpers/world.ts'
import { assertCall, refused, REFUSED } from '../../../test/lib/call-scenes.ts'
import { until } from '../../../test/lib/until.ts'
import { openVisit } from '../../../test/lib/widget/open-visit.ts'
import { forgetGuest } from '../../../test/lib/widget/open-widget.ts'
import { quietDoor } from '../../../test/lib/widget/quiet-door.ts'
import { criteriaAtom } from '../../state/search/search.ts'

// Over reloads, with a download and back by the history: test/journeys/corporate/.

type Visit = Awaited<ReturnType<typeof openVisit>>
type Bend = NonNullable<NonNullable<Parameters<typeof openVisit>[1]>['bend']>
const STAY = { checkin_date: '2026-12-10', checkout_date: '2026-12-12' }
const AOBA = 'Aoba Trading'
/** Of the house with the sign-in of companies. */
const LANGUAGES = ['ja', 'en', 'ko', 'zh_Hans', 'zh_Hant'] as const
const SIGN_IN = /^POST \/hotels\/[\w-]+\/organization\/sign_in$/
const USAGE = /^GET \/hotel_brands\/1\/organizations\/11$/
const PROGRAM = /^GET .*\/memberships\/program\/101$/
const [OWN, SIGN, ADMINS] = ['/organization-reservations', '/organization-sign-in', '/organization-admin'] as const
const t = await loadTranslate('en', ['core', 'corporate', 'errors', 'loginMenu', 'manage', 'signIn'])

describe('somebody with an account of a company', () => {
  let world: World
  const visits: Visit[] = []
  before(async () => {
    world = await openWorld()
  })
  afterEach(leave)
  after(() => world.close())

  function close() {
    for (const visit of visits.splice(0)) visit.close()
  }
  function leave() {
    close()
    forgetGuest()
  }
  /** A document of our own; whoever was here before is still known. */
  async function open(path: string, bend?: Bend, query = 'code=kumoi&locale=en') {
    close()
    const door = quietDoor()
    const visit = await openVisit(world, {
      address: `${path}?${query}`,
      bend: (line, answer) => door.pass(async () => (await bend?.(line, answer)) ?? answer()),
    })
    visits.push(visit)
    return { ...visit, quiet: () => door.quiet(() => visit.words()) }
  }
  const titled = (who: Visit, title: string) =>
    until(() => who.root.querySelector('h1')?.textContent?.includes(title), () => `${title} in ${who.words()}`) // prettier-ignore
  async function enter(who: Visit, account_id: string, password = PASSWORD) {
    await who.write({ account_id, password })
    await who.submit()
  }
  const field = (who: Visit, name: string) => who.root.querySelector<HTMLInputElement>(`.screen [name="${name}"]`)
  const menu = (who: Visit) => who.all('header [aria-haspopup="menu"]').map(({ textContent }) => textContent).join() // prettier-ignore
  const named = (who: Visit, name: string) => until(() => menu(who).includes(name), () => `${name} in ${menu(who)}`) // prettier-ignore
  async function entriesOf(who: Visit) {
    await who.openMenu(t('loginMenu.account'))
    return who.all('[role="menuitem"]').map(({ textContent }) => textContent?.trim())
  }
  /** In the browser of somebody who was never here. */
  async function signedIn(account_id: string, name = AOBA) {
    leave()
    const who = await open(SIGN)
    await enter(who, account_id)
    await named(who, name)
    return who
  }
  async function asMember() {
    leave()
    const who = await open('/sign-in')
    await who.write({ email: HANAKO, password: PASSWORD })
    await who.submit()
    await named(who, 'はなこ')
    return who
  }
  const rows = (who: Visit) =>
    who.all('table tr').map((row) => [...row.children].map(({ textContent }) => textContent).join(' '))

  it('finds the sign-in at its own address, and is told of a wrong one no more than that it is wrong [ROUTE-024] [ROUTE-048] [CORP-008]', async () => {
    for (const locale of LANGUAGES) {
      leave()
      const words = await loadTranslate(locale, ['corporate', 'errors'])
      const kei = await open('/corporate/minato/sign-in', undefined, `locale=${locale}`)
      await titled(kei, words('corporate.title'))
      await kei.submit()
      await until(() => field(kei, 'account_id')?.getAttribute('aria-invalid') === 'true', 'a field that says so')
      assert.equal(field(kei, 'password')?.getAttribute('aria-invalid'), 'true')
      for (const [account, password] of [
        [TRAVEL, 'Wrong2026'],
        ['nobody-here', PASSWORD],
      ] as const) {
        const asked = kei.called(SIGN_IN).length
        await enter(kei, account, password)
        await until(() => kei.called(SIGN_IN)[asked]?.answer, 'an answer')
        await kei.sees(words('corporate.wrong'))
        await until(() => field(kei, 'password')?.value === '', 'an empty password')
        assert.equal(field(kei, 'account_id')?.value, account)
        assert.equal(window.location.pathname, '/corporate/minato/sign-in')
      }
      assert.ok(!kei.words().includes(words('errors.signedOut')))
      // Nobody is locked out by those before.
      world.clock.advance(HOUR_MS)
    }
  })

  it('signs in by account id and password, and the header names the company until it signs out [CORP-001] [CORP-004] [CALL-107]', async () => {
    let isRefused = true
    const kei = await open(SIGN, async (line) => (isRefused && SIGN_IN.test(line) ? refused() : null))
    // What fails is told in words, and what was typed stands.
    await enter(kei, TRAVEL)
    await kei.sees(REFUSED)
    assert.equal(field(kei, 'account_id')?.value, TRAVEL)
    isRefused = false
    await enter(kei, TRAVEL)
    await named(kei, AOBA)
    const [, made, ...more] = kei.called(SIGN_IN)
    assert.ok(made)
    assert.deepEqual([made.line, more], ['POST /hotels/kumoi/organization/sign_in', []])
    assertCall(made, { body: { account_id: TRAVEL, password: PASSWORD } }, false)

    const again = await open('/booking/result')
    await named(again, AOBA)
    const entries = await entriesOf(again)
    const out = `${t('loginMenu.organizationSignOut')}\u00a0· ${AOBA}`
    assert.ok(entries.includes(out), entries.join())
    assert.equal(entries.includes(t('loginMenu.corporate')) || entries.includes(t('loginMenu.signUp')), false)
    await again.find('[role="menuitem"]', out).then((entry) => entry.click())
    await until(() => !menu(again).includes(AOBA), () => menu(again)) // prettier-ignore
    const later = await open('/booking/result')
    await later.quiet()
    assert.doesNotMatch(menu(later), /Aoba/)
  })

  it('is led to the usage as an admin, which plain colleagues are refused [ROUTE-025] [PERM-008] [HEAD-017] [CORP-010]', async () => {
    const kei = await open(ADMINS)
    await kei.arrives(SIGN)
    await enter(kei, ADMIN)
    await kei.arrives(ADMINS)
    await titled(kei, t('corporate.usage'))
    await kei.see('table tbody tr')
    assert.deepEqual(rows(kei), [
      'Hotel Agreed stays Reserved Remaining',
      'Hotel Minato 60 0 60',
      'Kumoi Onsen 20 0 20',
    ])
    await kei.sees('Only bookings made on the website count.')

    // One is booked, and there is one less.
    await bookForOrganization(await signInAs(world, TRAVEL), 'one-less', KUMOI)
    const later = await open('/booking/result')
    await named(later, AOBA)
    await later.openMenu(t('loginMenu.account'))
    await later.find('[role="menuitem"]', t('loginMenu.admin')).then((entry) => entry.click())
    await later.arrives(ADMINS)
    await later.see('table tbody tr')
    assert.equal(rows(later)[2], 'Kumoi Onsen 20 1 19')

    const { orm } = world.database
    const role = (of: string | null) => orm.update(organizationUser).set({ role: of }).where(eq(organizationUser.account_id, TRAVEL)) // prettier-ignore
    for (const of of [null, 'user']) {
      await role(of)
      const plain = await signedIn(TRAVEL)
      assert.ok(!(await entriesOf(plain)).includes(t('loginMenu.admin')))
      const refusedThere = await open(ADMINS)
      await refusedThere.sees(t('corporate.refused', { organization: AOBA }))
      await refusedThere.arrives(OWN)
      assert.deepEqual(refusedThere.called(USAGE), [])
    }
    assert.ok(!(await entriesOf(await asMember())).includes(t('loginMenu.admin')))
  })

  it('asks by the organization’s own id, with its session, and is shown its program and the way back to the search [CORP-007] [CALL-108] [ACCOUNT-016]', async () => {
    await signedIn(ADMIN)
    let isRefused = false
    const kei = await open(ADMINS, async (line) => (isRefused && USAGE.test(line) ? refused() : null))
    await kei.sees('Aoba Trading\u00a0· Moon Inns Club')
    await kei.see('table tbody tr')
    const [asked] = kei.called(USAGE)
    assert.ok(asked)
    assertCall(asked, {}, false)
    assert.ok(asked.headers.get(HEADERS.organizationSession))
    assert.ok(kei.called(PROGRAM).length > 0)
    const wanted = { checkin: '2026-12-24', checkout: '2026-12-27', rooms: [{ adults: 3, children: 0 }] }
    kei.store.set(criteriaAtom, { ...kei.store.get(criteriaAtom), ...wanted })
    const back = await kei.find('.screen a', t('core.toRooms'))
    back.click()
    await kei.arrives('/booking/result')
    const led = new URL(window.location.href).searchParams
    assert.deepEqual(
      ['checkin', 'checkout', 'adults'].map((name) => led.get(name)),
      [wanted.checkin, wanted.checkout, '3'],
    )

    isRefused = true
    const anew = await open(ADMINS, async (line) => (isRefused && USAGE.test(line) ? refused() : null))
    await anew.sees(t('corporate.usageFailed'))
    isRefused = false
    await anew.press(t('core.tryAgain'))
    await anew.see('table tbody tr')
  })

  it('has an area that nobody else reaches, as every guest has their own [BOOT-046] [PERM-004]', async () => {
    const MEMBERS = '/my-account/reservations'
    for (const [come, lands] of [
      [async () => leave(), ['/sign-in', SIGN, SIGN]],
      [asMember, [MEMBERS, SIGN, SIGN]],
      [() => signedIn(TRAVEL), ['/sign-in', OWN, OWN]],
      [() => signedIn(ADMIN), ['/sign-in', OWN, ADMINS]],
    ] as const) {
      await come()
      for (const [at, area] of [MEMBERS, OWN, ADMINS].entries()) {
        const who = await open(area)
        await who.arrives(lands[at] ?? '')
        assert.equal(window.location.pathname, lands[at])
      }
    }
  })

  it('changes and cancels a stay of the company; others are warned and led to the right sign-in [PERM-007] [PERM-004] [MANAGE-031]', async () => {
    const kei = await signInAs(world, TRAVEL)
    const room = await corporateRoom(kei, KUMOI)
    assert.ok(room)
    const booking = await kei.booking(KUMOI, 'on_site', [room], STAY)
    const { body } = await kei.book(KUMOI, booking, 'a-stay-of-the-company')
    const { reservation_number: number } = body.data
    const isOff = async (who: Visit) =>
      (await who.find('.screen button', t('manage.cancel'))).getAttribute('aria-disabled') === 'true'
    for (const come of [async () => leave(), asMember, () => signedIn(OTHER, 'Kita Design')]) {
      await come()
      const who = await open('/search')
      await who.write({ number, email: TARO.email })
      await who.submit()
      await who.sees(t('manage.organization_account'))
      assert.equal(await isOff(who), true)
      // The way to mend it leads to the sign-in and back to the stay.
      await who.find('.screen button', t('manage.signIn')).then((button) => button.click())
      await titled(who, t('corporate.title'))
      await enter(who, TRAVEL)
      await titled(who, t('manage.title', { hotel: 'Kumoi' }))
      await until(() => !who.words().includes(t('manage.organization_account')), () => who.words()) // prettier-ignore
      assert.equal(await isOff(who), false)
    }

    // On the pages of another house of the brand there is the house to mend.
    await signedIn(TRAVEL)
    const away = await open(`/review-reservation/${number}`, undefined, 'code=minato&hotelId=3&locale=en')
    await away.sees(t('manage.facility', { hotel: 'Kumoi Onsen' }))
    const own = await open(OWN)
    await own.find('.company-stay', number).then((row) => row.click())
    await titled(own, t('manage.title', { hotel: 'Kumoi' }))
    await own.find('.screen button', t('manage.cancel')).then((button) => button.click())
    await own.write({ reason: 'plans' })
    await own.press(t('manage.cancelFree'))
    await own.press(t('manage.sure'))
    await titled(own, t('manage.cancelledTitle'))
  })
})
