import assert from 'node:assert/strict'
import { before, describe, it } from 'node:test'

import { and, eq } from 'drizzle-orm'

import { extra, extraDay } from '../../../demo-host/provider/db/schema/extra.ts'
import { extraDayRows, optionalExtraRows } from '../../../demo-host/world/rooms-and-plans/optional-extras.ts'
import { parseCall } from '../../../shared/contract/define.ts'
import { questions as contract } from '../../../shared/contract/questions.ts'
import type { TextKey } from '../../../widget/lib/i18n.ts'
import { pngBytes } from '../../contract/helpers/picture.ts'
import { BOOK, callsTo, PRICE } from '../helpers/calls.ts'
import { AT_HOTEL, journey } from '../helpers/guest.ts'
import type { Guest } from '../helpers/guest.ts'
import { managing } from '../helpers/managing.ts'
import { addFiles, ASKS, field, isThere, SAYS, toDetails } from '../helpers/questions.ts'
import { assertWell } from '../helpers/well.ts'

const { world, guest } = journey()
const { visitor } = managing({ guest, world })

const [YUFUIN, SHIROTSUKI] = [9, 1]
const FLOWERS = 'Flowers of the season in your room'
const FLOWERS_COST = 3300
const BATH = 'Private open-air bath, 45 minutes'
const BOXES = 'Lunch box for the way home'
const CAKE = 'A cake for your day'
const BICYCLE = 'A bicycle for your stay'
const TEA = 'Tea under the moon'
const PICTURE = { name: 'passport.png', mimeType: 'image/png', buffer: Buffer.from(pngBytes()) }
const UPLOAD = parseCall(contract.upload.call).path
/** Once only two of the four notices are for the stay. */
const LATER = { checkin: '2026-12-17', checkout: '2026-12-18' }

const row = ({ at }: Guest, name: string) => at.locator('li.extra').filter({ hasText: name })
const adding = (ana: Guest, name: string) => ana.button(`${ana.t('extras.add')}: ${name}`)
const add = (ana: Guest, name: string) => adding(ana, name).click()
const more = (ana: Guest, name: string) => ana.button(ana.t('extras.more', { name })).click()
const fewer = (ana: Guest, name: string) => ana.button(ana.t('extras.fewer', { name })).click()
const isOff = async (ana: Guest, name: string) =>
  (await ana.button(ana.t('extras.more', { name })).getAttribute('aria-disabled')) === 'true'
const count = (ana: Guest, name: string) => row(ana, name).locator('output').innerText()
const yen = (words: string) => Number(words.replaceAll(/\D/g, ''))
/** The total, as soon as it is so much more than it was. */
const costs = (ana: Guest, sum: number) =>
  ana.at
    .locator('.summary .bill .sum dd')
    .filter({ hasText: `¥${sum.toLocaleString('en')}`, visible: true })
    .first()
    .waitFor()
const book = (ana: Guest) => ana.button(ana.t('checkout.bookPayAtHotel')).click()

describe('a guest where everything is asked and much is sold', () => {
  // The house that asks everything sells what another one does.
  before(async () => {
    const { orm } = world().database
    await orm.insert(extra).values(optionalExtraRows(YUFUIN, 'shirotsuki'))
    await orm.insert(extraDay).values(extraDayRows(YUFUIN, 'shirotsuki', '2026-11-01'))
  })

  it('answers, adds, is refused, books, and changes an answer afterwards', async () => {
    await readsWhatIsForTheStay()
    const ana = await visitor()
    await toDetails(ana, AT_HOTEL, { adults: '3' })
    await isAskedInOrder(ana)
    await answersWrong(ana)
    await answersRight(ana)
    await adds(ana)
    await isRefused(ana)
    await books(ana)
    await changesAnAnswer(ana)
    await ana.page.close()
  })
})

/** Step 1, of another stay: notices are within their dates only. */
async function readsWhatIsForTheStay() {
  const ben = await guest()
  await toDetails(ben, AT_HOTEL, LATER)
  await ben.see(SAYS.always)
  const seen = await Promise.all(Object.values(SAYS).map((text) => isThere(ben, text)))
  assert.deepEqual(Object.fromEntries(Object.keys(SAYS).map((name, at) => [name, seen[at]])), {
    always: true,
    between: false,
    from: true,
    until: false,
  })
  await ben.page.close()
}

/** Step 1: notices, times, people, words and choices, in the order of the house, then the brand's. */
async function isAskedInOrder(ana: Guest) {
  await ana.see(ASKS.brand)
  for (const text of Object.values(SAYS)) await ana.see(text)
  const asked = await ana.at.locator('.question').allInnerTexts()
  const people = 'How many men and women are in each room?'
  const expected = [ASKS.arrival, ASKS.departure, people, ASKS.needs, ASKS.way, ASKS.brand]
  assert.equal(asked.length, expected.length)
  for (const [place, text] of expected.entries()) assert.ok(asked[place]?.includes(text), `${text} in ${asked[place]}`)
  await assertWell(ana, 'questions and extras')
}

