import assert from 'node:assert/strict'
import { describe, it } from 'node:test'

import { and, eq } from 'drizzle-orm'

import { pointBalance, pointEntry } from '../../../demo-host/provider/db/schema/wallet.ts'
import { creditPoints } from '../../../demo-host/provider/loyalty/point-ledger.ts'
import { AT_HOTEL, journey } from '../helpers/guest.ts'
import { HANAKO, memberSteps } from '../helpers/members.ts'
import { assertWell } from '../helpers/well.ts'

// Points that are spent, refused, gone meanwhile, and new ones: widget/features/checkout/spending/points/points-gone.test.ts.

const { world, guest } = journey()
/** Hanako, of the club. */
const OWNER = { member_id: 1001, program_id: 101 }

/** What the ledger says: points to spend, and all that were ever collected. */
async function balance() {
  const { orm } = world().database
  const { member_id, program_id } = OWNER
  const [row] = await orm
    .select({ total_point: pointBalance.balance })
    .from(pointBalance)
    .where(and(eq(pointBalance.member_id, member_id), eq(pointBalance.program_id, program_id)))
  const gained = await orm
    .select({ amount: pointEntry.amount })
    .from(pointEntry)
    .where(and(eq(pointEntry.member_id, member_id), eq(pointEntry.kind, 'gained')))
  assert.ok(row)
  return { ...row, ranking_points_value: gained.reduce((sum, { amount }) => sum + amount, 0) }
}
const shown = (points: number) => points.toLocaleString('en')
const amountIn = (words: string) => Number(words.replaceAll(/\D/g, ''))

describe('a member with points', () => {
  it('gives up a night that points paid: sees how many stay spent and how many come back, and has them [POINT-009]', async () => {
    const nights = { checkin: '2026-12-15', checkout: '2026-12-18' }
    const { orm } = world().database
    // Enough to pay for the whole stay.
    const gift = { amount: 500_000, dedupe: 'gained:a gift' }
    await orm.transaction((tx) => creditPoints(tx, OWNER, gift, new Date('2026-10-01'), null))
    const hanako = await guest({ width: 390 })
    const { page, at, t, button } = hanako
    await memberSteps(hanako).signIn()
    const before = await balance()
    await hanako.openResults(nights)
    await hanako.choose(AT_HOTEL)
    await hanako.toDetails()
    const whole = amountIn(await hanako.total())
    // All but the last hundred, and so more than two of the three nights cost.
    const spent = (Math.ceil(whole / 100) - 1) * 100
    const field = page.getByLabel(t('spending.howMany'))
    await field.fill('150')
    await field.press('Enter')
    await page
      .getByRole('alert')
      .filter({ hasText: t('spending.faultStep', { n: 100 }) })
      .waitFor()
    await assertWell(hanako, 'points refused')
    await field.fill(String(spent))
    await field.press('Enter')
    await hanako.see(t('spending.applied', { n: shown(spent) }))
    await assertWell(hanako, 'points spent')
    await page.locator('[name="first_name"]').fill('Hanako')
    await page.locator('[name="last_name"]').fill('Yamada')
    await page.locator('[name="terms"]').check()
    await button(t('checkout.bookPayAtHotel')).click()
    const number = await hanako.confirmed()
    assert.equal((await balance()).total_point, before.total_point - spent)

    await hanako.open(`/review-reservation/${number}`)
    await button(t('manage.update')).click()
    await button(t('changing.fewerNights')).click()
    const settled = at.locator('.settled')
    const line = (key: 'changing.pointsKept' | 'changing.pointsBack') =>
      settled.locator('dl > div').filter({ hasText: t(key, { name: t('changing.points') }) })
    const back = amountIn(await line('changing.pointsBack').innerText())
    const kept = amountIn(await line('changing.pointsKept').innerText())
    assert.ok(back > 0 && kept > 0)
    assert.equal(kept + back, spent)
    await assertWell(hanako, 'points returned to you')
    await button(t('changing.confirm')).click()
    await hanako.see(t('manage.changed', { email: HANAKO }))

    const { total_point, ranking_points_value } = await balance()
    assert.equal(total_point, before.total_point - spent + back)
    assert.equal(ranking_points_value, before.ranking_points_value)
    await hanako.open('/my-account/points')
    const card = at.locator('.balance')
    await card.getByText(shown(total_point), { exact: true }).waitFor()
    await card
      .getByText(t('account.ranking', { points: shown(ranking_points_value), name: t('account.points') }))
      .waitFor()
    await page.close()
  })
})
