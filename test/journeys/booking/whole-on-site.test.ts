import assert from 'node:assert/strict'
import { describe, it } from 'node:test'

import type { Locator } from 'playwright'

import type { Locale } from '../../../shared/locales.ts'
import { BOOK, callsTo } from '../helpers/calls.ts'
import { entriesOf, seeEntries } from '../helpers/data-layer.ts'
import { BOTH_WAYS, BOTH_WAYS_JA, journey, STAY, TARO } from '../helpers/guest.ts'
import type { Guest } from '../helpers/guest.ts'
import { START } from '../helpers/managing.ts'
import { assertWell } from '../helpers/well.ts'

const { world, guest } = journey()

/** A plan paid at the hotel alone has two steps, one paid in either way three. */
type Visitor = {
  language: Locale
  width: number
  host: string
  inFrame?: true
  plan: string
  steps: 2 | 3
  timeZone?: string
}
const VISITORS: readonly Visitor[] = [
  // For whom it is still the day before.
  { language: 'en', width: 1280, host: '/', plan: BOTH_WAYS, steps: 3, timeZone: 'Pacific/Honolulu' },
  { language: 'ja', width: 390, host: '/?lang=ja', plan: BOTH_WAYS_JA, steps: 3 },
  { language: 'ar', width: 390, host: '/rtl/', plan: 'الغرفة فقط', steps: 2 },
  { language: 'en', width: 390, host: '/frame/', inFrame: true, plan: BOTH_WAYS, steps: 3 },
]

const ROOMS = /^\/hotels\/\d+\/rooms$/
const CHILD = 5
type Found = { data: { rooms: { room_type_name: string; room_count: number }[] } }
const posts = async (since: number) => (await callsTo(world(), 'POST', BOOK, since)).length

describe('a guest who books a room and pays at the hotel', () => {
  for (const visitor of VISITORS)
    it(`goes the whole way, in ${visitor.language} at ${visitor.width} pixels on ${visitor.host}`, async () => {
      const since = await world().lastCall()
      const taro = await arrive(visitor)
      await startsWithTheDefaults(taro, since)
      await looksAround(taro, await searchesWithAChild(taro))
      const chosen = await choosesOne(taro, visitor)
      await isToldWhatIsWrong(taro)
      const number = await books(taro, visitor, chosen, since)
      await bookedOnce(taro, number, since)
      await taro.page.close()
    })
})

/** What the page around the widget hears of it, over all its documents. */
const HEARD = ['booking-widget:ready', 'booking-widget:book'] as const
type Listened = Guest & { heard: string[] }

async function arrive({ host, ...visitor }: Visitor): Promise<Listened> {
  const taro = await guest(visitor)
  const { page } = taro
  const heard: string[] = []
  await page.clock.setFixedTime(START)
  await page.exposeFunction('hear', (name: string) => void heard.push(name))
  await page.addInitScript((names) => {
    for (const name of names) document.addEventListener(name, () => Reflect.get(window, 'hear')(name))
  }, HEARD)
  await page.goto(world().origins.host + host)
  return { ...taro, heard }
}

/** Steps 1 and 2: one tag, one element; its calls in their order, its word to the page, and a stay from today on. */
async function startsWithTheDefaults(taro: Listened, since: number) {
  const { page, at, t, button } = taro
  await button(t('search.search')).waitFor()
  assert.equal(await page.locator('script').count(), 1)
  assert.equal(await page.evaluate(() => document.querySelector('booking-widget')?.shadowRoot !== null), true)
  assert.deepEqual(taro.heard, ['booking-widget:ready'])
  const paths = (await world().calls(since)).map(({ method, path }) => `${method} ${path}`)
  const [session, settings] = ['POST /api/client_sessions', 'GET /hotels/shirotsuki/settings/booking_widget'].map(
    (call) => paths.indexOf(call),
  )
  assert.ok(session !== -1 && Number(session) < Number(settings), paths.join('\n'))

  const dates = await at.getByRole('button', { name: t('search.dates') }).innerText()
  assert.match(dates, /2026\/11\/01.+2026\/11\/02/)
  assert.ok(dates.includes(t('core.nights', { n: 1 })))
  const party = await at.getByRole('button', { name: new RegExp(`^${t('search.guests')}`) }).innerText()
  for (const words of [t('core.adults', { n: 2 }), t('core.rooms', { n: 1 })]) assert.ok(party.includes(words), party)
  await assertWell(taro, 'search')
}

