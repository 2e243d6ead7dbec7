import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'

import { lotteryEntry } from '../../../demo-host/provider/db/schema/lottery.ts'
import { displayDate } from '../../../locales/display-date.ts'
import { loadTranslate } from '../../../locales/load.ts'
import { wallet } from '../../../shared/contract/wallet.ts'
import { LOCALE_CODES } from '../../../shared/locales.ts'
import { addDays, today } from '../../../shared/rules/days/dates.ts'
import { bookAs, copyStay } from '../../../test/contract/helpers/member-stays.ts'
import { openGuest } from '../../../test/contract/helpers/guest.ts'
import { HANAKO, signIn } from '../../../test/contract/helpers/members.ts'
import { openWorld } from '../../../test/contract/helpers/world.ts'
import type { World } from '../../../test/contract/helpers/world.ts'
import { openAccount } from '../../../test/lib/widget/open-account.tsx'
import { until } from '../../../test/lib/until.ts'
import { environmentAtom } from '../../state/environment.ts'
import { routeAtom } from '../../state/navigation/navigation.ts'
import { criteriaAtom } from '../../state/search/search.ts'
import { showLocaleAtom } from '../../state/settings/texts.ts'

const PAGES = {
  accountProfile: ['/my-account/profile', 'Profile'],
  accountReservations: ['/my-account/reservations', 'My stays'],
  accountPoints: ['/my-account/points', 'Points'],
  accountPaymentOptions: ['/my-account/payment-options', 'Cards'],
  accountPromotions: ['/my-account/promotions', 'Coupons'],
} as const
const ROUTES = ['accountProfile', 'accountReservations', 'accountPoints', 'accountPaymentOptions', 'accountPromotions'] as const // prettier-ignore
const REFUSED = { errors: [{ title: 'Internal', details: {} }] }

