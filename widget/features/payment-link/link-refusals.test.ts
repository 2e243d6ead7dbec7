import assert from 'node:assert/strict'
import { after, afterEach, before, describe, it } from 'node:test'

import { loadTranslate } from '../../../locales/load.ts'
import { HEADERS } from '../../../shared/headers.ts'
import { LOCALE_CODES } from '../../../shared/locales.ts'
import type { Locale } from '../../../shared/locales.ts'
import { ASKS_FIRST, PAID_AT_ONCE, sentLink, SUM } from '../../../test/contract/helpers/links.ts'
import { openWorld } from '../../../test/contract/helpers/world.ts'
import type { World } from '../../../test/contract/helpers/world.ts'
import { until } from '../../../test/lib/until.ts'
import { openVisit } from '../../../test/lib/widget/open-visit.ts'
import { forgetGuest } from '../../../test/lib/widget/open-widget.ts'
import type { TextKey } from '../../lib/i18n.ts'
import { money } from '../../lib/format.ts'
import { environmentAtom } from '../../state/environment.ts'
import { formatMessage } from '../../state/messages/messages.ts'
import { showLocaleAtom } from '../../state/settings/texts.ts'
import { fieldsAtom, payingAtom } from './attempt.ts'

// The gateway’s own fields and page, a reload, the keyboard: test/journeys/payment/payment-link.test.ts.

type Visit = Awaited<ReturnType<typeof openVisit>>
type Bend = NonNullable<Parameters<typeof openVisit>[1]>['bend']

const PAY = /^POST \/payments\/[^/]+\/pay$/
const t = await loadTranslate('en', ['checkout', 'codes', 'errors', 'payLink'])
const sum = money(SUM, 'JPY', 'en')

const refusedBy = (status: number, code: number) =>
  Response.json({ errors: [{ title: 'Not to be read', details: { code, base: [] } }] }, { status })

