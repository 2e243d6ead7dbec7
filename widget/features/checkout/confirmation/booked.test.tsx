import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'

import type { Question } from '../../../../shared/model/stay/question.ts'
import { money } from '../../../../shared/rules/money/money.ts'
import { openWorld } from '../../../../test/contract/helpers/world.ts'
import type { World } from '../../../../test/contract/helpers/world.ts'
import { openBooked } from '../../../../test/lib/widget/open-booked.ts'
import type { Booked } from '../../../../test/lib/widget/open-booked.ts'
import { TARO } from '../../../../test/lib/widget/open-checkout.tsx'
import { until } from '../../../../test/lib/until.ts'
import { environmentAtom } from '../../../state/environment.ts'
import { bookedNumberAtom } from './booked.ts'

const yen = (amount: number) => money({ amount, currency: 'JPY' }, 'en')

const QUESTION: Question = {
  id: 1,
  question_type: 'free',
  answer_type: 'text',
  title: 'Is there anything you do not eat?',
  lang: null,
  options: [],
  multiple: false,
  required: false,
  attachable: true,
  labels: ['place_confirmation_screen'],
  hotel_plan_codes: [],
  display_start_date: null,
  display_end_date: null,
  ownable_type: 'Hotel',
  answer: { text: 'No shellfish', remote_attachments_urls: ['https://api.example/allergies.pdf'] },
  remote_attachments_urls: [],
  remote_attachments_alts: [],
}
const EXTRA = { lang: null, date: null, delivered_at: null, price_without_tax: 0, question: null, answer: null }

describe('a booked stay', () => {
  let world: World
  let checkout: Booked
  before(async () => {
    world = await openWorld()
    checkout = await openBooked(world)
  })
  after(() => world.close())

  it('shows the answers, the file and the extras with their quantities and days [CONF-006]', async () => {
    const stop = { ...QUESTION, id: 2, title: 'When will you arrive?', answer: { checkin_time: '17:30' } }
    checkout.show({
      additional_questions: [QUESTION, stop],
      extras: [
        {
          ...EXTRA,
          extra_id: 1,
          name: 'Champagne',
          quantity: 2,
          price: 17_600,
          date: '2026-11-24',
          delivered_at: '18:00',
        },
        { ...EXTRA, extra_id: 2, name: 'Yukata to take home', quantity: 3, price: 9_900 },
      ],
    })
    const said = ['No shellfish', 'When will you arrive?', '17:30', 'Champagne × 2', 'Yukata to take home × 3', '18:00']
    for (const words of [...said, yen(17_600), yen(9_900)]) await checkout.sees(words)
    await checkout.sees(/Champagne × 2.*2026\/11\/24|Champagne × 2.*24 Nov/)
    await checkout.sees('File 1')
    const file = checkout.page.all('.screen a').find((link) => link.getAttribute('href')?.endsWith('allergies.pdf'))
    assert.equal(file?.textContent, 'File 1')
    checkout.show({})
  })

  it('is shown to whoever has the e-mail or the token, and to nobody else [CONF-001]', async () => {
    const { store, booked, open, sees, text } = checkout
    const kept = store.get(environmentAtom).storage.read('booked')
    assert.ok(kept?.[0]?.token)
    const { reservation_number: number, rooms } = booked
    await open(number, { email: TARO.email.toUpperCase() })
    await sees('We look forward to welcoming you')
    store.get(environmentAtom).storage.remove('booked')
    await open(number, { bypass_token: kept[0].token })
    await sees('We look forward to welcoming you')

    const refused = 'No booking matches this number and e-mail address. Please check both.'
    for (const [wrong, state] of [
      [number, { email: 'someone@example.com' }],
      [number, { bypass_token: 'x'.repeat(43) }],
      ['ABC-1234-5678', { email: TARO.email }],
    ] as const) {
      store.get(environmentAtom).storage.remove('booked')
      await open(wrong, state)
      await sees(refused)
      assert.ok(![rooms[0]?.room_type_name, 'Taro'].some((words) => text().includes(String(words))))
    }
    store.get(environmentAtom).storage.write('booked', kept)
  })

  it('keeps token and booking method for what is asked later, without the e-mail', async () => {
    const { store, booked, open, show, sees, sent, press, page } = checkout
    const { reservation_number: number } = booked
    const kept = store
      .get(environmentAtom)
      .storage.read('booked')
      ?.find((one) => one.reservation_number === number)
    assert.equal(kept?.booking_method, 'booking_widget')
    assert.ok(kept?.token)

    await open(number, {})
    assert.equal(store.get(bookedNumberAtom), number)
    await sees('We look forward to welcoming you')
    assert.equal(sent.findLast(({ path }) => path.endsWith(number))?.query.get('bypass_token'), kept?.token)

    await open(number, { email: TARO.email })
    show({ additional_questions: [{ ...QUESTION, answer: null }] })
    await sees('The hotel would also like to know')
    const field = page.one('form textarea, form input[type=text]')
    assert.ok('value' in field)
    field.value = 'No nuts'
    page.act(() => field.dispatchEvent(new page.view.Event('input', { bubbles: true }) as unknown as Event))
    await press('Send answers')
    const isLater = ({ method, path }: { method: string; path: string }) =>
      method === 'POST' && path.endsWith(`${number}/additional_questions`)
    await until(() => sent.some(isLater), 'the answer')
    assert.deepEqual([...(sent.find(isLater)?.query ?? [])], [['bypass_token', kept?.token]])
  })
})