/** Step 3: other nights and a child; the wait is shown, then rooms with plans, cheapest first, prices, terms and stock. */
async function searchesWithAChild(taro: Guest): Promise<Locator> {
  const { page, at, t, button } = taro
  await taro.chooseDates()
  await at.getByRole('button', { name: new RegExp(`^${t('search.guests')}`) }).click()
  await button(t('party.moreChildren')).click()
  await at.getByLabel(t('party.ageOfChild', { number: 1 })).selectOption(String(CHILD))
  await button(t('core.done')).click()
  await world().nextAnswer({ method: 'GET', path: '/hotels/:hotelId/rooms', delay_ms: 1_500 })
  const answered = page.waitForResponse((answer) => ROOMS.test(new URL(answer.url()).pathname))
  await button(t('search.search')).click()
  await at.locator('.results[aria-busy=true]').waitFor()
  await at.getByText(t('results.loading')).first().waitFor({ state: 'attached' })
  const { searchParams } = new URL((await answered).url())
  assert.deepEqual([searchParams.get('checkin_date'), searchParams.get('checkout_date')], Object.values(STAY))
  assert.equal(searchParams.get('order'), 'price_low_to_high')
  const { data }: Found = await (await answered).json()
  await at.locator('.results[aria-busy=false] li.plan').first().waitFor()
  const order = at.getByRole('combobox', { name: t('results.sort') })
  assert.equal(await order.locator('option:checked').innerText(), t('results.sortLow'))
  const rooms = at.locator('li.room')
  assert.ok((await rooms.count()) > 1)
  const [first] = data.rooms
  assert.ok(first)
  const card = rooms.filter({ has: at.getByRole('heading', { level: 2, name: first.room_type_name }) }).first()
  const plan = card.locator('li.plan').first()
  assert.match(await plan.locator('.price .now').innerText(), /[¥￥]\s*[\d,]+/)
  const whole = t('results.included', { nights: t('core.nights', { n: 2 }), guests: t('common.guests', { n: 3 }) })
  await plan.getByText(whole).waitFor()
  await plan.getByRole('button', { name: t('results.policy') }).waitFor()
  assert.ok(first.room_count > 0 && first.room_count <= 9)
  await card.getByText(t('results.left', { n: first.room_count })).waitFor()
  await assertWell(taro, 'results')
  return card
}

/** Step 4: photographs, map, terms and calendar of a room, by the keys alone; the calendar has a sign a day. */
async function looksAround(taro: Guest, card: Locator) {
  const { page, at, t } = taro
  const dialog = at.locator('dialog[open], [role=dialog]').filter({ visible: true })
  const look = async (opener: Locator, has: string, through?: () => Promise<void>) => {
    await opener.focus()
    await page.keyboard.press('Enter')
    await dialog.locator(has).first().waitFor()
    await through?.()
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
    assert.equal(await opener.evaluate((button) => button.matches(':focus')), true, has)
  }
  await look(card.locator('> .photo .count'), '.gallery img')
  await look(card.getByRole('button', { name: t('results.map'), exact: true }), '.map-box')
  await look(card.getByRole('button', { name: t('results.policy') }).first(), '.timeline')
  await look(card.getByRole('button', { name: t('results.otherDates') }), '.day svg.sign', async () => {
    for (const day of ['10', '11', '12', '13', '14'])
      assert.equal(await dialog.locator(`[data-day="2026-12-${day}"] svg.sign`).count(), 1, day)
    await assertWell(taro, 'the calendar of a room')
  })
}

type Chosen = { room: string; total: string }

