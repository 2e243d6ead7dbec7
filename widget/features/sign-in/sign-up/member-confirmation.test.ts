import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'

import { loadTranslate } from '../../../../locales/load.ts'
import { accounts } from '../../../../shared/contract/accounts.ts'
import { LOCALE_CODES } from '../../../../shared/locales.ts'
import { openGuest } from '../../../../test/contract/helpers/guest.ts'
import { newMember, PASSWORD, signIn } from '../../../../test/contract/helpers/members.ts'
import { secretIn } from '../../../../test/contract/helpers/letters.ts'
import { openWorld } from '../../../../test/contract/helpers/world.ts'
import type { World } from '../../../../test/contract/helpers/world.ts'
import { openVisit } from '../../../../test/lib/widget/open-visit.ts'
import { environmentAtom } from '../../../state/environment.ts'
import { confirmEmailAtom, confirmationAtom } from './confirm.ts'

const HOTEL = { hotelId: 1 }

describe('a link that no longer does anything', () => {
  let world: World
  before(async () => {
    world = await openWorld()
  })
  after(() => world.close())

  /** An address that was changed, with the link that did it and the one that was replaced by it. */
  async function changedAddress() {
    const guest = await openGuest(world)
    const made = await newMember(world)
    const email = `new-${made.email}`
    const who = await signIn(guest, made.email)
    await who.send(accounts.updateEmail, { ...HOTEL, body: { email, password: PASSWORD } })
    const replaced = await secretIn(world, email, 'confirmation_token')
    await who.send(accounts.resendConfirmEmail, HOTEL)
    const spent = await secretIn(world, email, 'confirmation_token')
    const confirmed = await guest.send(accounts.confirm, { ...HOTEL, query: { confirmation_token: spent } })
    assert.equal(confirmed.status, 200)
    return { replaced, spent }
  }

  it('says of a changed address that it is changed, or to ask for a new one, and nothing of a new account [ROUTE-036]', async () => {
    const { replaced, spent } = await changedAddress()
    assert.notEqual(replaced, spent)
    for (const locale of LOCALE_CODES) {
      const t = await loadTranslate(locale, ['signUp', 'errors', 'codes', 'signIn'])
      const ofAccount = [t('signUp.doneTitle'), t('signUp.doneText'), t('codes.1401'), t('codes.1402')]
      for (const [confirmation_token, words] of [
        [spent, [t('signUp.changedTitle'), t('signUp.changedText')]],
        [replaced, [t('signUp.refusedTitle'), t('signUp.changeOld')]],
      ] as const) {
        const visit = await openVisit(world, { locale, query: String(new URLSearchParams({ confirmation_token })) })
        visit.go('memberConfirmation', { email_update: 'true' })
        for (const said of words) await visit.sees(said)
        for (const said of ofAccount) assert.ok(!visit.words().includes(said), `${locale}: ${said}`)
        const ways = [...visit.root.querySelectorAll('.screen a')].map(({ textContent }) => textContent)
        assert.ok(ways.includes(t('signIn.title')), `${ways}`)
        visit.close()
      }
    }
  })

  it('says of a new account that it is confirmed already', async () => {
    const { spent } = await changedAddress()
    const t = await loadTranslate('en', ['signUp', 'errors', 'codes'])
    const visit = await openVisit(world, { query: String(new URLSearchParams({ confirmation_token: spent })) })
    visit.go('memberConfirmation')
    await visit.sees(t('codes.1402'))
    assert.ok(!visit.words().includes(t('signUp.changedText')))
    visit.close()
  })
})

describe('a link that did its work', () => {
  let world: World
  before(async () => {
    world = await openWorld()
  })
  after(() => world.close())

  it('is not told to be incomplete to who comes back to its page, or reloads it', async () => {
    const t = await loadTranslate('en', ['signUp', 'codes'])
    const { email } = await newMember(world, { confirmed_at: null })
    const guest = await openGuest(world)
    await guest.send(accounts.resendConfirmation, { ...HOTEL, body: { email } })
    const confirmation_token = await secretIn(world, email, 'confirmation_token')
    const visit = await openVisit(world, { query: String(new URLSearchParams({ confirmation_token })) })
    visit.go('memberConfirmation')
    await visit.sees(t('signUp.doneTitle'))
    const { location } = visit.store.get(environmentAtom)
    const { path, search, state } = location.get()
    visit.go('signIn')
    await visit.arrives('/sign-in')
    location.navigate(path + search, { state })
    await visit.sees(t('signUp.doneTitle'))
    await visit.store.set(confirmEmailAtom)
    assert.equal(visit.called(/sign_up\/verify$/).length, 1)
    // A page that is loaded anew has nothing but its address and what stands beside it.
    visit.store.set(confirmationAtom, { kind: 'asking' })
    await visit.store.set(confirmEmailAtom)
    await visit.sees(t('codes.1402'))
    assert.ok(!visit.words().includes(t('signUp.linkText')))
    visit.close()
  })
})
