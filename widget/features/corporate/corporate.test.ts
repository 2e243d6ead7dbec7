import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { setImmediate } from 'node:timers/promises'

import { organizationSession } from '../../../demo-host/provider/db/schema/organization.ts'
import { loadTranslate } from '../../../locales/load.ts'
import { LOCALE_CODES } from '../../../shared/locales.ts'
import type { Locale } from '../../../shared/locales.ts'
import { PASSWORD } from '../../../test/contract/helpers/members.ts'
import { ADMIN, offerCorporate, TRAVEL } from '../../../test/contract/helpers/organizations.ts'
import { openWorld } from '../../../test/contract/helpers/world.ts'
import type { World } from '../../../test/contract/helpers/world.ts'
import { openVisit } from '../../../test/lib/widget/open-visit.ts'
import { until } from '../../../test/lib/until.ts'
import { environmentAtom } from '../../state/environment.ts'
import { audienceAtom } from '../../state/session/audience.ts'
import { organizationAtom } from '../../state/session/organization-at.ts'
import { signOutOrganizationAtom } from '../../state/session/organization.ts'
import { checkTabAtom } from '../../state/session/other-tabs.ts'
import { identityAtom, organizationSessionAtom } from '../../state/settings/settings.ts'
import { ofOrganizationAtom } from './company-data.ts'
import { downloadAtom, startDownloadAtom } from './usage/download-state.ts'
import { askedCompanyStaysAtom, companyStaysData } from './stays/stays-state.ts'

const EXPORTS = /usage_exports$/
const FILE = /usage_exports\/[^/]+$/
const DAYS = { first_day: '2026-11-01', last_day: '2027-10-31' }

const refused = (status: number, code: number) =>
  Response.json({ errors: [{ title: 'Not to be read', details: { code, base: [] } }] }, { status })