const men = (ana: Guest) => ana.at.getByLabel(ana.t('questions.men'), { exact: true })

/** Step 2: one sign, one file, one megabyte and one man too many; each is said where it is, and nothing is sent. */
async function answersWrong(ana: Guest) {
  const { t, at } = ana
  const since = await world().lastCall()
  await ana.introduce()
  await field(ana, ASKS.needs).fill('x'.repeat(256))
  await ana.see(`${t('errors.tooLong')} ${t('questions.characters', { used: 256, most: 255 })}`)
  await men(ana).fill('4')
  await ana.see(t('questions.peopleSum'))
  await world().nextAnswer({ method: 'POST', path: UPLOAD, delay_ms: 20_000 })
  const limit = t('errors.fileLimit', { files: 30, megabytes: 80 })
  await addFiles(ana, 1, 81 * 1024 * 1024)
  await ana.see(`${limit} 0.jpg`)
  assert.equal(await at.locator('.file').count(), 0)
  await addFiles(ana, 31, 10)
  await ana.see(`${limit} 30.jpg`)
  assert.equal(await at.locator('.file').count(), 30)
  await book(ana)
  await at.locator('.question').filter({ hasText: ASKS.arrival }).getByText(t('errors.required')).waitFor()
  assert.deepEqual(await callsTo(world(), 'POST', BOOK, since), [])
  // What was chosen of files is gone with the page, what was written is not.
  await ana.page.reload()
  await ana.see(ASKS.needs)
  await world().clearAnswers()
  assert.equal(await at.locator('.file').count(), 0)
}

async function answersRight(ana: Guest) {
  const { t, at } = ana
  await ana.introduce()
  await field(ana, ASKS.needs).fill('No nuts')
  await men(ana).fill('1')
  await field(ana, ASKS.arrival).selectOption('15:30')
  await at.getByRole('radio', { name: 'By train' }).check()
  await field(ana, ASKS.brand).fill('From a friend')
  await world().nextAnswer({ method: 'POST', path: UPLOAD, delay_ms: 1_500 })
  await at.locator('input[type=file]').setInputFiles(PICTURE)
  await at.locator('.file progress').waitFor()
  await at.getByRole('img', { name: 'passport.webp' }).waitFor()
  for (const words of [t('errors.tooLong'), t('questions.peopleSum'), t('errors.required')])
    assert.equal(await isThere(ana, words), false, words)
}

/** Step 3: for the stay, by day and by time, with the limits, the stock and the total of each. */
async function adds(ana: Guest) {
  const { t, at } = ana
  let sum = yen(await ana.total())
  await add(ana, FLOWERS)
  await more(ana, FLOWERS)
  await costs(ana, (sum += 2 * FLOWERS_COST))

  // From two to four at a time: one press is two, and one fewer is none.
  await row(ana, BOXES)
    .getByText(t('extras.range', { min: 2, max: 4 }))
    .waitFor()
  await add(ana, BOXES)
  for (let times = 0; times < 2; times++) await more(ana, BOXES)
  assert.deepEqual([await count(ana, BOXES), await isOff(ana, BOXES)], ['4', true])
  await row(ana, BOXES)
    .getByText(t('extras.upTo', { max: 4 }))
    .waitFor()
  for (let times = 0; times < 3; times++) await fewer(ana, BOXES)
  assert.equal(await adding(ana, BOXES).evaluate((press) => press.matches(':focus')), true, 'the focus is there')
  await add(ana, BOXES)
  assert.equal(await count(ana, BOXES), '2')
  await costs(ana, (sum += 2 * 1620))

  await row(ana, BATH).getByText(t('extras.days')).click()
  const days = await row(ana, BATH).locator('.slots li').allInnerTexts()
  assert.deepEqual(
    days.map((words) => words.split('\n').slice(0, 2).join(' ')),
    ['Thu 10 Dec ¥2,750', 'Fri 11 Dec ¥3,300'],
  )
  await add(ana, `${BATH}, Fri 11 Dec`)
  await costs(ana, (sum += 3300))

  await row(ana, CAKE).getByText(t('extras.times')).click()
  await add(ana, `${CAKE}, 20:30`)
  await row(ana, CAKE).getByLabel('What shall we write on it?').fill('For Hana')
  await costs(ana, (sum += 4950))

  await add(ana, BICYCLE)
  assert.equal(await isOff(ana, BICYCLE), true)
  await row(ana, BICYCLE)
    .getByText(t('extras.left', { n: 1 }))
    .waitFor()
  await costs(ana, (sum += 1100))
  await row(ana, TEA).getByText(t('extras.soldOut')).waitFor()
  assert.equal(await row(ana, TEA).getByRole('button').count(), 0)
  assert.ok(await at.locator('.extra-lines').filter({ visible: true }).first().innerText())
  await assertWell(ana, 'extras chosen')
}