describe('a payment link that is not paid at once', () => {
  let world: World
  const visits: Visit[] = []
  before(async () => {
    world = await openWorld()
  })
  afterEach(() => {
    visits.splice(0).forEach((visit) => visit.close())
    forgetGuest()
  })
  after(() => world.close())

  async function open(number: string, bend?: Bend, locale: Locale = 'en') {
    const payer = await openVisit(world, { locale, ...(bend && { bend }) })
    visits.push(payer)
    // What is sent again goes at once.
    payer.store.get(environmentAtom).setting.wait = async () => {}
    payer.go('payment', {}, { paymentNumber: number })
    await payer.see('.card-place')
    return payer
  }
  /** What the gateway's own fields give for a card. */
  async function type({ store }: Visit, card: string) {
    await until(() => store.get(fieldsAtom), 'the fields of the gateway')
    const last4 = card.slice(-4)
    store.set(fieldsAtom, {
      async tokenise() {
        const token = await world.cardToken(card)
        return { kind: 'token', token, brand: 'visa', last4, expiry: '12/30', holder: 'TARO YAMADA' }
      },
      limit: () => undefined,
      stop: () => undefined,
    })
  }
  const press = (payer: Visit) => payer.press(t('payLink.pay', { sum }))
  async function pay(payer: Visit, card: string) {
    await type(payer, card)
    await press(payer)
  }
  const titled = (payer: Visit, title: string) =>
    until(() => payer.root.querySelector('h1')?.textContent === title, () => `${title}: ${payer.words()}`) // prettier-ignore
  const paid = (payer: Visit) => titled(payer, t('payLink.paidTitle'))
  const told = ({ all }: Visit) => all('.screen .banner.bad').map(({ textContent }) => textContent)
  async function tells(payer: Visit, key: TextKey, locale: Locale = 'en') {
    const texts = (await loadTranslate(locale, ['codes', 'errors', 'payLink'])) as typeof t // they hold the key
    const words = formatMessage(texts, { key })
    await until(() => told(payer).length === 1 && told(payer)[0]?.startsWith(words), () => `${words}: ${told(payer)}`) // prettier-ignore
    assert.doesNotMatch(payer.words(), /payLink\.|codes\.|errors\.|Not to be read/)
  }
  /** In each language, in place of what was pressed; then the payer reads their own again. */
  async function tellsInEach(payer: Visit, key: TextKey) {
    for (const locale of [...LOCALE_CODES.filter((code) => code !== 'en'), 'en'] as const) {
      await payer.store.set(showLocaleAtom, locale)
      await tells(payer, key, locale)
    }
  }

  for (const decision of ['fail', 'cancel', 'stop'] as const)
    it(`says in each language that nothing was charged when the bank's question ends in ${decision}, and takes another card [PAYLINK-005]`, async () => {
      const payer = await open(await sentLink(world))
      await pay(payer, ASKS_FIRST)
      await titled(payer, t('checkout.bankTitle'))
      const paying = payer.store.get(payingAtom)
      assert.ok(paying.kind === 'challenge' && paying.asked.challenge_url)
      if (decision === 'stop') await payer.press(t('payLink.bankStop'))
      else await world.decide(paying.asked.challenge_url, decision)
      await payer.sees(t('payLink.cardTitle'))
      await tellsInEach(payer, 'payLink.others')
      await pay(payer, PAID_AT_ONCE)
      await paid(payer)
      assert.equal(payer.called(PAY).length, 2)
    })

  it('says each refusal in its own words, in each language, keeps the page open and charges nothing [PAYLINK-011] [ERR-098] [PAYLINK-005]', async () => {
    const words = { 1000: 'badSyntax', 3004: 'badNumber', 3005: 'badYear', 9999: 'others' } as const
    for (const locale of LOCALE_CODES) {
      let code = 0
      const bend = async (line: string) => (PAY.test(line) && code > 0 ? refusedBy(422, code) : null)
      const payer = await open(await sentLink(world), bend, locale)
      await type(payer, PAID_AT_ONCE)
      const place = await payer.see('.card-place')
      const payLink = await loadTranslate(locale, ['payLink'])
      const button = payLink('payLink.pay', { sum: money(SUM, 'JPY', locale) })
      for (const [refused, key] of Object.entries(words)) {
        code = Number(refused)
        await payer.press(button)
        await tells(payer, `payLink.${key}`, locale)
        assert.doesNotMatch(payer.words(), new RegExp(refused))
        // The same fields, with what was typed into them.
        assert.equal(payer.root.querySelector('.card-place'), place)
        assert.equal(payer.all('[inert] .card-place').length, 0)
      }
      code = 0
      await payer.press(button)
      await titled(payer, payLink('payLink.paidTitle'))
      assert.equal(payer.called(PAY).length, 5)
      payer.close()
    }
  })

  for (const [code, id] of [
    [3200, 'ERR-064'],
    [3201, 'ERR-065'],
  ] as const)
    it(`that cannot be paid any more (${code}) says so in each language and closes its form [PAYLINK-013] [${id}]`, async () => {
      const payer = await open(await sentLink(world), async (line) => (PAY.test(line) ? refusedBy(409, code) : null))
      await pay(payer, PAID_AT_ONCE)
      await tellsInEach(payer, `codes.${code}`)
      assert.doesNotMatch(payer.words(), new RegExp(String(code)))
      const button = await payer.find('.screen button', t('payLink.pay', { sum }))
      assert.equal(button.getAttribute('aria-disabled'), 'true')
      assert.equal(payer.all('[inert] .card-place').length, 1)
      await press(payer)
      assert.equal(payer.called(PAY).length, 1)
      await payer.press(t('payLink.look'))
      await until(() => payer.all('[inert] .card-place').length === 0, () => payer.words()) // prettier-ignore
      assert.deepEqual(told(payer), [])
    })

  it('whose answer was lost is asked for again under its key, and charged once [PAYLINK-001]', async () => {
    const number = await sentLink(world)
    let isLost = true
    const payer = await open(number, async (line, send) => {
      if (!PAY.test(line) || !isLost) return null
      await send()
      throw new TypeError('cut off')
    })
    await pay(payer, PAID_AT_ONCE)
    await tells(payer, 'payLink.unknown')
    isLost = false
    await payer.press(t('payLink.look'))
    await paid(payer)
    const keys = payer.called(PAY).map(({ headers }) => headers.get(HEADERS.idempotencyKey))
    assert.ok(keys.length > 1 && keys[0])
    assert.equal(new Set(keys).size, 1)
    const other = await openVisit(world)
    visits.push(other)
    other.go('payment', {}, { paymentNumber: number })
    await titled(other, t('payLink.alreadyTitle'))
  })

  it('open in two tabs is paid in one, and the other says so [PAYLINK-004] [PAYLINK-013]', async () => {
    const number = await sentLink(world)
    const [one, two] = [await open(number), await open(number)]
    await type(one, PAID_AT_ONCE)
    await type(two, PAID_AT_ONCE)
    await press(one)
    await paid(one)
    await press(two)
    await tells(two, 'codes.3200')
    await two.press(t('payLink.look'))
    await titled(two, t('payLink.alreadyTitle'))
    assert.deepEqual(two.all('.card-place'), [])
    await titled(one, t('payLink.paidTitle'))
  })
})
