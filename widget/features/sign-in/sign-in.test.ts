import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'

import { LOCALE_CODES } from '../../../shared/locales.ts'
import { loadTranslate } from '../../../locales/load.ts'
import { accounts } from '../../../shared/contract/accounts.ts'
import { openGuest } from '../../../test/contract/helpers/guest.ts'
import { HANAKO, newMember, PASSWORD } from '../../../test/contract/helpers/members.ts'
import { offerCorporate, TRAVEL } from '../../../test/contract/helpers/organizations.ts'
import { openWorld } from '../../../test/contract/helpers/world.ts'
import type { World } from '../../../test/contract/helpers/world.ts'
import { forgetGuest } from '../../../test/lib/widget/open-widget.ts'
import { openVisit } from '../../../test/lib/widget/open-visit.ts'
import { until } from '../../../test/lib/until.ts'
import { environmentAtom } from '../../state/environment.ts'
import { placeAtom } from '../../state/navigation/navigation.ts'
import { checkTabAtom } from '../../state/session/other-tabs.ts'

describe('the pages that sign in', () => {
  let world: World
  before(async () => {
    world = await openWorld()
  })
  after(() => world.close())

  it('lead back to the page of the account that asked for it [ROUTE-064]', async () => {
    const visit = await openVisit(world)
    visit.go('accountPoints')
    await visit.arrives('/my-account/points')
    await visit.arrives('/sign-in')
    await visit.signIn()
    await visit.arrives('/my-account/points')
    visit.close()
  })

  it('are told of who came or went in another tab, with the way back to the search [MEMBER-030] [ERR-085] [ERR-086]', async () => {
    const other = await newMember(world)
    for (const locale of LOCALE_CODES) {
      const t = await loadTranslate(locale, ['errors', 'core'])
      for (const [key, email] of [
        ['errors.isSignedOut', null],
        ['errors.signInChanged', other.email],
      ] as const) {
        const visit = await openVisit(world, { locale })
        visit.go('signIn')
        await visit.signIn()
        visit.go('myAccount')
        // The page is there before: what it asks for would be refused, and told of, as well.
        await visit.see('[name="first_name"]')
        // What the other tab left in what both share.
        const tab = await openGuest(world)
        const body = { email: email ?? '', password: PASSWORD }
        const session = email ? (await tab.send(accounts.signIn, { hotelId: 1, body })).body.data.session : tab.token()
        visit.store.get(environmentAtom).storage.write('clientSession', session)
        await visit.store.set(checkTabAtom)
        const banner = await visit.see('.messages .banner')
        assert.ok(banner.textContent?.includes(t(key)), `${locale}: ${banner.textContent}`)
        assert.doesNotMatch(visit.words(), /errors\./)
        const link = banner.querySelector('a')
        assert.equal(link?.textContent, t('core.toRooms'))
        link?.click()
        await visit.arrives('/booking/result')
        banner.querySelector<HTMLElement>('.round-button')?.click()
        await until(
          () => !visit.words().includes(t(key)),
          () => `the message to leave ${visit.words()}`,
        )
        visit.close()
      }
    }
  })
  it('lead whoever is locked, or known to the hotel alone, to a new password, in every language [MEMBER-003] [MEMBER-046] [ERR-024] [ERR-029]', async () => {
    for (const locale of LOCALE_CODES) {
      const t = await loadTranslate(locale, ['errors', 'codes'])
      const visit = await openVisit(world, { locale, view: 'sign-in' })
      for (const [email, words] of [
        ['locked@example.com', t('codes.1301')],
        ['registered@example.com', t('codes.1403')],
      ] as const) {
        await visit.write({ email, password: PASSWORD })
        await visit.submit()
        const told = await visit.find('.screen [role=alert]', words)
        const field = (await visit.see('.screen [name="email"]')) as HTMLInputElement // a field of the form
        assert.equal(field.value, email)
        assert.doesNotMatch(visit.words(), /130[13]|1403|errors\./)
        const way = told.querySelector('a')
        assert.equal(way?.textContent, t('errors.offerForgotPassword'))
        way?.click()
        await visit.arrives('/forgot-password')
        visit.go('signIn')
      }
      visit.close()
      forgetGuest()
    }
  })

  it('are offered in every language to whoever the server signs out, who keeps the search [ERR-026]', async () => {
    const over = { errors: [{ title: 'Not to be read', details: { code: 1400, base: [] } }] }
    for (const locale of LOCALE_CODES) {
      forgetGuest()
      const t = await loadTranslate(locale, ['errors'])
      let isOver = false
      const visit = await openVisit(world, {
        locale,
        bend: async (line) => (isOver && line.endsWith('/credit_cards') ? Response.json(over, { status: 401 }) : null),
      })
      visit.go('signIn')
      await visit.signIn()
      visit.go('result', { checkin: '2026-11-24', checkout: '2026-11-26', adults: '3' })
      await visit.see('.results[aria-busy="false"]')
      isOver = true
      visit.go('accountPaymentOptions')
      const banner = await visit.find('.messages .banner[role=alert]', t('errors.signedOut'))
      if (locale === 'en') assert.match(banner.textContent ?? '', /Please sign in again/)
      await visit.arrives('/booking/result')
      assert.match(visit.store.get(placeAtom).search, /checkin=2026-11-24&checkout=2026-11-26.*adults=3/)
      assert.doesNotMatch(visit.words(), /1400|errors\.|Not to be read|はなこ/)
      const way = banner.querySelector('a')
      assert.equal(way?.textContent, t('errors.offerSignIn'))
      way?.click()
      await visit.arrives('/sign-in')
      visit.close()
    }
  })

  it('tell the page around of a sign-in once, by its method and without a password [EMB-039]', async () => {
    await offerCorporate(world)
    const visit = await openVisit(world)
    visit.go('signIn')
    await visit.signIn()
    await visit.arrives('/booking/result')
    await visit.find('header [aria-haspopup="menu"]', 'はなこ')
    await visit.signInFor(TRAVEL)
    const methods = visit.heard('login').map(({ payload }) => payload)
    assert.deepEqual(methods, [{ method: 'password' }, { method: 'organization' }])
    assert.doesNotMatch(JSON.stringify(visit.told), new RegExp([PASSWORD, HANAKO, TRAVEL].join('|')))
    visit.close()
  })
})