type Change = Partial<typeof extra.$inferInsert>

/** Another quantity has another price, and whoever books before it is there is only shown it. */
async function mended(ana: Guest, mend: typeof more, name: string) {
  const priced = ana.page.waitForResponse((answer) => PRICE.test(new URL(answer.url()).pathname))
  await mend(ana, name)
  await priced
  await ana.at.locator('.summary [aria-busy="false"] .bill').filter({ visible: true }).first().waitFor()
}

/** Step 4: what the house changes meanwhile is said at the extra it is about and nowhere else, and the guest mends it. */
async function isRefused(ana: Guest) {
  const { orm } = world().database
  const of = (code: string) => and(eq(extra.hotel_id, YUFUIN), eq(extra.code, code))
  const [flowers] = await orm.select().from(extra).where(of('flowers'))
  const [bicycle] = await orm.select().from(extra).where(of('bicycle'))
  assert.ok(flowers && bicycle)
  const set = (change: Change) => orm.update(extra).set(change).where(eq(extra.id, flowers.id))
  const bicycles = (total: number) => orm.update(extraDay).set({ total }).where(eq(extraDay.extra_id, bicycle.id))
  const told = async (name: string, key: TextKey) => {
    await book(ana)
    await row(ana, name)
      .getByText(ana.t(key as 'codes.1100'))
      .waitFor() // each of them has words
    assert.equal(await ana.at.locator('li.extra [role=alert] .wrong').count(), 1, key)
  }
  const refused = async (key: TextKey, change: Change, mend: typeof more) => {
    await set(change)
    await told(FLOWERS, key)
    await set(flowers)
    await mended(ana, mend, FLOWERS)
    await row(ana, FLOWERS).locator('.wrong').waitFor({ state: 'detached' })
  }
  const since = await world().lastCall()
  await refused('codes.1100', { hotel_id: SHIROTSUKI, code: 'flowers-of-another' }, fewer)
  await refused('codes.1101', { deadline_days: 365, deadline_time: '12:00' }, more)
  await refused('codes.1102', { max_quantity: 1 }, fewer)

  // A price that was seen is kept for half an hour.
  await set({ price_gross: 2 * FLOWERS_COST })
  await world().advanceMinutes(31)
  const before = yen(await ana.total())
  await told(FLOWERS, 'codes.1103')
  await costs(ana, before + FLOWERS_COST)
  await set({ price_gross: FLOWERS_COST })
  await mended(ana, more, FLOWERS)

  await refused('codes.1104', { booking_limit: 1 }, fewer)
  await bicycles(0)
  await told(BICYCLE, 'errors.1105_extra')
  await bicycles(1)
  await mended(ana, fewer, BICYCLE)
  await set({ active: false })
  await told(FLOWERS, 'codes.1106')
  await ana.at.locator('.extra-lines').getByText(FLOWERS).filter({ visible: true }).waitFor({ state: 'detached' })
  await set({ active: true })
  assert.equal((await callsTo(world(), 'POST', BOOK, since)).filter(({ status }) => status < 400).length, 0)
  await assertWell(ana, 'an extra that is refused')
}

/** Step 5: the confirmation says every answer and every extra. */
async function books(ana: Guest) {
  const { t, at } = ana
  const total = await ana.total()
  await book(ana)
  await ana.confirmed()
  assert.equal(await ana.total(), total)
  for (const words of ['15:30', 'No nuts', 'By train', 'From a friend']) await ana.see(words)
  await ana.see(t('questions.peopleOfRoom', { number: 1, men: 1, women: 2 }))
  await at.locator('.file-preview').waitFor()
  const lines = await at.locator('.extra-lines').filter({ visible: true }).first().innerText()
  for (const words of [`${BOXES} × 2`, `${BATH} × 1`, 'Fri 11 Dec', `${CAKE} × 1`, '20:30', 'For Hana'])
    assert.ok(lines.includes(words), `${words} in ${lines}`)
  for (const gone of [FLOWERS, BICYCLE]) assert.ok(!lines.includes(gone), gone)
  await assertWell(ana, 'answers and extras')
}

/** Step 5: one answer becomes another where the stay is changed, and stays so. */
async function changesAnAnswer(ana: Guest) {
  const { t, at, page } = ana
  await ana.button(t('booked.change')).click()
  await ana.button(t('manage.changeAnswers')).click()
  const dialog = at.locator('dialog')
  await dialog.locator('[name="checkin_time"]').selectOption('16:00')
  await ana.button(t('common.save')).click()
  await ana.see(t('manage.answersSaved'))
  await dialog.waitFor({ state: 'detached' })
  const answers = at.locator('section').filter({ hasText: t('questions.yourAnswers') })
  assert.match(await answers.innerText(), /16:00[\s\S]*No nuts/)
  await page.reload()
  await answers.getByText('16:00').waitFor()
}