describe('my account', () => {
  let world: World
  before(async () => {
    world = await openWorld()
  })
  after(() => world.close())

  it('opens with the profile, one of five pages, each at its own address with the way back to the search [ACCOUNT-001] [ROUTE-039] [ACCOUNT-016]', async () => {
    const { page, store, sees, go } = await openAccount(world)
    await sees('Membership number')
    const wanted = { checkin: '2026-12-24', checkout: '2026-12-27', rooms: [{ adults: 3, children: 0 }] }
    page.act(() => store.set(criteriaAtom, { ...store.get(criteriaAtom), ...wanted }))
    /** With all that the guest looks for. */
    const leadsBack = () => {
      const { pathname, searchParams } = new URL(page.named('a', 'Back to the rooms').getAttribute('href') ?? '')
      const kept = ['checkin', 'checkout', 'adults'].map((name) => searchParams.get(name))
      assert.deepEqual([pathname, ...kept], ['/booking/result', '2026-12-24', '2026-12-27', '3'])
    }
    leadsBack()
    const links = () => page.all('nav a').map((link) => link.textContent)
    assert.deepEqual(
      links(),
      ROUTES.map((id) => PAGES[id][1]),
    )
    for (const id of ROUTES) {
      const [path, title] = PAGES[id]
      go(id)
      await until(
        () => page.one('h1').textContent === title,
        () => page.one('.screen').innerHTML,
      )
      const [current, ...others] = page.all('nav [aria-current="page"]')
      assert.equal(others.length, 0)
      assert.equal(current?.textContent, title)
      assert.ok(current?.getAttribute('href')?.includes(`${path}?`))
      leadsBack()
    }
  })

  it('begins with the stay that is next, and goes without where there is none', async () => {
    const none = await openAccount(world)
    await none.sees('Membership number')
    assert.ok(!none.text().includes('Your next stay'))
    const guest = await openGuest(world)
    const booked = await bookAs(guest, await signIn(guest, HANAKO), 1, 'the-next-stay')
    const opened = await openAccount(world)
    await opened.sees('Your next stay')
    await opened.sees(booked)
  })

  it('is closed to whoever is signed out, who is led to sign in [ROUTE-039] [ACCOUNT-017] [PERM-003]', async () => {
    for (const at of ROUTES) {
      const { store, sent, page } = await openAccount(world, { email: null, at })
      await until(
        () => store.get(routeAtom).id === 'signIn',
        () => store.get(routeAtom).id,
      )
      assert.deepEqual(
        sent.filter(({ line }) => /memberships\/|user\//.test(line) && !/sign_in/.test(line)).map(({ line }) => line),
        [],
      )
      page.leave()
    }
  })

  it('lists stays by tab and page, tells a failure, and says where nothing is [ACCOUNT-012] [ACCOUNT-018] [CALL-054] [CONST-024]', async () => {
    const guest = await openGuest(world)
    const booked = await bookAs(guest, await signIn(guest, HANAKO), 1, 'a-listed-stay')
    await copyStay(
      world,
      booked,
      Array.from({ length: 24 }, () => ({})),
    )
    // Hanako takes part in lotteries of the world; here she has not.
    await world.database.orm.delete(lotteryEntry)
    const opened = await openAccount(world, { at: 'accountReservations' })
    await opened.sees(booked)
    const calls = () =>
      opened.called(/GET \/user\/reservations/).map(({ query }) => `${query.get('page')} ${query.get('status')}`)
    assert.deepEqual(calls(), ['1 upcoming'])
    const [first] = opened.called(/GET \/user\/reservations/)
    assert.match(first?.headers.get('authorization') ?? '', /^Bearer /)
    assert.ok(first && opened.traced(first) && first.headers.get('x-client-session'))

    await opened.sees('Page 1 of 3')
    await opened.press('Older')
    await opened.sees('Page 2 of 3')
    assert.equal(calls().at(-1), '2 upcoming')
    for (const [tab, status, none] of [
      ['Past', 'completed', 'No past stays'],
      ['Cancelled', 'cancelled', 'No cancelled stays'],
      ['Room lotteries', 'lottery', 'You have not entered a room lottery'],
    ] as const) {
      await opened.press(tab)
      await opened.sees(none)
      assert.equal(calls().at(-1), `1 ${status}`)
      assert.match(opened.page.named('a', 'Find a room').getAttribute('href') ?? '', /\/booking\/result/)
    }
    opened.spoil(/user\/reservations/, 500, REFUSED)
    await opened.press('Upcoming')
    await opened.sees('We could not load your stays')
    opened.heal()
    await opened.press('Try again')
    await opened.sees(booked)
  })

  it('shows the points, what came and went five a page, and what is to come [POINT-014] [POINT-015] [CONST-023] [ACCOUNT-005]', async () => {
    const opened = await openAccount(world, { at: 'accountPoints' })
    await opened.sees('12,800')
    await opened.sees('Earned with a stay')
    await opened.sees('Expired')
    const calls = () => opened.called(/points_timeline/).map(({ query }) => Object.fromEntries(query))
    assert.deepEqual(calls(), [{ page: '1', scope: 'current', per_page: '5' }])
    await opened.press('Pending')
    await until(
      () => calls().length === 2,
      () => opened.text(),
    )
    assert.deepEqual(calls().at(-1), { page: '1', scope: 'future', per_page: '5' })

    const KINDS = [
      ['expired', -300, 'Expired', '−300'],
      ['future', 120, 'Pending', '+120'],
      ['spent', -1000, 'Spent', '−1,000'],
      ['gained', 962, 'Earned with a stay', '+962'],
      ['refunded', 2500, 'Returned', '+2,500'],
    ] as const
    const data = KINDS.map(([kind, amount], id) => ({ id, kind, amount, date: '2026-10-11', reservation_number: null }))
    opened.spoil(/points_timeline/, 200, {
      data,
      meta: { page: 1, total_pages: 3, total_entries: 12, program_enabled: true },
    })
    await opened.press('History')
    for (const [, , label, sum] of KINDS) {
      await opened.sees(label)
      await opened.sees(sum)
    }
    await opened.sees('2026/10/11')
    await opened.sees('Page 1 of 3')
    await opened.press('Older')
    await until(() => calls().at(-1)?.page === '2', () => JSON.stringify(calls())) // prettier-ignore
    assert.deepEqual(calls().at(-1), { page: '2', scope: 'current', per_page: '5' })
  })

  it('tells that the point history did not come, in every language [POINT-016] [ERR-099]', async () => {
    const opened = await openAccount(world, { at: 'accountPromotions' })
    opened.spoil(/points_timeline/, 500, REFUSED)
    opened.go('accountPoints')
    await opened.sees('We could not load your Points history')
    for (const locale of LOCALE_CODES) {
      const theirs = await loadTranslate(locale, ['account'])
      const words = theirs('account.historyFailed', { name: theirs('account.points') })
      assert.doesNotMatch(words, /account\.|\{\{/)
      if (locale !== 'en') assert.notEqual(words, 'We could not load your Points history')
      await opened.store.set(showLocaleAtom, locale)
      const told = () => opened.page.all('section [role=alert]').map(({ textContent }) => textContent ?? '')
      await until(() => told().some((one) => one.includes(words)), () => `${words} in ${told().join()} of ${opened.text()}`) // prettier-ignore
      assert.doesNotMatch(opened.text(), /\b(?:account|errors|core)\.\w/)
    }
  })

  it('turns the pages of what was exchanged [POINT-020]', async () => {
    const opened = await openAccount(world, { at: 'accountPromotions' })
    const gift = { id: 1, amount: 700, exchange_type: 'digico', url: 'https://gift.example/1', expires_at: '2027-04-30T00:00:00Z' } // prettier-ignore
    const meta = { page: 1, total_pages: 2, total_entries: 6, program_enabled: true }
    opened.spoil(/GET .*point_exchanges/, 200, { data: [gift], meta })
    opened.go('accountPoints')
    await opened.sees('Gift for 700 Points')
    const pages = () => opened.called(/GET .*point_exchanges/).map(({ query }) => Object.fromEntries(query))
    assert.deepEqual(pages(), [{ page: '1', per_page: '5' }])
    const list = opened.page.all('section').find((one) => one.textContent.includes('Gift for 700'))
    const older = [...(list?.querySelectorAll('nav button') ?? [])].find((one) => one.textContent === 'Older')
    assert.ok(older)
    opened.page.press(older as HTMLElement) // a button
    await until(() => pages().length === 2, 'the second page')
    assert.deepEqual(pages()[1], { page: '2', per_page: '5' })
  })

  it('exchanges points for a digital gift once it was said that this is for good [POINT-017] [POINT-018] [POINT-020] [CONST-017]', async () => {
    const opened = await openAccount(world, { at: 'accountPoints' })
    await opened.sees('Digital gift')
    opened.fill('amount', '1000')
    await opened.press('Exchange')
    await opened.sees('This cannot be undone. The gift is valid for 180 days.')
    await opened.press('Cancel')
    assert.deepEqual(opened.called(/POST .*point_exchanges/), [])
    await opened.press('Exchange')
    const dialog = opened.page.one('dialog')
    const [confirm] = [...dialog.querySelectorAll('footer button')]
    opened.page.press(confirm as HTMLElement) // a button of the dialog's foot
    await opened.sees('Gift for 1,000 Points')
    const lastDay = addDays(today('Asia/Tokyo', world.clock.now()), 180)
    await opened.sees(`Valid until ${displayDate(lastDay)}`)
    const [call, ...more] = opened.called(/POST .*point_exchanges/)
    assert.deepEqual([call?.body, more.length], [{ amount: 1000, exchange_type: 'digico' }, 0])
    await opened.sees('11,800')
    const [list] = opened.called(/GET .*point_exchanges/)
    assert.deepEqual(Object.fromEntries(list?.query ?? []), { page: '1', per_page: '5' })
    assert.match(opened.page.named('a', 'Open the gift').getAttribute('href') ?? '', /^https:\/\/gift\.example\//)
  })

  it('offers no exchange outside Japan [POINT-019] [CONST-017]', async () => {
    const opened = await openAccount(world, { email: 'taro@example.com', at: 'accountPoints' })
    await opened.sees('800')
    assert.doesNotMatch(opened.text(), /Digital gift/)
    // Nor by the call behind it: the hotel is in Japan, the member is not.
    const { api } = opened.store.get(environmentAtom)
    const asked = api(
      wallet.exchange,
      { hotelId: 1, body: { amount: 100 } },
      { key: 'exchange-from-abroad', isSilent: true },
    )
    await assert.rejects(asked, { status: 403 })
    assert.equal((await api(wallet.points, { hotelId: 1 })).data.total_point, 800)
  })

  it('lists the saved cards masked and removes one after asking, however often that takes [ACCOUNT-004] [CALL-095]', async () => {
    const opened = await openAccount(world, { at: 'accountPaymentOptions' })
    await opened.sees('VISA •••• 4242')
    await opened.press('Remove VISA 4242')
    await opened.sees('Remove this card?')
    await opened.press('Cancel')
    assert.deepEqual(opened.called(/DELETE/), [])
    await opened.press('Remove VISA 4242')
    opened.spoil(/^DELETE/, 500, REFUSED)
    await opened.press('Remove')
    const t = await loadTranslate('en', ['errors'])
    await opened.sees(t('errors.general'))
    assert.ok(opened.text().includes('4242'))
    opened.heal()
    await opened.press('Remove')
    await opened.sees('The card has been removed.')
    const [call] = opened.called(/DELETE/)
    assert.match(call?.line ?? '', /^DELETE \/hotels\/\d+\/memberships\/credit_cards\/\d+$/)
    assert.ok(call && opened.traced(call) && call.headers.get('x-client-session'))
    assert.match(call.headers.get('authorization') ?? '', /^Bearer /)
    assert.doesNotMatch(opened.page.one('.screen').textContent ?? '', /4242/)
  })
})
