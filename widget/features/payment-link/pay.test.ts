import assert from 'node:assert/strict'
import { after, afterEach, before, describe, it } from 'node:test'

import { loadTranslate } from '../../../locales/load.ts'
import type { Translate } from '../../../locales/texts.ts'
import { HEADERS } from '../../../shared/headers.ts'
import { openGuest } from '../../../test/contract/helpers/guest.ts'
import { ASKS_FIRST, PAID_AT_ONCE, paidBy, payWith, sentLink } from '../../../test/contract/helpers/links.ts'
import { openWorld } from '../../../test/contract/helpers/world.ts'
import type { World } from '../../../test/contract/helpers/world.ts'
import { openVisit } from '../../../test/lib/widget/open-visit.ts'
import { until } from '../../../test/lib/until.ts'
import { fieldsAtom, payingAtom } from './attempt.ts'
import { payLinkAtom } from './pay.ts'
import { readLinkAtom } from './record.ts'

type Visit = Awaited<ReturnType<typeof openVisit>>
type Bend = NonNullable<Parameters<typeof openVisit>[1]>['bend']
const PAY = /^POST \/payments\/[^/]+\/pay$/
const READ = /^GET \/payments\/[^/]+$/
const OUTCOME = /^GET \/payments\/[^/]+\/status$/

