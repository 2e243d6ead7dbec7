import assert from 'node:assert/strict'
import { describe, it } from 'node:test'

import { chargeTable } from '../../../demo-host/simulators/gateway/schema.ts'
import { until } from '../../lib/until.ts'
import { BOOK, callsTo } from '../helpers/calls.ts'
import { ASKS, BOTH_WAYS, journey, PAYS, TARO } from '../helpers/guest.ts'
import type { Guest } from '../helpers/guest.ts'
import { assertWell } from '../helpers/well.ts'

const { world, guest } = journey()

const charges = async () =>
  (await world().database.orm.select().from(chargeTable)).toSorted((a, b) => +a.created_at - +b.created_at)
const isCaptured = ({ state }: { state: string }) => state === 'captured'

async function toPayment(taro: Guest, person = TARO) {
  await taro.openResults()
  await taro.choose(BOTH_WAYS)
  await taro.toDetails()
  await taro.introduce(person)
  await taro.toPayment()
}

/** Test cards whose last four digits are the code they are refused with; after these the guest stays at the payment. */
const REFUSED = {
  3003: '4000000000033003',
  3004: '4000000000023004',
  3005: '4000000000013005',
  3007: '4000000000093007',
  3204: '4000000000003204',
  3205: '4000000000093205',
} as const

/** What a refusal was about is marked in the gateway's own fields, with words beside it. */
const MARKED: Partial<Record<string, string>> = { 3004: 'number', 3005: 'expiry' }

async function seesMarked(card: Awaited<ReturnType<Guest['cardFields']>>, wanted: string | undefined) {
  const marked = async () => {
    const found = await card.locator('[aria-invalid="true"]').all()
    return Promise.all(found.map(async (field) => (await field.getAttribute('id')) ?? ''))
  }
  await until(async () => String(await marked()) === (wanted ?? ''), `the fields that are marked: ${wanted}`)
  if (wanted !== undefined) {
    const notes = (await card.locator(`#${wanted}`).getAttribute('aria-describedby'))?.split(' ') ?? []
    assert.ok(notes.includes(`${wanted}-wrong`), `${wanted} is described by ${notes}`)
    assert.ok(await card.locator(`#${wanted}-wrong`).textContent(), `words at ${wanted}`)
  }
}

describe('a stay paid by card', () => {
  it('says at the payment why a card was refused and marks what was wrong, keeps everything, and charges the card that pays once [ERR-044] [ERR-045]', async () => {
    const taro = await guest({ width: 390 })
    const { page, t } = taro
    const complaints: string[] = []
    page.on('console', (message) => complaints.push(message.text()))
    await toPayment(taro)
    const price = await taro.total()

    for (const [code, number] of Object.entries(REFUSED)) {
      await taro.fillCard(number)
      await taro.pay()
      const words = t(`errors.${code as '3003'}`) // Object.entries makes texts of the codes
      await page.getByRole('alert').filter({ hasText: words, visible: true }).waitFor()
      await taro.seeTitle(t('checkout.howToPay'))
      assert.ok(await taro.isSeen(words), `the words of ${code} are in the window`)
      await seesMarked(await taro.cardFields(), MARKED[code])
    }
    await assertWell(taro, 'payment refused')
    await page.goBack()
    await taro.seeTitle(t('checkout.whoComes'))
    const { first_name, last_name, email, email_again, phone } = await taro.form()
    assert.deepEqual({ first_name, last_name, email, email_again, phone }, TARO)
    await page.goForward()
    await taro.seeTitle(t('checkout.howToPay'))

    await taro.fillCard(PAYS)
    await taro.pay()
    await taro.confirmed()
    await taro.see(t('booked.by', { what: t('booked.paid'), by: 'VISA 4242' }))
    // A refused card is a 402, which the browser itself notes; nothing else is worth a line in the console.
    assert.deepEqual(
      complaints.filter((text) => !text.includes('402')),
      [],
    )
    const all = await charges()
    assert.deepEqual(
      all.map(({ state, code }) => [state, code]),
      [...Object.keys(REFUSED).map((code) => ['failed', Number(code)]), ['captured', null]],
    )
    const captured = all.find(isCaptured)
    assert.equal(`¥${captured?.captured_amount.toLocaleString('en')}`, price)
    const keys = (await callsTo(world(), 'POST', BOOK)).map(({ headers }) => headers['idempotency-key'])
    assert.equal(new Set(keys).size, keys.length, 'every press is a new attempt')
  })

  it('says in the fields what is wrong with the card, and sends nothing', async () => {
    const taro = await guest()
    await toPayment(taro)
    const since = await world().lastCall()
    const card = await taro.cardFields()
    await taro.pay()
    for (const field of ['number', 'expiry', 'cvc', 'holder'])
      await card.locator(`#${field}[aria-invalid="true"]`).waitFor()
    await taro.fillCard('4000000000000001')
    await taro.pay()
    await card.locator('#number[aria-invalid="true"]').waitFor()
    assert.deepEqual(await callsTo(world(), 'POST', BOOK, since), [])
  })

  it('books when the bank was asked and agreed', async () => {
    const before = (await charges()).filter(isCaptured).length
    const taro = await guest()
    const email = 'asked@guest.example'
    await toPayment(taro, { ...TARO, email, email_again: email })
    await taro.fillCard(ASKS)
    await taro.pay()
    await taro.seeTitle(taro.t('checkout.bankTitle'))
    await assertWell(taro, 'bank')
    await taro.answerBank('approve')
    const number = await taro.confirmed()
    const captured = (await charges()).filter(isCaptured)
    assert.equal(captured.length, before + 1)
    assert.equal(captured.at(-1)?.last4, '3220')
    const tells = ({ subject }: { subject: string }) => subject.includes(number)
    await until(async () => (await world().mailTo(email)).some(tells), 'the letter of the booking')
  })
})
