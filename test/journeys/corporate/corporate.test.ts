import assert from 'node:assert/strict'
import { describe, it } from 'node:test'

import { organizations } from '../../../shared/contract/organizations.ts'
import { openGuest } from '../../contract/helpers/guest.ts'
import { corporateRoom, KUMOI, SESSION_HEADER } from '../../contract/helpers/organizations.ts'
import { ORIGINS } from '../../contract/helpers/world.ts'
import { until } from '../../lib/until.ts'
import { companySteps, TRAVEL } from '../helpers/company.ts'
import { journey } from '../helpers/guest.ts'
import { PASSWORD } from '../helpers/members.ts'
import { assertWell } from '../helpers/well.ts'

const AT = { code: 'kumoi' }

// The sign-in, the usage, whose area it is and who changes a stay: widget/features/corporate/company-ways.test.ts.

describe('somebody who books for a company', () => {
  const { world, guest } = journey()

  /** At the company's rate, over the wire: here it is only looked at. */
  async function bookForCompany(): Promise<string> {
    const { origins } = world()
    const wire = {
      fetch(url: string | URL | Request, init?: RequestInit) {
        const { origin, pathname, search } = new URL(String(url))
        return fetch(origins[origin === ORIGINS.identity ? 'identity' : 'api'] + pathname + search, init)
      },
    }
    const headers = { origin: origins.widget }
    const nobody = await openGuest(wire, headers)
    const account = { code: 'kumoi', body: { account_id: TRAVEL, password: PASSWORD } }
    const { session } = (await nobody.send(organizations.signIn, account)).body.data
    const who = await openGuest(wire, { ...headers, [SESSION_HEADER]: session })
    const room = await corporateRoom(who, KUMOI)
    assert.ok(room)
    const made = await who.book(KUMOI, await who.booking(KUMOI, 'on_site', [room]), 'a-stay-of-the-company')
    assert.equal(made.status, 201, JSON.stringify(made.body))
    return made.body.data.reservation_number
  }

  it('opens a stay that a colleague booked, and comes back to the list by the history [CORP-003]', async () => {
    const number = await bookForCompany()
    const colleague = await guest()
    const { at, t, page } = colleague
    const company = companySteps(colleague)
    await company.signInFor()
    await company.choose(t('loginMenu.organizationStays'))
    await colleague.seeTitle(t('corporate.stays'))
    const row = at.locator('.company-stay').filter({ hasText: number })
    await row.waitFor()
    await assertWell(colleague, 'the stays of a company')
    await row.click()
    await colleague.seeTitle(t('manage.title', { hotel: 'Kumoi' }))
    await page.goBack()
    await colleague.seeTitle(t('corporate.stays'))
    await row.waitFor()
    await page.close()
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
    await until(
      async () => (await who()) === 'はなこ\u00a0· Aoba Trading',
      'the header to name はなこ\u00a0· Aoba Trading',
    )
    const both = await company.entries()
    assert.ok(both.includes(t('loginMenu.signOut')) && both.includes(t('loginMenu.organizationStays')), both.join())

    // The member goes, the company stays; across a reload, too.
    await company.choose(t('loginMenu.signOut'))
    await until(async () => (await who()) === 'Aoba Trading', 'the header to name Aoba Trading')
    await page.reload()
    await company.named('Aoba Trading')
    await company.signIn(undefined, { query: AT })
    await until(
      async () => (await who()) === 'はなこ\u00a0· Aoba Trading',
      'the header to name はなこ\u00a0· Aoba Trading',
    )
    await company.choose(`${t('loginMenu.organizationSignOut')}\u00a0· Aoba Trading`)
    await until(async () => (await who()) === 'はなこ', 'the header to name はなこ')
    await page.reload()
    await company.named('はなこ')
    assert.equal(await who(), 'はなこ')
    await page.close()
  })
})