/** Step 5: one of a plan; the details begin at their top, with the steps, and say what was chosen. */
async function choosesOne(taro: Guest, { plan, steps }: Visitor): Promise<Chosen> {
  const { page, at, t } = taro
  await taro.choose(plan)
  const row = at.locator('li.plan[data-chosen]')
  assert.equal(await row.count(), 1)
  assert.equal(await row.locator('.stepper output').innerText(), '1')
  const room = await at.locator('li.room').filter({ has: row }).getByRole('heading', { level: 2 }).innerText()
  const total = (await row.locator('.price .now').innerText()).trim()
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
  await taro.toDetails()
  await page.waitForFunction(() => {
    const top = document.querySelector('booking-widget')?.getBoundingClientRect().top ?? -1
    return top >= 0 && top < innerHeight
  })
  const names = [t('common.stepDetails'), ...(steps === 3 ? [t('common.stepPayment')] : []), t('common.stepConfirmed')]
  assert.deepEqual(await taro.steps(), [`[${names[0]}]`, ...names.slice(1)])
  const summary = await at.locator('.summary').filter({ visible: true }).first().innerText()
  for (const words of [room, plan, t('core.nights', { n: 2 })])
    assert.ok(summary.includes(words), `${words} in ${summary}`)
  assert.equal(await taro.total(), total)
  return { room, total }
}

/** Step 6: nothing filled in, then everything wrong; each field says what it is. */
async function isToldWhatIsWrong(taro: Guest) {
  const { at, t } = taro
  const goOn = at.locator('form button[type=submit], .bottombar button').filter({ visible: true }).first()
  await goOn.click()
  const { email, phone, first_name, last_name } = TARO
  for (const name of Object.keys(TARO)) assert.equal(await taro.wrong(name), t('errors.required'), name)
  assert.equal(await taro.wrong('terms'), t('errors.termsRequired'))
  const address = taro.button(t('checkout.address'))
  assert.equal(await address.getAttribute('aria-expanded'), 'false')
  await address.click()
  assert.equal(await taro.wrong('postal_code'), '')
  await assertWell(taro, 'details with mistakes')

  const mistakes = [
    ['first_name', 'Tar😀', 'errors.nameUnsupported'],
    ['last_name', '山田', 'errors.nameLatin'],
    ['email', 'taro@guest', 'errors.emailIncomplete'],
    ['email_again', 'jiro@guest.example', 'errors.emailMismatch'],
    ['phone', 'call me', 'errors.phoneInvalid'],
    ['postal_code', '150_0001', 'errors.postcodeInvalid'],
  ] as const
  for (const [name, typed] of mistakes) await at.locator(`[name="${name}"]`).fill(typed)
  await goOn.click()
  for (const [name, , words] of mistakes) assert.equal(await taro.wrong(name), t(words), name)
  for (const [name, typed] of Object.entries({ email, phone, first_name, last_name, postal_code: '150-0001' }))
    await at.locator(`[name="${name}"]`).fill(typed)
}

/** Step 7: all right, paid at the hotel, sent once; the confirmation has it all, with the print and the code. */
async function books(taro: Guest, { plan, steps }: Visitor, { room, total }: Chosen, since: number): Promise<string> {
  const { at, t, see, button } = taro
  await taro.introduce()
  for (const name of Object.keys(TARO)) assert.equal(await taro.wrong(name), '', name)
  if (steps === 3) {
    await taro.toPayment()
    await taro.payAtHotel()
  } else await button(t('checkout.bookPayAtHotel')).click()
  const number = await taro.confirmed()
  assert.equal(await posts(since), 1)
  assert.match(number, /^[A-Z]{3}-\d{4}-\d{4}$/)
  await see(TARO.email)
  for (const day of Object.values(STAY)) await see(day.replaceAll('-', '/'))
  const party = t('core.party', { adults: t('core.adults', { n: 2 }), children: t('core.children', { n: 1 }) })
  for (const words of [room, plan, party, t('booked.hotel_due')]) await see(words)
  assert.equal(await taro.total(), total)
  await button(t('common.print')).waitFor()
  await at.getByRole('img', { name: t('booked.qrName', { number }) }).waitFor()
  await assertWell(taro, 'confirmation')
  return number
}

/** Step 8: neither a reload nor the way back books again, and the page's tags counted one booking. */
async function bookedOnce(taro: Listened, number: string, since: number) {
  const { page, at } = taro
  const [purchase, ...more] = await seeEntries(taro, 'purchase')
  assert.deepEqual([purchase?.transaction_id, more], [number, []])
  await page.reload()
  await at.locator('.searchbar').waitFor()
  assert.equal((await entriesOf(taro, 'purchase')).length, 0)
  await page.goBack()
  await page.waitForLoadState()
  assert.equal(await posts(since), 1)
  assert.equal(taro.heard.filter((name) => name === 'booking-widget:book').length, 1)
}
