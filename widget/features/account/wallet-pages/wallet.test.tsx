import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'

import { eq } from 'drizzle-orm'

import { editWorld } from '../../../../demo-host/controls/world-edits.ts'
import { member } from '../../../../demo-host/provider/db/schema/member.ts'
import { pointBalance, pointExchange, voucher } from '../../../../demo-host/provider/db/schema/wallet.ts'
import { HANAKO } from '../../../../test/contract/helpers/members.ts'
import { openWorld } from '../../../../test/contract/helpers/world.ts'
import type { World } from '../../../../test/contract/helpers/world.ts'
import { openAccount } from '../../../../test/lib/widget/open-account.tsx'
import { until } from '../../../../test/lib/until.ts'
import { loginEntriesAtom } from '../../../app/header/login-entries.ts'
import { loadMemberAtom } from '../../../state/session/load-member.ts'
import { criteriaAtom } from '../../../state/search/search.ts'
import { hasVouchersAtom, loadVouchersAtom } from '../../../state/session/vouchers.ts'

const STATUSES = [
  ['available', 'Ready to use'],
  ['pending', 'Not yet'],
  ['expired', 'Expired'],
  ['consumed', 'Used'],
] as const

describe('coupons and vouchers of a member', () => {
  let world: World
  before(async () => {
    world = await openWorld()
  })
  after(() => world.close())

  /** One coupon of each status, with everything a card shows. */
  const coupons = STATUSES.map(([status]) => ({
    code: `CODE-${status}`,
    name: `Named ${status}`,
    status,
    valid_until: '2026-12-31',
    max_stays: 2,
    target_plans: ['Breakfast', 'Half board'],
    usage_limit: 3,
    discount: { kind: 'percentage', value: 10, currency: null },
    first_nights: 2,
  }))

  it('shows of a coupon its code, end, nights, plans and uses, and lets only an available one be used [COUPON-006] [COUPON-007] [ACCOUNT-006]', async () => {
    const opened = await openAccount(world, { at: 'accountProfile' })
    opened.spoil(/discount_coupons/, 200, { data: coupons })
    opened.go('accountPromotions')
    await opened.sees('CODE-available')
    const cards = opened.page.all('.ticket')
    assert.equal(cards.length, 4)
    for (const [at, [status, label]] of STATUSES.entries()) {
      const text = cards[at]?.textContent ?? ''
      for (const words of [
        `CODE-${status}`,
        'Valid until 2026/12/31',
        'For the first 2 nights of a stay',
        'For these plans: Breakfast\u00a0· Half board',
        'Can be used 3 times',
        '10%',
        label,
      ])
        assert.ok(text.includes(words), `${words} in ${text}`)
    }
    const [use, ...others] = opened.page.all('.ticket a')
    assert.equal(others.length, 0)
    const target = new URL(use?.getAttribute('href') ?? '')
    assert.equal(target.pathname, '/booking/result')
    assert.equal(target.searchParams.get('coupon_code'), 'CODE-available')
    assert.equal(target.searchParams.get('voucher_coupon_code'), null)
  })

  it('lists the coupons the provider has given, and says where there are none [ACCOUNT-006] [ACCOUNT-019]', async () => {
    const hanako = await openAccount(world, { at: 'accountPromotions' })
    await hanako.sees('WELCOME10')
    await hanako.sees('YEN1000')
    hanako.page.leave()
    const taro = await openAccount(world, { email: 'taro@example.com', at: 'accountPromotions' })
    await taro.sees('You have no coupons')
    assert.match(taro.page.named('a', 'Find a room').getAttribute('href') ?? '', /\/booking\/result/)
    await taro.press('Vouchers')
    await taro.sees('You have no vouchers')
    assert.match(taro.page.named('a', 'Find a room').getAttribute('href') ?? '', /\/booking\/result/)
    taro.go('accountPaymentOptions')
    await taro.sees('No saved cards')
  })

  it('shows of a voucher all it says, its state, and lets only an available one be used [VOUCHER-001] [VOUCHER-002] [VOUCHER-004] [ACCOUNT-013]', async () => {
    const opened = await openAccount(world, { at: 'accountPromotions' })
    await opened.press('Vouchers')
    await opened.sees('STAY-5000')
    const card = (number: string) =>
      opened.page.all('.ticket').find((one) => one.textContent?.includes(number))?.textContent ?? ''
    assert.match(card('STAY-5000'), /Stay voucher/)
    assert.match(card('STAY-5000'), /¥5,000/)
    assert.match(card('STAY-5000'), /Ready to use/)
    assert.match(card('STAY-5000'), /For stays from 2026\/11\/01 to 2027\/05\/20/)
    assert.match(card('STAY-5000'), /Not from 2026\/12\/29 to 2027\/01\/07/)
    assert.match(card('LATER-2000'), /Not yet/)
    assert.match(card('OLD-1000'), /Expired/)
    assert.match(card('USED-4000'), /Used on 20\d\d\/\d\d\/\d\d.*Used/)
    const links = opened.page.all('.ticket a').map((link) => new URL(link.getAttribute('href') ?? '').searchParams)
    assert.deepEqual(links.map((query) => [query.get('mode'), query.get('voucher_coupon_code')]).toSorted(), [
      ['voucher', 'STAY-3000'],
      ['voucher', 'STAY-5000'],
    ])
  })

  it('looks among all plans with a coupon, also where a voucher was used before', async () => {
    const opened = await openAccount(world, { at: 'accountPromotions' })
    await opened.sees('WELCOME10')
    const modes = () =>
      opened.page.all('.ticket a').map((link) => new URL(link.getAttribute('href') ?? '').searchParams.get('mode'))
    for (const [mode, kept] of [
      ['voucher', null],
      ['secret', 'secret'],
    ] as const) {
      const criteria = opened.store.get(criteriaAtom)
      opened.page.act(() => opened.store.set(criteriaAtom, { ...criteria, mode, voucher_coupon_code: 'STAY-5000' }))
      await until(
        () => modes().length > 0 && modes().every((one) => one === kept),
        () => modes().join(),
      )
    }
  })

  it('says on which day of the hotel a voucher was used and until which one a gift is good', async () => {
    const { orm } = world.database
    // Five in the morning of the day after, in Japan.
    const at = (day: string) => new Date(`${day}T20:00:00Z`)
    await orm
      .update(voucher)
      .set({ consumed_at: at('2026-10-20') })
      .where(eq(voucher.number, 'USED-4000'))
    const opened = await openAccount(world, { at: 'accountPromotions' })
    await opened.press('Vouchers')
    await opened.sees('Used on 2026/10/21')
    const [{ member_id, program_id } = { member_id: 0, program_id: 0 }] = await orm
      .select()
      .from(pointBalance)
      .innerJoin(member, eq(member.id, pointBalance.member_id))
      .where(eq(member.email, HANAKO))
      .then((rows) => rows.map(({ point_balance }) => point_balance))
    const ends = { expires_at: at('2027-04-29'), created_at: at('2026-10-31') }
    const gift = { amount: 1000, exchange_type: 'digico' as const, url: 'https://gift.example/digico/1' }
    await orm.insert(pointExchange).values({ member_id, program_id, ...gift, ...ends })
    opened.go('accountPoints')
    await opened.sees('Valid until 2027/04/30')
  })

  it('has every kind of a member filled: points, coupons, vouchers and cards [MEMBER-062]', async () => {
    const opened = await openAccount(world, { at: 'accountPoints' })
    await opened.sees('12,800')
    opened.go('accountPromotions')
    await opened.sees('WELCOME10')
    await opened.press('Vouchers')
    await opened.sees('STAY-3000')
    opened.go('accountPaymentOptions')
    await opened.sees('•••• 4242')
  })

  it('has the entries of the menu by what the member has, and none for a guest [HEAD-019] [HEAD-022] [VOUCHER-005] [VOUCHER-006]', async () => {
    const targets = ({ store }: Pick<Awaited<ReturnType<typeof openAccount>>, 'store'>) =>
      store.get(loginEntriesAtom).flatMap(({ to }) => (to ? [to] : []))
    const hanako = await openAccount(world)
    await hanako.store.set(loadVouchersAtom)
    await hanako.store.set(loadMemberAtom)
    assert.deepEqual(targets(hanako), [
      'myAccount',
      'accountReservations',
      'accountPoints',
      'accountPaymentOptions',
      'accountPromotions',
      'signOut',
    ])
    hanako.page.leave()

    const taro = await openAccount(world, { email: 'taro@example.com' })
    await taro.store.set(loadVouchersAtom)
    assert.equal(taro.store.get(hasVouchersAtom), false)
    assert.ok(!targets(taro).includes('accountPromotions'))
    // One that is used up still counts, and so does one that is not good yet; one that ran out does not (AMB-09).
    for (const [status, ui_status] of [
      ['consumed', 'consumed'],
      ['expired', null],
      ['pending', 'pending'],
      ['available', 'available'],
    ] as const) {
      taro.spoil(/user\/vouchers/, 200, { data: [{ ...VOUCHER, status, ui_status }] })
      await taro.store.set(loadVouchersAtom)
      assert.equal(targets(taro).includes('accountPromotions'), ui_status !== null, status)
    }
    taro.page.leave()

    const guest = await openAccount(world, { email: null })
    await guest.store.set(loadVouchersAtom)
    assert.deepEqual(guest.called(/vouchers/), [])
    assert.deepEqual(
      targets(guest).filter((to) => to.startsWith('account') || to === 'myAccount'),
      [],
    )
  })

  it('has a page of the hotel’s own in the menu where it has one, for members only [HEAD-018]', async () => {
    const addressOf = async (email: string | null) => {
      const opened = await openAccount(world, { email })
      const found = opened.store.get(loginEntriesAtom).find(({ id }) => id === 'myPage')
      opened.page.leave()
      return found?.href
    }
    assert.equal(await addressOf(HANAKO), undefined)
    const redirect = (url: string | null) =>
      editWorld(world.database, world.clock, {
        kind: 'member_settings',
        hotel: 'shirotsuki',
        set: { membership_menu_redirect: url === null ? null : { url, with_organization_url: null } },
      })
    await redirect('https://hotel.example/my-page')
    assert.equal(await addressOf(HANAKO), 'https://hotel.example/my-page')
    assert.equal(await addressOf(null), undefined)
    await redirect(null)
  })

  it('hides account and points where another system keeps them [PERM-016] [HEAD-020] [BOOT-027]', async () => {
    const shown = async (set: { integration_active: boolean }, email = HANAKO) => {
      await editWorld(world.database, world.clock, { kind: 'member_settings', hotel: 'shirotsuki', set })
      const opened = await openAccount(world, { email })
      await opened.store.set(loadMemberAtom)
      const ids = opened.store.get(loginEntriesAtom).map(({ id }) => id)
      opened.page.leave()
      return ids
    }
    const inactive = await shown({ integration_active: false })
    assert.ok(inactive.includes('account') && inactive.includes('points'))
    const active = await shown({ integration_active: true })
    assert.ok(!active.includes('account') && !active.includes('points') && active.includes('stays'))
    // Whose programme has no points never has the entry.
    for (const integration_active of [false, true])
      assert.ok(!(await shown({ integration_active }, 'jiro@example.com')).includes('points'))
    await shown({ integration_active: true })
    // The page itself stays where it is (AMB-50).
    const opened = await openAccount(world, { at: 'myAccount' })
    await opened.sees('Membership number')
    await shown({ integration_active: false })
  })

  it('names points as the hotel does, wherever they are named [BOOT-036]', async () => {
    const names = {
      en: 'Miles',
      ja: 'マイル',
      ko: '마일',
      zh_Hans: '里程',
      zh_Hant: '里程',
      id: 'Mil',
      th: 'ไมล์',
      ar: 'أميال',
    }
    await editWorld(world.database, world.clock, {
      kind: 'member_settings',
      hotel: 'shirotsuki',
      set: { point_names: names },
    })
    const opened = await openAccount(world, { at: 'accountPoints' })
    await opened.sees('12,800 Miles')
    await opened.store.set(loadMemberAtom)
    await until(
      () => opened.page.one('h1').textContent === 'Miles',
      () => opened.text(),
    )
    assert.match(opened.text(), /Miles are added 3 days after check-out/)
    assert.doesNotMatch(opened.text(), /Points/)
    for (const [at, words] of [
      ['accountProfile', 'Miles, coupons and saved cards are deleted with the account.'],
      ['accountPromotions', 'WELCOME10'],
    ] as const) {
      opened.go(at)
      await opened.sees(words)
      assert.doesNotMatch(opened.text(), /\bpoints?\b/i)
    }
    opened.spoil(/memberships\/point/, 500, { errors: [{ title: 'Internal', details: {} }] })
    opened.go('accountPoints')
    for (const words of ['We could not load your Miles', 'We could not load your Miles history'])
      await opened.sees(words)
    const entry = opened.store.get(loginEntriesAtom).find(({ id }) => id === 'points')
    assert.equal(entry?.ownName, 'Miles')
  })
})

const VOUCHER = {
  number: 'GONE-1',
  name: 'Stay voucher',
  amount: 1_000,
  currency: 'JPY',
  consumed_at: null,
  valid_until: null,
  target_stay: { from: null, to: null },
  excluded: [],
}
