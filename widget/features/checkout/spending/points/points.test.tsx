import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { eq, sql } from 'drizzle-orm'

import { promotion } from '../../../../../demo-host/provider/db/schema/catalogue.ts'
import { program } from '../../../../../demo-host/provider/db/schema/member.ts'
import { editWorld } from '../../../../../demo-host/controls/world-edits.ts'
import { errorText } from '../../../../../shared/errors.ts'
import type { ErrorCode } from '../../../../../shared/errors.ts'
import { LOCALE_CODES } from '../../../../../shared/locales.ts'
import { HANAKO } from '../../../../../test/contract/helpers/members.ts'
import { TARO } from '../../../../../test/lib/widget/open-checkout.tsx'
import { assertCarries, payingWorld } from '../../../../../test/lib/paying.ts'
import type { Checkout } from '../../../../../test/lib/paying.ts'
import { until } from '../../../../../test/lib/until.ts'
import { loginEntriesAtom } from '../../../../app/header/login-entries.ts'
import { bannersAtom, formatMessage } from '../../../../state/messages/messages.ts'
import { environmentAtom } from '../../../../state/environment.ts'
import { loadMemberAtom } from '../../../../state/session/load-member.ts'
import { routeAtom } from '../../../../state/navigation/navigation.ts'
import { loadPartsAtom, showLocaleAtom } from '../../../../state/settings/texts.ts'
import { userAtom } from '../../../../state/session/user.ts'
import { guestFormAtom, termsAtom } from '../../details/form.ts'
import { standingPriceAtom } from '../../price/calculation.ts'
import { calculationAtom, shownCalculation } from '../../price/calculation-state.ts'
import { linesAtom } from '../../stay.ts'

const RAW = 'PointServiceException'
const POINT = /\/memberships\/point$/
const CLUB = eq(program.id, 101)
/** Without a step for paying. */
const AT_DESK = { member: HANAKO, ways: 1 }

