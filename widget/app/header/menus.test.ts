import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'

import { loadTranslate } from '../../../locales/load.ts'
import type { Translate } from '../../../locales/texts.ts'
import { firstRoom, openGuest } from '../../../test/contract/helpers/guest.ts'
import { offerCorporate } from '../../../test/contract/helpers/organizations.ts'
import { openWorld } from '../../../test/contract/helpers/world.ts'
import type { World } from '../../../test/contract/helpers/world.ts'
import { until } from '../../../test/lib/until.ts'
import { openVisit } from '../../../test/lib/widget/open-visit.ts'
import { routeAtom } from '../../state/navigation/navigation.ts'
import { keepCredentialsAtom } from '../../state/reservation/updating.ts'

const STAY = 'checkin=2026-11-24&checkout=2026-11-26&adults=2'
const MENU = 'header [aria-haspopup="menu"]'

describe('the menus of the header', () => {
  let world: World
  let t: Translate
  before(async () => {
    world = await openWorld()
    t = await loadTranslate('en', ['core', 'loginMenu'])
    await offerCorporate(world)
  })
  after(() => world.close())

  type Visit = Awaited<ReturnType<typeof openVisit>>
  const menuOf = ({ root }: Visit, name: string) =>
    [...root.querySelectorAll<HTMLElement>(MENU)].find((menu) => menu.textContent?.includes(name))
  /** There once everything of the header is. */
  const hasLogin = (visit: Visit) => menuOf(visit, t('loginMenu.account')) !== undefined
  const hasLanguages = (visit: Visit) => menuOf(visit, t('core.language')) !== undefined
  const settles = (visit: Visit, login: boolean, where: string) =>
    until(
      () =>
        hasLogin(visit) === login &&
        (hasLanguages(visit) || visit.root.querySelector('.screen > :not([role=status])') !== null),
      () => `${login ? 'a' : 'no'} sign-in on ${where}: ${visit.words().slice(0, 400)}`,
    )

  it('have no sign-in in a chat, while a stay is changed, where the service is away, and once a lottery is entered [HEAD-011]', async () => {
    const guest = await openGuest(world)
    const booking = await guest.booking(1, 'on_site', [await firstRoom(guest, 1, 'on_site')])
    const { reservation_number: number } = (await guest.book(1, booking, 'changed-with-menus')).body.data

    const visit = await openVisit(world, { query: STAY })
    await settles(visit, true, 'the results')
    visit.store.set(keepCredentialsAtom, number, { email: booking.guest.email })
    for (const [to, query, params] of [
      ['unavailable', undefined, undefined],
      ['lotteryComplete', undefined, { confirmationNumber: 'LBCD-1000-0001' }],
      ['result', { current_reservation: number, checkin: '2026-11-24', checkout: '2026-11-26' }, undefined],
    ] as const) {
      visit.go('result')
      await settles(visit, true, `the results before ${to}`)
      visit.go(to, query, params)
      await until(() => visit.store.get(routeAtom).id === to, to)
      await settles(visit, false, to)
    }
    visit.close()

    const chat = await openVisit(world, { query: `iframe=triplabot&${STAY}` })
    await chat.see('.results .room')
    assert.equal(chat.root.querySelectorAll(MENU).length, 0)
    chat.close()
  })

  it('offer no corporate sign-in beside a lottery entry and its confirmation [CORP-006]', async () => {
    const visit = await openVisit(world, { query: STAY })
    visit.go('signIn')
    await visit.signIn()
    visit.go('result')
    const entries = async () => {
      const menu = await until(
        () => menuOf(visit, t('loginMenu.account')),
        () => `the menu of who is here: ${visit.words().slice(0, 400)}`,
      )
      menu.dispatchEvent(new window.Event('pointerenter', { bubbles: true }))
      menu.click()
      await until(() => visit.root.querySelector('[role="menuitem"]') !== null, 'its entries')
      const words = [...visit.root.querySelectorAll('[role="menuitem"]')].map((item) => item.textContent ?? '')
      menu.click()
      await until(() => visit.root.querySelector('[role="menuitem"]') === null, 'none of its entries')
      return words
    }
    for (const [to, params, isOffered] of [
      ['result', undefined, true],
      ['lotteryEntry', undefined, false],
      ['lotteryConfirmation', { confirmationNumber: 'LBCD-1000-0003' }, false],
      ['result', undefined, true],
    ] as const) {
      visit.go(to, undefined, params)
      await until(() => visit.store.get(routeAtom).id === to, to)
      const words = await entries()
      assert.ok(words.includes(t('loginMenu.signOut')), words.join())
      assert.equal(words.includes(t('loginMenu.corporate')), isOffered, `${to}: ${words.join()}`)
    }
    visit.close()
  })
})
