import assert from 'node:assert/strict'
import { describe, it } from 'node:test'

import type { Locator } from 'playwright'

import { offerCorporate } from '../../contract/helpers/organizations.ts'
import { ADMIN, companySteps } from '../helpers/company.ts'
import { ASKS, AT_HOTEL, BOTH_WAYS, journey, STAY } from '../helpers/guest.ts'
import { assertWell } from '../helpers/well.ts'

const { world, guest } = journey()

const leftOf = async (thing: Locator) => (await thing.first().boundingBox())?.x ?? NaN

/** Whether the first text is drawn to the left of the second, both within a thing. */
const isDrawnBefore = (thing: Locator, ...parts: [string, string]) =>
  thing.first().evaluate((element, wanted) => {
    const texts: Node[] = []
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) texts.push(walker.currentNode)
    const [one = NaN, other = NaN] = wanted.map((part) => {
      const text = texts.find(({ textContent }) => textContent?.includes(part))
      const start = text?.textContent?.indexOf(part)
      if (!text || start === undefined) return NaN
      const range = document.createRange()
      range.setStart(text, start)
      range.setEnd(text, start + part.length)
      return range.getBoundingClientRect().left
    })
    return one < other
  }, parts)

describe('a stay booked in Arabic', () => {
  it('reads from right to left on every screen, numbers as they are [L10N-012]', async () => {
    const layla = await guest({ host: '/rtl/', language: 'ar' })
    const { page, t } = layla
    const root = page.locator('.root')
    assert.equal(await root.getAttribute('dir'), 'rtl')
    await assertWell(layla, 'search')
    await layla.search()
    await layla.choose(BOTH_WAYS)
    await assertWell(layla, 'results')
    assert.ok(
      (await leftOf(page.locator('.summary'))) < (await leftOf(page.locator('.results'))),
      'the summary is on the left',
    )
    assert.ok(await isDrawnBefore(page.locator('.summary .sum dd'), '¥', ','), 'the sign stands before the digits')
    // What is written in the language of the page is not marked as another one.
    const named = page.getByRole('heading', { name: 'إفطار عند النافذة' }).first()
    await named.waitFor()
    assert.equal(await named.locator('[lang]').count(), 0)

    await layla.toDetails()
    const steps = page.locator('ol.steps li')
    assert.ok((await leftOf(steps)) > (await leftOf(steps.last())), 'the first step is on the right')
    await layla.button(t('checkout.toPayment')).click()
    await layla.see(t('errors.termsRequired'))
    await assertWell(layla, 'details')
    await layla.introduce()
    const phone = page.locator('[name="phone"]')
    assert.equal(await phone.evaluate((field) => getComputedStyle(field).direction), 'ltr')
    await layla.toPayment()
    await layla.fillCard(ASKS)
    await assertWell(layla, 'payment')
    const price = await layla.total()
    const pay = page.locator('form .button.main').filter({ hasText: price, visible: true })
    assert.ok(await isDrawnBefore(pay, '¥', ','), 'in the button too')
    await layla.pay()

    await layla.seeTitle(t('checkout.bankTitle'))
    await assertWell(layla, 'bank')
    await layla.answerBank('cancel')
    await layla.see(t('errors.3008'))
    await assertWell(layla, 'fail')
    await layla.button(t('fail.atHotelInstead')).click()
    await layla.button(t('checkout.bookPayAtHotel')).click()
    const number = await layla.confirmed()
    await assertWell(layla, 'confirmation')
    assert.ok(await isDrawnBefore(page.locator('.booked-number'), number.slice(0, 3), number.slice(-4)))
    assert.equal(await root.getAttribute('dir'), 'rtl')

    // From when until when: the first stands where a reader begins, on the right.
    assert.ok(await isDrawnBefore(page.locator('.whenwhere'), '18:00', '15:00'), 'times of the confirmation')
    await page.close()
  })

  it('is listed with its first day on the right, for a member and for a company [L10N-012]', async () => {
    const { database } = world()
    await offerCorporate({ database })
    const kei = await guest({ language: 'ar', width: 390 })
    const company = companySteps(kei)
    await company.signInFor(ADMIN, { code: 'shirotsuki' })
    await company.signIn()
    await kei.openResults()
    await kei.choose(AT_HOTEL)
    await kei.toDetails()
    await kei.introduce({ first_name: 'Kei', last_name: 'Mori' })
    await kei.button(kei.t('checkout.bookPayAtHotel')).click()
    const number = await kei.confirmed()
    await kei.open(`/review-reservation/${number}`)
    assert.ok(await isDrawnBefore(kei.at.locator('.stay-facts'), '18:00', '15:00'), 'times of a stay')
    for (const path of ['/organization-reservations', '/my-account/reservations']) {
      await kei.open(path)
      const days = kei.at.locator(`time[datetime="${STAY.checkin}"]`)
      assert.ok(await isDrawnBefore(days, '2026/12/12', '2026/12/10'), path)
    }
    await kei.page.close()
  })
})
