import assert from 'node:assert/strict'
import { describe, it } from 'node:test'

import { quiet } from '../../lib/quiet.ts'
import { until } from '../../lib/until.ts'
import { assertHeaders, callsTo } from '../helpers/calls.ts'
import { COMPANY_HEADER, companySteps, TRAVEL } from '../helpers/company.ts'
import { journey } from '../helpers/guest.ts'
import type { Guest } from '../helpers/guest.ts'
import { PASSWORD } from '../helpers/members.ts'
import { assertWell } from '../helpers/well.ts'

const SIGN_IN = /^\/hotels\/[\w-]+\/organization\/sign_in$/
const STAYS = /^\/hotel_brands\/1\/organizations\/11\/reservations$/
const SEARCH = /^\/hotels\/\d+\/rooms$/
const CORPORATE = 'Corporate rate with breakfast'
const AT = { code: 'kumoi' }

describe('somebody who books for a company', () => {
  const { world, guest } = journey()

  it('finds the sign-in at its own address, and is told of a wrong one no more than that it is wrong [ROUTE-024] [ROUTE-048] [CORP-008]', async () => {
    const kei = await guest()
    const { at, t, page } = kei
    const company = companySteps(kei)
    await page.goto(`${world().origins.widget}/corporate/minato/sign-in?locale=en`)
    await kei.seeTitle(t('corporate.title'))
    await assertWell(kei, 'the corporate sign-in')
    await company.send()
    assert.ok(await kei.wrong('account_id'))
    assert.ok(await kei.wrong('password'))
    for (const [account, password] of [
      [TRAVEL, 'Wrong2026'],
      ['nobody-here', PASSWORD],
    ] as const) {
      await company.fill(account, password)
      await company.send()
      await kei.see(t('corporate.wrong'))
      assert.deepEqual([await company.value('account_id'), await company.value('password')], [account, ''])
      assert.match(page.url(), /\/corporate\/minato\/sign-in/)
    }
    assert.equal(await at.getByText(t('errors.signedOut')).count(), 0)
    await page.close()
  })

  it('signs in by account id and password, and the header names the company until it signs out [CORP-001] [CORP-004] [CALL-107]', async () => {
    const kei = await guest()
    const { at, t, page } = kei
    const company = companySteps(kei)
    const since = await world().lastCall()
    await kei.open('/organization-sign-in', AT)
    // What fails is told in words, and what was typed stands.
    await world().nextAnswer({ method: 'POST', path: '/hotels/:code/organization/sign_in', status: 500, code: 1000 })
    await company.fill(TRAVEL, PASSWORD)
    await company.send()
    await at.locator('.screen [role="alert"]').waitFor()
    assert.equal(await company.value('account_id'), TRAVEL)
    await company.fill(TRAVEL, PASSWORD)
    await company.send()
    await company.named('Aoba Trading')
    const [, made, ...more] = await callsTo(world(), 'POST', SIGN_IN, since)
    assert.ok(made)
    assert.deepEqual([made.path, made.status, more], ['/hotels/kumoi/organization/sign_in', 201, []])
    assert.deepEqual(Object.keys(Object(made.body)), ['account_id', 'password'])
    assertHeaders(made, 'en')

    await page.reload()
    await company.named('Aoba Trading')
    const entries = await company.entries()
    assert.ok(entries.includes(`${t('loginMenu.organizationSignOut')} · Aoba Trading`), entries.join())
    assert.equal(entries.includes(t('loginMenu.corporate')) || entries.includes(t('loginMenu.signUp')), false)
    await company.choose(`${t('loginMenu.organizationSignOut')} · Aoba Trading`)
    await company.isGone()
    await page.reload()
    await quiet(page)
    assert.doesNotMatch(await company.menu().innerText(), /Aoba/)
    await page.close()
  })

  it('finds the company’s rates, and books one that its colleagues then see, open and come back from [CORP-002] [CORP-003] [CORP-014] [CALL-109]', async () => {
    const kei = await guest()
    const { at, t, page } = kei
    const company = companySteps(kei)
    await company.signInFor()
    let since = await world().lastCall()
    await kei.openResults(AT)
    await at
      .locator('li.plan')
      .filter({ hasText: t('results.rateOrganization') })
      .first()
      .waitFor()
    await quiet(page)
    const searches = await callsTo(world(), 'GET', SEARCH, since)
    assert.match(String(searches.at(-1)?.headers[COMPANY_HEADER]), /^\[secret/)
    await kei.choose(CORPORATE)
    await kei.toDetails()
    await kei.see(t('checkout.bookedFor', { organization: 'Aoba Trading' }))
    await kei.introduce()
    const number = await kei.settle('hotel')
    const [booking] = await callsTo(world(), 'POST', /\/reservations$/, since)
    assert.match(String(booking?.headers[COMPANY_HEADER]), /^\[secret/)

    const colleague = await guest()
    await companySteps(colleague).signInFor()
    since = await world().lastCall()
    await companySteps(colleague).choose(t('loginMenu.organizationStays'))
    await colleague.seeTitle(t('corporate.stays'))
    const row = colleague.at.locator('.company-stay').filter({ hasText: number })
    await row.waitFor()
    assert.match(await row.innerText(), /Taro Yamada[\s\S]*2026\/12\/10[\s\S]*2026\/12\/12[\s\S]*Booked[\s\S]*¥/)
    await assertWell(colleague, 'the stays of a company')
    const [asked] = await callsTo(world(), 'GET', STAYS, since)
    assert.ok(asked)
    assert.deepEqual(asked.query, { page: '1', status: 'upcoming' })
    assertHeaders(asked, 'en')

    await row.click()
    await colleague.seeTitle(t('manage.title', { hotel: 'Kumoi' }))
    const words = await colleague.words()
    for (const part of ['Taro Yamada', number, CORPORATE, '¥']) assert.ok(words.includes(part), `${part} in ${words}`)
    await colleague.page.goBack()
    await row.waitFor()
    // The list that stands is asked for anew behind it, and would take the next answer.
    await quiet(colleague.page)

    // An answer that fails says so, and may be asked for again.
    await world().nextAnswer({
      method: 'GET',
      path: '/hotel_brands/:brandId/organizations/:organizationId/reservations',
      status: 500,
      code: 1000,
    })
    await colleague.at.getByRole('button', { name: t('corporate.completed') }).click()
    await colleague.see(t('corporate.staysFailed'))
    await colleague.button(t('core.tryAgain')).click()
    await colleague.see(t('corporate.noCompleted'))
    await colleague.page.close()
    await page.close()

    const stranger = await guest()
    await stranger.openResults(AT)
    await quiet(stranger.page)
    assert.equal(await stranger.at.getByText(CORPORATE).count(), 0)
    await stranger.page.close()
  })

  it('is a member at the same time, and signs out of each alone [CORP-005] [MEMBER-029]', async () => {
    const kei = await guest()
    const { t, page } = kei
    const company = companySteps(kei)
    const who = async () => (await company.name()).replaceAll('\n', ' ')
    await kei.open('/booking/result', AT)
    await company.menu().waitFor()
    assert.equal(await who(), 'Member sign-in')
    await company.signInFor()
    assert.equal(await who(), 'Aoba Trading')
    await company.signIn(undefined, { query: AT })
    await until(async () => (await who()) === 'はなこ · Aoba Trading', 'the header to name はなこ · Aoba Trading')
    const both = await company.entries()
    assert.ok(both.includes(t('loginMenu.signOut')) && both.includes(t('loginMenu.organizationStays')), both.join())

    // The member goes, the company stays; across a reload, too.
    await company.choose(t('loginMenu.signOut'))
    await until(async () => (await who()) === 'Aoba Trading', 'the header to name Aoba Trading')
    await page.reload()
    await company.named('Aoba Trading')
    await company.signIn(undefined, { query: AT })
    await until(async () => (await who()) === 'はなこ · Aoba Trading', 'the header to name はなこ · Aoba Trading')
    await company.choose(`${t('loginMenu.organizationSignOut')} · Aoba Trading`)
    await until(async () => (await who()) === 'はなこ', 'the header to name はなこ')
    await page.reload()
    await company.named('はなこ')
    assert.equal(await who(), 'はなこ')
    await page.close()
  })

  it('is no entry and no page where the hotel has switched it off [PERM-021]', async () => {
    const t = await signedInWords(await guest())
    const offered = async (code: string) => {
      const kei = await guest()
      await kei.open('/booking/result', { code })
      await companySteps(kei).menu().waitFor()
      const isOffered = (await companySteps(kei).entries()).includes(t('loginMenu.corporate'))
      await kei.open('/organization-sign-in', { code })
      if (isOffered) await kei.seeTitle(t('corporate.title'))
      else {
        await kei.see(t('loginMenu.notOffered'))
        assert.match(kei.page.url(), /\/booking\/result/)
      }
      await kei.page.close()
      return isOffered
    }
    assert.equal(await offered('shirotsuki'), false)
    assert.equal(await offered('minato'), true)
    await world().edit({ kind: 'member_settings', hotel: 'minato', set: { organization_enabled: false } })
    assert.equal(await offered('minato'), false)
    await world().edit({ kind: 'member_settings', hotel: 'minato', set: { organization_enabled: true } })
    assert.equal(await offered('minato'), true)
  })

  const signedInWords = async ({ t, page }: Guest) => {
    await page.close()
    return t
  }
})