describe('the pages of a company', () => {
  let world: World
  before(async () => {
    world = await openWorld()
    await offerCorporate(world)
  })
  after(() => world.close())

  type Bend = NonNullable<Parameters<typeof openVisit>[1]>['bend']

  /** Somebody at a hotel with a corporate sign-in, signed in with an account. */
  async function visitAs(account: string, { locale = 'en', bend }: { locale?: Locale; bend?: Bend } = {}) {
    const visit = await openVisit(world, { locale, ...(bend && { bend }) })
    // Nobody waits a second between two questions.
    Object.assign(visit.store.get(environmentAtom).setting, { wait: () => Promise.resolve() })
    await visit.signInFor(account)
    return visit
  }

  const daysOf = (root: ParentNode) =>
    Object.fromEntries(
      [...root.querySelectorAll<HTMLInputElement>('.screen input[type="date"]')].map(({ name, value }) => [
        name,
        value,
      ]),
    )

  for (const [code, status, at, claims] of [
    [1600, 422, EXPORTS, '[ERR-032]'],
    [1252, 404, FILE, '[ERR-022]'],
  ] as const)
    it(`say in every language why there is no download, and keep the days: ${code} ${claims} [CORP-012]`, async () => {
      for (const locale of LOCALE_CODES) {
        const t = await loadTranslate(locale, ['errors', 'codes'])
        const bend: Bend = async (line) => (at.test(line) ? refused(status, code) : null)
        const visit = await visitAs(ADMIN, { locale, bend })
        visit.go('organizationAdmin')
        await visit.write(DAYS)
        await visit.submit()
        await visit.sees(t(`codes.${code}`))
        assert.equal(visit.words().includes(String(code)), false, locale)
        assert.equal(visit.words().includes('Not to be read'), false)
        assert.deepEqual(daysOf(visit.root), DAYS)
        // What is not there any more has no password either.
        assert.equal(visit.root.querySelector('.company-password'), null)
        visit.close()
      }
    })

  it('say in every language that a file is still being written, and go on asking until it is there [ERR-019] [CORP-012]', async () => {
    for (const locale of LOCALE_CODES) {
      const t = await loadTranslate(locale, ['errors', 'codes', 'corporate'])
      let asked = 0
      let isWritten = false
      const bend: Bend = async (line) => {
        if (!FILE.test(line) || !line.startsWith('GET')) return null
        asked++
        if (!isWritten) return refused(202, 1200)
        return new Response(new Uint8Array([80, 75]), { headers: { 'content-type': 'application/zip' } })
      }
      const visit = await visitAs(ADMIN, { locale, bend })
      Object.assign(visit.store.get(environmentAtom).setting, { wait: () => setImmediate() })
      const saved: string[] = []
      Object.assign(URL, {
        createObjectURL: (file: Blob) => (saved.push(file.type), 'blob:saved'),
        revokeObjectURL() {},
      })
      visit.go('organizationAdmin')
      await visit.write(DAYS)
      await visit.submit()
      await visit.sees(t('codes.1200'))
      await until(() => asked > 3, 'more questions')
      assert.equal(visit.words().includes('1200'), false, locale)
      assert.deepEqual(daysOf(visit.root), DAYS)
      assert.match(visit.root.querySelector('.company-password code')?.textContent ?? '', /^\w{4}(-\w{4}){4}$/)
      isWritten = true
      await visit.sees(t('corporate.saved'))
      assert.deepEqual(saved, ['application/zip'])
      visit.close()
    }
  })

  it('lead to sign in again, and back, when the session of the company is over, and leave a member signed in', async () => {
    const visit = await visitAs(TRAVEL)
    visit.go('signIn')
    await visit.signIn()
    await world.database.orm.delete(organizationSession)
    visit.go('organizationReservations')
    await visit.arrives('/organization-sign-in')
    await visit.sees('Your corporate sign-in has expired. Please sign in again.')
    assert.equal(visit.store.get(organizationAtom), null)
    assert.equal(visit.store.get(organizationSessionAtom), null)
    assert.equal(typeof visit.store.get(identityAtom)?.userId, 'number')
    await visit.write({ account_id: TRAVEL, password: PASSWORD })
    await visit.submit()
    await visit.arrives('/organization-reservations')
    visit.close()
  })

  it('are there after signing in again, though the last that was asked for them was refused', async () => {
    const visit = await visitAs(TRAVEL)
    const asked = { ...visit.store.get(ofOrganizationAtom), ...visit.store.get(askedCompanyStaysAtom) }
    await world.database.orm.delete(organizationSession)
    visit.go('organizationReservations')
    await visit.arrives('/organization-sign-in')
    // Of a page that is left before it has looked again, this refusal is the last it knows.
    await visit.store.set(companyStaysData.loadAtom, asked)
    assert.equal(visit.store.get(companyStaysData.stateAtom).kind, 'refused')
    await visit.write({ account_id: TRAVEL, password: PASSWORD })
    await visit.submit()
    await visit.see('.company-stays, .company .empty')
    assert.equal(visit.path(), '/organization-reservations')
    assert.equal(visit.store.get(organizationAtom)?.display_name, 'Aoba Trading')
    assert.doesNotMatch(visit.words(), /has ended/)
    visit.close()
  })

  it('tell the page around of a sign-in once, by its method and without a password', async () => {
    const visit = await visitAs(TRAVEL)
    assert.deepEqual(
      visit.heard('login').map(({ payload }) => payload),
      [{ method: 'organization' }],
    )
    assert.doesNotMatch(JSON.stringify(visit.told), new RegExp(`${PASSWORD}|${TRAVEL}`))
    visit.close()
  })

  it('follow what another tab did with the sign-in of the company', async () => {
    const visit = await visitAs(TRAVEL)
    const { storage } = visit.store.get(environmentAtom)
    const kept = storage.read('organizationSession')
    assert.ok(kept)
    storage.remove('organizationSession')
    await visit.store.set(checkTabAtom)
    assert.equal(visit.store.get(organizationAtom), null)
    storage.write('organizationSession', kept)
    await visit.store.set(checkTabAtom)
    assert.equal(visit.store.get(organizationAtom)?.display_name, 'Aoba Trading')
    visit.close()
  })

  it('follow another tab with the next look where nobody could say at the first who it is', async () => {
    let isAway = false
    const visit = await visitAs(TRAVEL, {
      bend: async (line) => (isAway && line.endsWith('/whoami') ? refused(500, 9999) : null),
    })
    const { storage } = visit.store.get(environmentAtom)
    const kept = storage.read('organizationSession')
    assert.ok(kept)
    storage.remove('organizationSession')
    await visit.store.set(checkTabAtom)
    storage.write('organizationSession', kept)
    isAway = true
    await assert.rejects(visit.store.set(checkTabAtom))
    assert.equal(visit.store.get(organizationAtom), null)
    isAway = false
    await visit.store.set(checkTabAtom)
    assert.equal(visit.store.get(organizationAtom)?.display_name, 'Aoba Trading')
    visit.close()
  })

  it('tell the password of a file to nobody who signs in after its owner has left', async () => {
    const visit = await visitAs(ADMIN)
    const downloaded = () => visit.store.get(downloadAtom)
    const job = { id: 'file', password: 'aaaa-bbbb' }
    visit.store.set(downloadAtom, { job, stage: { kind: 'saved' } })
    assert.equal(downloaded().job, job)
    visit.store.set(signOutOrganizationAtom)
    assert.equal(downloaded().job, null)
    await visit.signInFor(ADMIN)
    assert.equal(downloaded().job, null)
    // Nor does an answer that comes after it.
    const started = visit.store.set(startDownloadAtom)
    visit.store.set(signOutOrganizationAtom)
    await started
    assert.equal(downloaded().job, null)
    visit.close()
  })

  it('have nobody sign up who is signed in for a company, and let them sign in as a member', async () => {
    const visit = await visitAs(TRAVEL)
    visit.go('signUp')
    await visit.arrives('/booking/result')
    visit.go('signIn')
    await visit.see('[name="email"]')
    visit.close()
  })

  it('ask questions and notices for the company’s people by its label', async () => {
    const visit = await visitAs(TRAVEL)
    assert.deepEqual(visit.store.get(audienceAtom), ['all_users', 'membership_organization_11', 'place_after_sign_in'])
    visit.close()
    const guest = await openVisit(world)
    assert.deepEqual(guest.store.get(audienceAtom), ['all_users'])
    guest.close()
  })
})
