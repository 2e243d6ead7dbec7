import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { describe, it } from 'node:test'

import { sevenZips } from '../../contract/helpers/seven-zip.ts'
import { assertHeaders, callsTo } from '../helpers/calls.ts'
import { ADMIN, COMPANY_HEADER, companySteps, TRAVEL } from '../helpers/company.ts'
import { journey } from '../helpers/guest.ts'
import type { Guest } from '../helpers/guest.ts'
import { memberSteps } from '../helpers/members.ts'
import { assertWell } from '../helpers/well.ts'

const AT = { code: 'kumoi' }
const USAGE = /^\/hotel_brands\/1\/organizations\/11$/
const EXPORTS = /^\/hotel_brands\/1\/organizations\/11\/usage_exports/

describe('the admin of a company', () => {
  const { world, guest } = journey()

  const isAt = (who: Guest, path: string) => who.page.waitForURL((url) => url.pathname === path)

  it('is led through the sign-in to the usage, which plain colleagues are refused [ROUTE-025] [PERM-008] [HEAD-017] [CORP-010]', async () => {
    const kei = await guest()
    const { at, t, page } = kei
    const company = companySteps(kei)
    await kei.open('/organization-admin', AT)
    await isAt(kei, '/organization-sign-in')
    await company.fill(ADMIN, 'Tsukimi2026')
    await company.send()
    await isAt(kei, '/organization-admin')
    await kei.seeTitle(t('corporate.usage'))
    const table = at.locator('table')
    await table.waitFor()
    assert.deepEqual(await table.locator('thead th').allInnerTexts(), [
      'Hotel',
      'Agreed stays',
      'Reserved',
      'Remaining',
    ])
    assert.deepEqual(await table.locator('tbody tr').allInnerTexts(), [
      'Hotel Minato\t60\t0\t60',
      'Kumoi Onsen\t20\t0\t20',
    ])
    await kei.see('Only bookings made on the website count.')
    await assertWell(kei, 'the usage of a company')

    // One is booked, and there is one less.
    await kei.openResults(AT)
    await kei.choose('Corporate rate with breakfast')
    await kei.toDetails()
    await kei.introduce()
    await kei.settle('hotel')
    await company.choose(t('loginMenu.admin'))
    await isAt(kei, '/organization-admin')
    await at.getByRole('row', { name: 'Kumoi Onsen 20 1 19' }).waitFor()
    await page.close()

    const plain = await guest()
    await companySteps(plain).signInFor(TRAVEL)
    assert.equal((await companySteps(plain).entries()).includes(t('loginMenu.admin')), false)
    await plain.open('/organization-admin', AT)
    await plain.see(t('corporate.refused', { organization: 'Aoba Trading' }))
    await isAt(plain, '/organization-reservations')
    await plain.page.close()

    const member = await guest()
    await memberSteps(member).signIn(undefined, { query: AT })
    assert.equal((await memberSteps(member).entries()).includes(t('loginMenu.admin')), false)
    await member.page.close()
  })

  it('asks by the organization’s own id, with its session, and is shown its program [CORP-007] [CALL-108]', async () => {
    const kei = await guest()
    const { t, page } = kei
    await companySteps(kei).signInFor(ADMIN)
    const since = await world().lastCall()
    await page.reload()
    await companySteps(kei).named('Aoba Trading')
    await kei.open('/organization-admin', AT)
    await kei.see('Aoba Trading\u00a0· Moon Inns Club')
    await kei.at.locator('table').waitFor()
    const [asked] = await callsTo(world(), 'GET', USAGE, since)
    assert.ok(asked)
    assertHeaders(asked, 'en')
    assert.match(String(asked.headers[COMPANY_HEADER]), /^\[secret/)
    const programs = await callsTo(world(), 'GET', /\/memberships\/program\/101$/, since)
    assert.ok(programs.length > 0)

    await world().nextAnswer({
      method: 'GET',
      path: '/hotel_brands/:brandId/organizations/:organizationId',
      status: 500,
      code: 1000,
    })
    await page.reload()
    await kei.see(t('corporate.usageFailed'))
    await kei.button(t('core.tryAgain')).click()
    await kei.at.locator('table').waitFor()
    await page.close()
  })

  it('saves the stays as a file that opens with the password told beside it, once it is written [CORP-011] [CALL-110] [CORP-012]', async () => {
    const kei = await guest()
    const { at, t, page } = kei
    await companySteps(kei).signInFor(ADMIN)
    await kei.open('/organization-admin', AT)
    const since = await world().lastCall()
    await at.locator('.screen [name="first_day"]').fill('2026-12-01')
    await at.locator('.screen [name="last_day"]').fill('2026-11-01')
    await kei.button(t('corporate.prepare')).click()
    assert.equal(await kei.wrong('last_day'), t('corporate.dayOrder'))
    await at.locator('.screen [name="last_day"]').fill('2027-11-01')
    await kei.button(t('corporate.prepare')).click()
    const password = (await at.locator('.company-password code').innerText()).trim()
    await kei.see(t('codes.1200'))
    const saved = page.waitForEvent('download')
    // The scheduled jobs of the server come round.
    await world().advanceMinutes(1)
    const download = await saved
    assert.equal(download.suggestedFilename(), 'company-stays.zip')
    const zip = await readFile(await download.path())
    for (const program of sevenZips()) {
      const { files } = await program.open(zip, password)
      assert.match(files['usage.csv'] ?? '', /"Hotel","Agreed stays","Reserved","Remaining"/, program.name)
    }
    await kei.see(t('corporate.saved'))
    await assertWell(kei, 'a saved download')

    const [started, ...polls] = (await world().calls(since)).filter(({ path }) => EXPORTS.test(path))
    assert.deepEqual([started?.method, started?.status], ['POST', 201])
    assert.deepEqual(Object(started?.body), { first_day: '2026-12-01', last_day: '2027-11-01' })
    assert.deepEqual([polls[0]?.status, polls.at(-1)?.status], [202, 200])
    for (const call of polls) assertHeaders(call, 'en')

    await world().nextAnswer({
      method: 'POST',
      path: '/hotel_brands/:brandId/organizations/:organizationId/usage_exports',
      status: 422,
      code: 1600,
    })
    await kei.button(t('corporate.prepare')).click()
    await kei.see(t('codes.1600'))
    assert.equal(await at.locator('.screen [name="last_day"]').inputValue(), '2027-11-01')
    await page.close()
  })

  it('has an area that nobody else reaches, as every guest has their own [BOOT-046] [PERM-004]', async () => {
    const AREAS = ['/my-account/reservations', '/organization-reservations', '/organization-admin']
    const PEOPLE = {
      guest: { enter: async () => {}, lands: ['/sign-in', '/organization-sign-in', '/organization-sign-in'] },
      member: {
        enter: async (who: Guest) => memberSteps(who).signIn(undefined, { query: AT }),
        lands: ['/my-account/reservations', '/organization-sign-in', '/organization-sign-in'],
      },
      colleague: {
        enter: async (who: Guest) => companySteps(who).signInFor(TRAVEL),
        lands: ['/sign-in', '/organization-reservations', '/organization-reservations'],
      },
      admin: {
        enter: async (who: Guest) => companySteps(who).signInFor(ADMIN),
        lands: ['/sign-in', '/organization-reservations', '/organization-admin'],
      },
    }
    for (const [name, { enter, lands }] of Object.entries(PEOPLE)) {
      const who = await guest()
      await enter(who)
      for (const [at, area] of AREAS.entries()) {
        await who.open(area, AT)
        await isAt(who, lands[at] ?? '').catch(() => assert.fail(`${name} at ${area} came to ${who.page.url()}`))
      }
      await who.page.close()
    }
  })
})