// The ends that every payment has: widget/payment/purposes.test.ts
describe('paying by a link', () => {
  let world: World
  let t: Translate
  let visit: Visit | null = null
  before(async () => {
    world = await openWorld()
    t = await loadTranslate('en', ['payLink', 'checkout', 'errors', 'codes'])
  })
  afterEach(() => {
    visit?.close()
    visit = null
    window.sessionStorage.clear()
  })
  after(() => world.close())

  async function open(number: string, bend?: Bend) {
    const opened = await openVisit(world, bend ? { bend } : {})
    visit = opened
    opened.go('payment', {}, { paymentNumber: number })
    await opened.sees(t('payLink.cardTitle'))
    return opened
  }
  async function pay({ store }: Visit, card: string) {
    store.set(fieldsAtom, {
      tokenise: async () => ({
        kind: 'token',
        token: await world.cardToken(card),
        brand: 'visa',
        last4: card.slice(-4),
        expiry: '12/30',
        holder: 'TARO YAMADA',
      }),
      limit: () => undefined,
      stop: () => undefined,
    })
    await store.set(payLinkAtom)
  }
  const atWorkElsewhere = () => Response.json({ errors: [{ title: '', details: { code: 3013 } }] }, { status: 409 })
  const phase = ({ store }: Visit) => store.get(payingAtom).kind
  const ends = (opened: Visit, kind: string) => until(() => phase(opened) === kind, () => `${kind}, not ${phase(opened)}: ${opened.words()}`) // prettier-ignore
  const keysOf = (opened: Visit) => opened.called(PAY).map(({ headers }) => headers.get(HEADERS.idempotencyKey))
  const challengeUrl = ({ store }: Visit) => {
    const paying = store.get(payingAtom)
    assert.ok(paying.kind === 'challenge' && paying.asked.challenge_url)
    return paying.asked.challenge_url
  }

  it('is told where it was begun, and not at another link that is opened meanwhile', async () => {
    const [first, second] = [await sentLink(world), await sentLink(world)]
    let release = () => {}
    const held = new Promise<null>((resolve) => (release = () => resolve(null)))
    const opened = await open(first, (line) => (PAY.test(line) ? held : Promise.resolve(null)))
    const paid = pay(opened, PAID_AT_ONCE)
    await ends(opened, 'busy')
    opened.go('payment', {}, { paymentNumber: second })
    const isRead = () => opened.called(READ).some(({ line, answer }) => line.endsWith(second) && answer !== null)
    await until(isRead, 'the other link')
    assert.equal(phase(opened), 'idle')
    release()
    await paid
    assert.equal(phase(opened), 'idle')
    await opened.sees(t('payLink.cardTitle'))
    opened.go('payment', {}, { paymentNumber: first })
    await opened.sees(t('payLink.paidTitle'))
    assert.equal(opened.called(PAY).length, 1)
  })

  it('keeps the key of each link whose end nobody knows, whichever is paid first', async () => {
    const [first, second] = [await sentLink(world), await sentLink(world)]
    let isBusy = true
    const opened = await open(first, async (line) => (PAY.test(line) && isBusy ? atWorkElsewhere() : null))
    const show = (number: string) => opened.go('payment', {}, { paymentNumber: number })
    for (const number of [first, second]) {
      show(number)
      await opened.sees(t('payLink.cardTitle'))
      await pay(opened, PAID_AT_ONCE)
      await ends(opened, 'unknown')
    }
    const keys = new Set(keysOf(opened))
    isBusy = false
    for (const number of [second, first]) {
      show(number)
      await ends(opened, 'unknown')
      await opened.store.set(payLinkAtom)
      await ends(opened, 'paid')
    }
    assert.equal(keys.size, 2)
    assert.deepEqual(new Set(keysOf(opened)), keys)
  })

  it('keeps its key while an equal press is still at work elsewhere', async () => {
    const number = await sentLink(world)
    let isBusy = true
    const opened = await open(number, async (line) => {
      if (!PAY.test(line) || !isBusy) return null
      isBusy = false
      return atWorkElsewhere()
    })
    await pay(opened, PAID_AT_ONCE)
    await ends(opened, 'unknown')
    await opened.store.set(payLinkAtom)
    await ends(opened, 'paid')
    assert.equal(new Set(keysOf(opened)).size, 1)
  })

  for (const [decision, title] of [
    ['approve', 'payLink.alreadyTitle'],
    ['fail', 'payLink.cardTitle'],
  ] as const)
    it(`tells by itself how a payment ends that is made elsewhere: ${decision}`, async () => {
      const number = await sentLink(world)
      const elsewhere = await openGuest(world)
      const { body } = await payWith(elsewhere, number, await paidBy(world, ASKS_FIRST), `elsewhere-${decision}`)
      visit = await openVisit(world)
      visit.go('payment', {}, { paymentNumber: number })
      await visit.sees(t('payLink.processingTitle'))
      assert.ok(body.data.transaction.challenge_url)
      await world.decide(body.data.transaction.challenge_url, decision)
      await visit.sees(t(title))
      const place = visit.root.getRootNode() as Document | ShadowRoot // what stands in a page is in one of them
      await until(() => place.activeElement?.localName === 'h1', 'the focus on what has become new')
    })

  it('says that nobody answers while the bank is asked, and goes on when somebody does', async () => {
    const number = await sentLink(world)
    let isSilent = true
    const opened = await open(number, async (line) =>
      isSilent && OUTCOME.test(line) ? Response.json({}, { status: 500 }) : null,
    )
    await pay(opened, ASKS_FIRST)
    await opened.sees(t('errors.general'))
    await world.decide(challengeUrl(opened), 'approve')
    isSilent = false
    await ends(opened, 'paid')
  })

  it('that cannot be read is asked for again at a press; once it stands, no failed reading takes it away', async () => {
    let isSilent = true
    const number = await sentLink(world)
    const opened = await openVisit(world, {
      bend: async (line) => (isSilent && READ.test(line) ? Response.json({}, { status: 500 }) : null),
    })
    visit = opened
    opened.go('payment', {}, { paymentNumber: number })
    await opened.sees(t('payLink.unreadTitle'))
    isSilent = false
    await opened.press('Try again')
    await opened.sees(t('payLink.cardTitle'))
    isSilent = true
    await opened.store.set(readLinkAtom)
    await opened.sees(t('payLink.cardTitle'))
    assert.equal(opened.called(READ).length, 3)
    assert.doesNotMatch(opened.words(), new RegExp(t('payLink.unreadTitle')))
  })

  it('is drawn as a code for a phone, or written out where it cannot be drawn', async () => {
    const number = await sentLink(world)
    const opened = await open(number)
    await opened.sees(t('payLink.qrText'))
    assert.equal(opened.all('.pay-qr svg path').length, 1)
    opened.close()
    const undrawn = await open(number, async (line, answer) => {
      if (!READ.test(line)) return null
      const { data } = await (await answer()).json()
      return Response.json({ data: { ...data, qr: { ...data.qr, svg: '<svg/>' } } })
    })
    await undrawn.sees(t('payLink.qrFailed'))
    assert.match(undrawn.all('.pay-qr bdi')[0]?.textContent ?? '', new RegExp(`/payments/${number}`))
    assert.equal(undrawn.all('.pay-qr svg').length, 0)
  })
})
