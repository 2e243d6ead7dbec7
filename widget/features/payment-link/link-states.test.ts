import assert from 'node:assert/strict'
import { after, afterEach, before, describe, it } from 'node:test'

import { loadTranslate } from '../../../locales/load.ts'
import { HOUR_MS } from '../../../shared/constants.ts'
import { LOCALE_CODES } from '../../../shared/locales.ts'
import type { RouteId } from '../../../shared/routes.ts'
import { sentLink } from '../../../test/contract/helpers/links.ts'
import { openWorld } from '../../../test/contract/helpers/world.ts'
import type { World } from '../../../test/contract/helpers/world.ts'
import { until } from '../../../test/lib/until.ts'
import { openVisit } from '../../../test/lib/widget/open-visit.ts'
import { forgetGuest } from '../../../test/lib/widget/open-widget.ts'
import { environmentAtom } from '../../state/environment.ts'
import { showLocaleAtom } from '../../state/settings/texts.ts'

// At the desk and on a phone at once, and how it looks: test/journeys/payment/payment-link-states.test.ts.

const READ = /^GET \/payments\/[^/]+$/
const PAGES: readonly RouteId[] = ['payment', 'paymentDisplay']
const STATES = [
  ['P3', 'already', 'paidOn', ' [PAYLINK-004]'],
  ['P4', 'completed', null, ' [PAYLINK-006]'],
  ['P6', 'refunded', 'refundedOn', ' [PAYLINK-007]'],
  ['P7', 'cancelled', null, ' [PAYLINK-008]'],
  ['P2', 'processing', null, ''],
  ['P8', 'expired', null, ' [PAYLINK-010]'],
] as const
type Visit = Awaited<ReturnType<typeof openVisit>>

