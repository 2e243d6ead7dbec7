import assert from 'node:assert/strict'
import { after, afterEach, before, describe, it } from 'node:test'

import { sql } from 'drizzle-orm'

import { loadTranslate } from '../../../locales/load.ts'
import type { Translate } from '../../../locales/texts.ts'
import { openWorld } from '../../../test/contract/helpers/world.ts'
import type { World } from '../../../test/contract/helpers/world.ts'
import { openVisit } from '../../../test/lib/widget/open-visit.ts'
import { until } from '../../../test/lib/until.ts'
import { showLocaleAtom } from '../../state/settings/texts.ts'

const ADDRESS = 'https://hotel.example/terms'

describe('a text a guest agrees to', () => {
  let world: World
  let t: Translate
  let visit: Awaited<ReturnType<typeof openVisit>>
  before(async () => {
    world = await openWorld()
    t = await loadTranslate('en', ['document', 'signUp', 'core'])
  })
  afterEach(() => visit.close())
  after(() => world.close())

  const signUp = async () => {
    visit = await openVisit(world)
    visit.go('signUp')
    await visit.sees(t('signUp.title'))
    await visit.see('[name="promotions"]')
  }
  const tick = (name: string) => visit.root.querySelector<HTMLInputElement>(`[name="${name}"]`)
  const named = (words: string) =>
    [...visit.root.querySelectorAll<HTMLElement>('.tick button, .tick a')].find((one) => one.textContent === words)
  const dialog = () => visit.root.querySelector('dialog')

  it('is opened by its words, in a dialog of the guest’s language, and ticks nothing', async () => {
    await signUp()
    const words = await until(
      () => named(t('document.membershipIn')),
      () => visit.words(),
    )
    words.click()
    await until(() => dialog()?.querySelector('h3')?.textContent === 'Joining', () => visit.words()) // prettier-ignore
    assert.equal(dialog()?.querySelector('h2')?.textContent, 'Terms of membership')
    assert.equal(tick('terms')?.checked, false)
    await visit.store.set(showLocaleAtom, 'ja')
    await until(() => dialog()?.querySelector('h3')?.textContent === '入会', () => visit.words()) // prettier-ignore
    dialog()?.querySelector<HTMLElement>('header button')?.click()
    await until(() => dialog() === null, 'a closed dialog')
  })

  it('has its tick named by the whole sentence (EN 301 549: 2.4.4, 2.5.3, 3.3.2)', async () => {
    await signUp()
    const input = await until(() => tick('terms'), 'the tick of the terms')
    const name = visit.root.querySelector(`[id="${input.getAttribute('aria-labelledby')}"]`)?.textContent
    assert.equal(name, 'I agree to the terms of membership.')
  })

  it('is at the address the hotel has for it', async () => {
    await world.database.orm.execute(
      sql`update hotel set settings = settings || ${JSON.stringify({ privacy_url: ADDRESS })}::jsonb where id = 1`,
    )
    await signUp()
    const words = await until(() => named(t('document.privacyIn')), 'words that lead to the policy')
    assert.deepEqual([words.localName, words.getAttribute('href'), words.getAttribute('target')], ['a', ADDRESS, '_blank']) // prettier-ignore
  })

  it('is the terms of the house where it wrote none for members', async () => {
    await world.database.orm.execute(sql`update hotel set settings = settings || '{"terms_url": null}' where id = 1`)
    await world.database.orm.execute(sql`delete from hotel_legal_text where hotel_id = 1 and kind = 'membership'`)
    await signUp()
    await until(() => tick('terms'), 'the tick of the terms')
    const words = named(t('document.termsIn'))
    assert.ok(words, visit.words())
    words.click()
    await until(() => dialog()?.querySelector('h2')?.textContent === t('document.terms'), () => visit.words()) // prettier-ignore
  })

  it('is not asked for where there is none', async () => {
    await world.database.orm.execute(
      sql`update hotel set settings = settings || '{"privacy_url": null, "terms_url": null}' where id = 1`,
    )
    await world.database.orm.execute(sql`delete from hotel_legal_text where hotel_id = 1`)
    await signUp()
    assert.deepEqual([tick('terms'), tick('privacy')], [null, null])
    const password = 'Moonlit2029'
    const whole = { first_name: 'Nora', last_name: 'Weber', email: 'nora@guest.example', password }
    await visit.write({ ...whole, password_confirmation: password })
    await visit.submit()
    await visit.arrives('/sign-up-result')
  })
})
