import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'

import { editWorld } from '../../../../../demo-host/controls/world-edits.ts'
import { loadTranslate } from '../../../../../locales/load.ts'
import { LOCALE_CODES } from '../../../../../shared/locales.ts'
import { ORIGINS, openWorld } from '../../../../../test/contract/helpers/world.ts'
import type { World } from '../../../../../test/contract/helpers/world.ts'
import { openCheckout, TARO } from '../../../../../test/lib/widget/open-checkout.tsx'
import { until } from '../../../../../test/lib/until.ts'
import { loadPartsAtom, showLocaleAtom } from '../../../../state/settings/texts.ts'
import { guestFormAtom } from '../form.ts'

const BOOK = 'Book, pay at the hotel'
type Options = { sitekey: string; callback: (token: string) => void }

describe('the check that whoever books is a person', () => {
  let world: World
  before(async () => {
    world = await openWorld()
  })
  after(() => world.close())

  const turn = (on: boolean) =>
    editWorld(world.database, world.clock, { kind: 'check_people', hotel: 'shirotsuki', on })

  /** happy-dom runs no script of others: what the script would make stands in the window, as far as the widget uses it. */
  async function open() {
    const checkout = await openCheckout(world, 'on_site', { ways: 1 })
    await checkout.store.set(loadPartsAtom, ['errors'])
    const shown: Options[] = []
    const render = (_place: HTMLElement, options: Options) => String(shown.push(options))
    Object.assign(checkout.page.view, { turnstile: { render, remove: () => undefined } })
    return { ...checkout, shown }
  }
  async function pass({ shown }: { shown: Options[] }, round = 1) {
    await until(() => shown.length >= round, `check ${round}`)
    const { sitekey, callback } = shown.at(-1) ?? assert.fail('no check')
    const page = await (await world.fetch(`${ORIGINS.gateway}/turnstile/frame?sitekey=${sitekey}`)).text()
    const token = /data-token="([^"]+)"/.exec(page)?.[1] ?? assert.fail(page)
    callback(token)
    return token
  }

  it('is neither shown nor fetched where the hotel does not ask for it', async () => {
    await turn(false)
    const { page, press, sees, shown, posts } = await open()
    assert.deepEqual([page.all('.check-place'), shown], [[], []])
    assert.equal(page.page.querySelectorAll('head script').length, 0)
    await press(BOOK)
    await sees('We look forward to welcoming you')
    assert.equal(posts()[0]?.body?.verification_token, undefined)
  })

  it('keeps a booking back until there is a token, and sends the token with it [GUEST-028]', async () => {
    await turn(true)
    const checkout = await open()
    const { store, page, press, sees, text, posts } = checkout
    await until(() => checkout.shown.length > 0, 'the check')
    await press(BOOK)
    for (const locale of LOCALE_CODES) {
      await store.set(showLocaleAtom, locale)
      const t = await loadTranslate(locale, ['errors'])
      await sees(t('errors.verificationFailed'))
      assert.doesNotMatch(text(), /errors\./)
    }
    await store.set(showLocaleAtom, 'en')
    assert.deepEqual([posts(), store.get(guestFormAtom).email], [[], TARO.email])

    // It was drawn in each language, and once more in the first.
    const used = await pass(checkout, LOCALE_CODES.length + 1)
    await press(BOOK)
    await sees('We look forward to welcoming you')
    assert.equal(posts().length, 1)
    assert.equal(posts()[0]?.body?.verification_token, used)
    assert.equal(page.all('.check-place').length, 0)
    await turn(false)
    const plain = await open()
    assert.deepEqual([plain.page.all('.check-place'), plain.shown], [[], []])
    assert.equal(plain.page.page.querySelectorAll('head script').length, 0)
  })

  it('that the server refuses is said, and begins anew with everything kept', async () => {
    await turn(true)
    const checkout = await open()
    const { store, press, sees, posts } = checkout
    await until(() => checkout.shown.length > 0, 'the check')
    checkout.shown.at(-1)?.callback('made-up')
    await press(BOOK)
    await sees('Please complete the check above the button')
    assert.equal(store.get(guestFormAtom).email, TARO.email)
    await pass(checkout, 2)
    await press(BOOK)
    await sees('We look forward to welcoming you')
    assert.equal(posts().length, 2)
  })
})