describe('points at the checkout', () => {
  const { world, open } = payingWorld()

  const numbers = ({ page }: Checkout) => page.all('input[inputmode="numeric"][maxlength="12"]')
  async function spend(checkout: Checkout, amount: string) {
    const { page, press } = checkout
    await until(() => numbers(checkout).length > 0, 'the field of the points')
    const [field] = numbers(checkout) as HTMLInputElement[] // found as what it is
    assert.ok(field)
    field.value = amount
    page.act(() => field.dispatchEvent(new page.view.Event('input', { bubbles: true }) as unknown as Event))
    await press('Use')
  }
  async function withProgram(rules: Partial<typeof program.$inferInsert>, work: () => Promise<void>) {
    const { orm } = world().database
    const [was] = await orm.select().from(program).where(CLUB)
    assert.ok(was)
    await orm.update(program).set(rules).where(CLUB)
    await work().finally(() => orm.update(program).set(was).where(CLUB))
  }
  const hide = (points_hidden: boolean) =>
    editWorld(world().database, world().clock, { kind: 'member_settings', hotel: 'shirotsuki', set: { points_hidden } })
  const entries = async ({ store }: Checkout) => {
    await store.set(loadMemberAtom)
    return store.get(loginEntriesAtom).map(({ id }) => id)
  }

  it('are asked for once at the details, and what the member has is shown [CALL-089]', async () => {
    const checkout = await open('on_site', AT_DESK)
    await checkout.sees('You have 12,800.')
    const [asked, ...more] = checkout.sent.filter(({ path }) => POINT.test(path))
    assert.ok(asked)
    assert.deepEqual([asked.method, asked.path, [...asked.query.keys()], more], ['GET', '/hotels/1/memberships/point', [], []]) // prettier-ignore
    assertCarries(asked)
    assert.match(asked.headers.get('authorization') ?? '', /^Bearer /)
  })

  it('are refused below the least the program takes, and taken from it on [POINT-003]', async () => {
    await withProgram({ spend_min: 500, spend_step: 100 }, async () => {
      const checkout = await open('on_site', AT_DESK)
      await spend(checkout, '400')
      await checkout.sees('This amount cannot be used. Please use 500 or more.')
      assert.doesNotMatch(checkout.text(), /400 used/)
      await spend(checkout, '500')
      await checkout.sees('500 used:')
    })
  })

  it('are refused above what the member has, and taken up to all of it [POINT-005]', async () => {
    const checkout = await open('on_site', { member: 'taro@example.com', ways: 1 })
    await spend(checkout, '900')
    await checkout.sees('You have 800. Please use fewer.')
    assert.doesNotMatch(checkout.text(), /900 used/)
    await spend(checkout, '800')
    await checkout.sees('800 used:')
  })

  it('are refused above the price, which each language says, and taken up to all of it [POINT-004]', async () => {
    const { orm } = world().database
    const night = (gross: number) =>
      orm.execute(sql`update rate_day set rates_gross = array(select ${gross}::bigint from unnest(rates_gross))
        where room_plan_id in (select id from room_plan where hotel_id = 1)`)
    // For each of two guests, and 600 of accommodation tax beside it.
    await night(600)
    await orm.execute(sql`update hotel set rate_version = rate_version + 1 where id = 1`)
    const checkout = await open('on_site', AT_DESK)
    assert.equal(checkout.total, 3_000)
    const alerts = () => checkout.page.all('[role=alert]').map(({ textContent }) => textContent).join('') // prettier-ignore
    await spend(checkout, '3100')
    await until(() => alerts() === 'This is more than the price. You can use up to 3,000.', alerts)
    const told = new Set<string>()
    for (const locale of LOCALE_CODES) {
      await checkout.store.set(showLocaleAtom, locale)
      await until(() => /3.?000/.test(alerts()) && !told.has(alerts()), alerts)
      told.add(alerts())
      assert.doesNotMatch(alerts(), /spending\.|\{\{/)
    }
    await checkout.store.set(showLocaleAtom, 'en')
    assert.doesNotMatch(checkout.text(), /3,100 used/)
    await spend(checkout, '3000')
    await checkout.sees('3,000 used:')
    await until(() => shownCalculation(checkout.store.get(calculationAtom))?.data.total.total_price === 0, 'a price of nothing') // prettier-ignore
  })

  it('that pay the whole stay leave the cards on the screen, off and with the reason, and book without one [POINT-006]', async () => {
    const { total } = await open('credit_card', { member: HANAKO })
    await withProgram({ spend_min: 1, spend_step: 1, point_value: total }, async () => {
      const checkout = await open('credit_card', { member: HANAKO })
      await spend(checkout, '1')
      await checkout.sees('Nothing is left to pay, so no card is needed.')
      const cards = checkout.page.all('.methods input[type="radio"]') as HTMLInputElement[] // as above
      assert.ok(cards.length > 0 && cards.every(({ disabled }) => disabled))
      assert.equal(checkout.page.all('.card-place').length, 0)
      await checkout.press(/^Book/)
      await checkout.sees('We look forward to welcoming you')
      assert.equal(Object(checkout.posts()[0]?.body?.payment).card, undefined)
    })
  })

  it('that pay the whole stay book it by the way that its price was asked for, which another may have no part in', async () => {
    const { orm } = world().database
    const byCard: typeof promotion.$inferInsert = {
      hotel_id: 1,
      names: { en: 'By card' },
      target: 'all',
      origin: 'payment',
      kind: 'percentage',
      percentage: 3,
      spec: { payment_types: ['credit_card'] },
    }
    const [made] = await orm.insert(promotion).values(byCard).returning()
    try {
      const { total } = await open('credit_card', { member: HANAKO })
      await withProgram({ spend_min: 1, spend_step: 1, point_value: total }, async () => {
        const checkout = await open('credit_card', { member: HANAKO })
        await spend(checkout, '1')
        await checkout.sees('Nothing is left to pay, so no card is needed.')
        await checkout.press(/^Book/)
        await checkout.sees('We look forward to welcoming you')
      })
    } finally {
      await orm.delete(promotion).where(eq(promotion.id, made?.id ?? 0))
    }
  })

  it('that are spent, and the total before them, are lines of the bill [POINT-010]', async () => {
    const checkout = await open('on_site', AT_DESK)
    const { page, total } = checkout
    const amountOf = (label: string) =>
      page.all('.summary dl.bill > div').find((line) => line.querySelector('dt')?.textContent === label)?.querySelector('dd')?.textContent // prettier-ignore
    assert.deepEqual([amountOf('Points'), amountOf('Total before Points')], [undefined, undefined])
    await spend(checkout, '500')
    await checkout.sees('500 used:')
    const yen = (amount: number) => `¥${amount.toLocaleString('en')}`
    await until(() => amountOf('Total') === yen(total - 500), () => checkout.text()) // prettier-ignore
    assert.deepEqual([amountOf('Points'), amountOf('Total before Points')], [`\u2212${yen(500)}`, yen(total)])
  })

  it('are for members whose own programme has them: without, no field and no entry [POINT-007]', async () => {
    const checkout = await open('on_site', AT_DESK)
    await until(() => numbers(checkout).length > 0, 'the field')
    assert.ok((await entries(checkout)).includes('points'))
    const user = checkout.store.get(userAtom)
    assert.ok(user)
    // Their programme still has points; theirs are off.
    checkout.page.act(() => checkout.store.set(userAtom, { ...user, point_program_enabled: false }))
    await until(() => numbers(checkout).length === 0, 'no field')
    assert.ok(!checkout.store.get(loginEntriesAtom).some(({ id }) => id === 'points'))
  })

  it('are nowhere to be seen where the brand hides them: no field, no entry, none promised [POINT-008]', async () => {
    const shown = async (fields: number) => {
      const checkout = await open('on_site', AT_DESK)
      const ids = await entries(checkout)
      // Its file comes behind the form's.
      await until(() => numbers(checkout).length >= fields, 'the field of the points')
      const hasField = numbers(checkout).length > 0
      await checkout.press('Book, pay at the hotel')
      await checkout.sees('We look forward to welcoming you')
      return { checkout, hasField, hasEntry: ids.includes('points') }
    }
    const plain = await shown(1)
    assert.deepEqual([plain.hasField, plain.hasEntry], [true, true])
    await plain.checkout.sees('Points to be earned')
    await hide(true)
    const hidden = await shown(0)
    assert.deepEqual([hidden.hasField, hidden.hasEntry], [false, false])
    assert.deepEqual(
      hidden.checkout.sent.filter(({ path }) => POINT.test(path)),
      [],
    )
    assert.doesNotMatch(hidden.checkout.text(), /to be earned/)
    await hide(false)
  })

  it('that cannot be asked for are left out without a word, and the failure is reported [POINT-013]', async () => {
    const checkout = await open('on_site', {
      ...AT_DESK,
      wire: async (send, { path }) =>
        POINT.test(path) ? Response.json({ errors: [{ title: RAW, details: {} }] }, { status: 500 }) : send(),
    })
    await until(() => checkout.sent.some(({ path }) => POINT.test(path)), 'the call')
    const reports = () =>
      checkout.sent.filter(({ method, path, body }) => method === 'POST' && /error|report/.test(path) && body)
    await until(
      () => reports().length > 0,
      () => `a report in ${checkout.sent.map(({ path }) => path).join()}`,
    )
    assert.match(JSON.stringify(reports()[0]?.body), new RegExp(`"kind":"call".*${RAW}.*points/balance`))
    assert.equal(numbers(checkout).length, 0)
    assert.deepEqual(checkout.store.get(bannersAtom), [])
    assert.equal(
      checkout.page
        .all('[role=alert]')
        .map((part) => part.textContent)
        .join(''),
      '',
    )
  })

  /** In each language: the words at the points, no code and no word of the server, and everything still filled in. */
  async function refuse(code: ErrorCode, more: Record<string, number> = {}): Promise<Checkout> {
    const checkout = await open('on_site', AT_DESK)
    const { store, page, text, spoil } = checkout
    page.act(() => store.set(guestFormAtom, (form) => ({ ...form, ...TARO })))
    await spend(checkout, '500')
    await checkout.sees('500 used:')
    await until(() => store.get(standingPriceAtom) !== null, 'the price with them')
    spoil((send, { method, path }) =>
      method === 'POST' && path.endsWith('/reservations')
        ? Promise.resolve(
            Response.json(
              { errors: [{ title: RAW, details: { code, ...more, base: [{ code, error: RAW }] } }] },
              { status: 422 },
            ),
          )
        : send(),
    )
    await checkout.press('Book, pay at the hotel')
    const told = () =>
      page
        .all('[role=alert]')
        .map((part) => part.textContent)
        .join(' ')
    for (const locale of LOCALE_CODES) {
      await store.set(loadPartsAtom, ['errors', 'codes', 'spending'])
      await store.set(showLocaleAtom, locale)
      const row = errorText(code, { code, ...more })
      assert.ok(row)
      const words = formatMessage(store.get(environmentAtom).i18n.t(locale), row)
      await until(
        () => told().includes(words),
        () => `${code} in ${locale}: ${words} in ${told()} of ${text()}`,
      )
      for (const value of Object.values(more)) assert.ok(words.includes(String(value)))
      assert.doesNotMatch(told(), new RegExp(`${code}|${RAW}|errors\\.`))
    }
    await store.set(showLocaleAtom, 'en')
    const { first_name, last_name, email } = store.get(guestFormAtom)
    assert.deepEqual([first_name, last_name, email], [TARO.first_name, TARO.last_name, TARO.email])
    assert.deepEqual([store.get(termsAtom), store.get(linesAtom).length], [true, 1])
    return checkout
  }

  it('that are not there any more are told with both numbers, in every language [ERR-037]', async () => {
    const checkout = await refuse(2401, { current_points: 123, spending_points: 567 })
    const [field] = numbers(checkout) as HTMLInputElement[] // as above
    assert.equal(field?.value, '500')
  })
  it('whose balance cannot be had are told in every language [ERR-054] [ERR-055]', async () => {
    await refuse(3202)
    await refuse(3502)
  })
  it('that could not be returned lead to their history, in every language [ERR-060]', async () => {
    const checkout = await refuse(3504)
    await checkout.press('Points history')
    await until(() => checkout.store.get(routeAtom).id === 'accountPoints', 'the history')
  })
})