describe('the page of a payment link', () => {
  let world: World
  let payer: Visit | undefined
  const t = loadTranslate('en', ['core', 'errors', 'payLink'])
  before(async () => {
    world = await openWorld()
  })
  afterEach(() => {
    payer?.close()
    forgetGuest()
  })
  after(() => world.close())

  async function open(paymentNumber: string, page: RouteId = 'payment', bend?: Parameters<typeof openVisit>[1]) {
    payer = await openVisit(world, bend)
    payer.go(page, {}, { paymentNumber })
    return payer
  }
  const titled = (visit: Visit, title: string) =>
    until(
      () => visit.root.querySelector('h1')?.textContent === title,
      () => `${title}: ${visit.words()}`,
    )
  function hasNoForm(visit: Visit) {
    assert.deepEqual(visit.all('.card-place, .screen form'), [])
    assert.ok(!visit.all('button').some(({ textContent }) => textContent?.startsWith('Pay')))
  }

  for (const [number, state, date, claims] of STATES)
    it(`that is ${state} says so in each language without a form, on both of its pages${claims}`, async () => {
      for (const page of PAGES) {
        const visit = await open(number, page)
        for (const locale of LOCALE_CODES) {
          const words = await loadTranslate(locale, ['payLink'])
          await visit.store.set(showLocaleAtom, locale)
          await titled(visit, words(`payLink.${state}Title`))
          const [before = '', after = ''] = words(`payLink.${state}Text`, { hotel: '|', n: 1 }).split('|')
          for (const part of [before, after]) await visit.sees(part)
          if (date) await visit.sees(words(`payLink.${date}`))
          assert.doesNotMatch(visit.words(), /payLink\./)
        }
        await visit.store.set(showLocaleAtom, 'en')
        await visit.sees((await t)(`payLink.${state}Text`, { hotel: 'Shirotsuki', n: 1 }))
        hasNoForm(visit)
        visit.close()
      }
    })

  /** What stands at the desk in English of a link of the seeded world, which begins on the first of November. */
  const RECORDS = [
    ['P1', 'Payment to Shirotsuki', { Status: 'Not paid yet' }, '[PAYLINK-002]'],
    ['P3', 'This has already been paid', { 'Paid on': '2026/10/29 12:30 hotel time' }, '[PAYLINK-002]'],
    [
      'P6',
      'This payment was refunded',
      { 'Paid on': '2026/10/22 12:30 hotel time', 'Refunded on': '2026/10/23 12:30 hotel time' },
      '[PAYLINK-002] [PAYLINK-007]',
    ],
    ['P7', 'This payment was cancelled', {}, '[PAYLINK-002]'],
  ] as const
  for (const [number, title, more, claims] of RECORDS)
    it(`of ${number} says at the desk what is paid for, how much, how it stands and when money moved, without a form ${claims}`, async () => {
      const visit = await open(number, 'paymentDisplay')
      await titled(visit, title)
      assert.equal(visit.path(), `/payments/${number}/display`)
      const lines = visit
        .all('.pay-record > div')
        .map((line) => [...line.children].map(({ textContent }) => textContent))
      const record = { For: 'Private boat on Lake Ashi, two guests', Amount: '¥24,000', ...more }
      assert.deepEqual(Object.fromEntries(lines), record)
      hasNoForm(visit)
      assert.deepEqual(visit.all('input, .screen iframe'), [])
    })

  it('stays in the language that was asked for last, however late an answer in another comes', async () => {
    const lines: string[] = []
    let answerLate = () => {}
    const late = new Promise<void>((resolve) => void (answerLate = resolve))
    const visit = await open(await sentLink(world), 'payment', {
      async bend(line, answer) {
        if (!/\/payments\//.test(line)) return null
        const isHeld = lines.push(line) === 2
        const [response] = await Promise.all([answer(), isHeld ? late : null])
        return response
      },
    })
    const words = await t
    const title = words('payLink.title', { hotel: 'Shirotsuki' })
    await titled(visit, title)
    await visit.store.set(showLocaleAtom, 'th')
    await until(() => lines.length === 2, 'the question in Thai')
    await visit.store.set(showLocaleAtom, 'en')
    await until(
      () => visit.sent.filter(({ line, answer }) => line === lines[0] && answer !== null).length === 2,
      'English',
    )
    answerLate()
    await until(() => visit.sent.every(({ line, answer }) => line !== lines[0] || answer !== null), 'the late answer')
    await until(() => visit.all('.loading-bar .run').length === 0, 'nothing that loads')
    assert.equal(visit.root.querySelector('h1')?.textContent, title)
  })

  it('says how long it can be paid, and that it is over when the hour is [PAYLINK-010] [CONST-019]', async ({
    mock,
  }) => {
    const words = await t
    const number = await sentLink(world)
    const visit = await openVisit(world)
    payer = visit
    const environment = visit.store.get(environmentAtom)
    environment.now = () => world.clock.now()
    // Whatever waits for the hour waits for this test, and nothing else does.
    const waits: { look: () => void; milliseconds: number }[] = []
    const { view } = environment
    const real = view.setTimeout.bind(view)
    mock.method(view, 'setTimeout', (look: () => void, milliseconds = 0) =>
      milliseconds < HOUR_MS / 2 ? real(look, milliseconds) : waits.push({ look, milliseconds }),
    )
    visit.go('payment', {}, { paymentNumber: number })
    await visit.sees(/within 1 hour of getting the link, by 2026\/11\/01 \d\d:\d\d \(hotel time\)/)
    assert.equal(visit.all('.card-place').length, 1)
    const wait = await until(() => waits.at(-1), 'a wait')
    assert.ok(Math.abs(wait.milliseconds - HOUR_MS) <= 1000, `${wait.milliseconds}`)
    const asked = visit.called(READ).length
    world.clock.advance(HOUR_MS + 1000)
    wait.look()
    await titled(visit, words('payLink.expiredTitle'))
    await visit.sees(words('payLink.expiredText', { hotel: 'Shirotsuki', n: 1 }))
    hasNoForm(visit)
    assert.equal(visit.called(READ).length, asked + 1)
  })

  it('that nobody knows is told as not found; one that does not come can be asked for again [PAYLINK-012] [ERR-097]', async () => {
    const words = await t
    const visit = await open('nobody-sent-it')
    for (const locale of LOCALE_CODES) {
      const theirs = await loadTranslate(locale, ['payLink'])
      await visit.store.set(showLocaleAtom, locale)
      await titled(visit, theirs('payLink.notFoundTitle'))
      await visit.sees(theirs('payLink.notFoundText'))
    }
    hasNoForm(visit)
    visit.close()

    let isSilent = true
    const other = await open(await sentLink(world), 'payment', {
      bend: async (line) => (isSilent && READ.test(line) ? Response.json({}, { status: 500 }) : null),
    })
    await other.sees(words('errors.general'))
    hasNoForm(other)
    isSilent = false
    await other.press(words('core.tryAgain'))
    await titled(other, words('payLink.title', { hotel: 'Shirotsuki' }))
  })
})
