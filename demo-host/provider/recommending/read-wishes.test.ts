import assert from 'node:assert/strict'
import { before, describe, it } from 'node:test'

import { TODAY } from '../../../test/contract/helpers/wish-sentences.ts'
import { MAX_ROOMS } from '../../../shared/constants.ts'
import { LONGEST_STAY_NIGHTS, MOST_NUMBER, ROOM_GUESTS, WISH_TEXT_CHARACTERS } from '../../../shared/limits.ts'
import { LOCALE_CODES } from '../../../shared/locales.ts'
import { WISHES } from '../../../shared/model/search/stay-wishes.ts'
import { isDate } from '../../../shared/rules/days/dates.ts'
import { times } from '../../../shared/rules/times.ts'
import { readWishesByRules } from './read-wishes.ts'

const SEED = 20_261_123
const ROUNDS = 600
/** Four times the text may take so many times the work: twice what grows evenly, half of what grows by the square. */
const LONGER = 4
const MOST_WORK = 8
/** The least of several is the reader's own: what else a process does comes on top. */
const LOOKS = 9

/** The same numbers for the same seed (mulberry32). */
function random(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** What rules are made of, and what nobody expects. */
const PIECES = [
  '2',
  '99999999999999999999',
  '٣',
  '３',
  '๕',
  '五',
  '万',
  '1,2.3',
  '0',
  '-1',
  '31/12',
  '29/2',
  '2027-02-30',
  '5月',
  '日',
  '泊',
  '人',
  '박',
  '명',
  'คืน',
  'คน',
  'พ.ค.',
  'ليلة',
  'ين',
  ' مايو ', // prettier-ignore
  ' nights ',
  ' adults ',
  ' May ',
  ' to ',
  'next weekend',
  '$',
  '¥',
  ' per night ',
  ' no ',
  'pets',
  '令和',
  '🏨',
  '👨‍👩‍👧‍👦',
  '\u200f',
  '\u202e',
  '\ud800',
  '\0',
  '\n',
  '(',
  '[',
  '{n}',
  '\\',
  '*',
  ',',
  '.',
  '、',
  'ﷺ', // prettier-ignore
]

const context = (locale: string) => ({
  locale,
  today: TODAY,
  places: [{ id: 'odd', names: ['(', '', 'a+b', '箱根', '2'] }],
})

async function assertBounded(text: string, locale: string): Promise<void> {
  const { checkin, nights, adults, kidsAges = [], rooms, budget, places, wishes } = await readWishesByRules(text, context(locale)) // prettier-ignore
  const told = `${locale}: ${JSON.stringify(text)}`
  if (checkin !== undefined) assert.ok(isDate(checkin) && checkin >= TODAY && checkin <= '2099-12-31', told)
  const bounded: [number | undefined, number][] = [
    [nights, LONGEST_STAY_NIGHTS],
    [adults, ROOM_GUESTS],
    [rooms, MAX_ROOMS],
  ]
  for (const [value, most] of bounded)
    assert.ok(value === undefined || (Number.isInteger(value) && value >= 1 && value <= most), told)
  assert.ok(
    kidsAges.length <= ROOM_GUESTS && kidsAges.every((age) => Number.isInteger(age) && age >= 0 && age <= 17),
    told,
  )
  assert.ok(
    budget === undefined || (Number.isInteger(budget.amount) && budget.amount > 0 && budget.amount <= MOST_NUMBER),
    told,
  )
  assert.ok(places.every((id) => id === 'odd') && wishes.every((wish) => WISHES.includes(wish)), told)
}

/** In microseconds of this process's own work, so that a busy machine adds nothing. */
async function workOf(text: string, locale: string): Promise<number> {
  const before = process.cpuUsage()
  await readWishesByRules(text, context(locale))
  const { user, system } = process.cpuUsage(before)
  return user + system
}

async function assertEven(piece: string, locale: string): Promise<void> {
  const long = piece.repeat(WISH_TEXT_CHARACTERS).slice(0, WISH_TEXT_CHARACTERS)
  const short = long.slice(0, WISH_TEXT_CHARACTERS / LONGER)
  const least = { short: Infinity, long: Infinity }
  for (const _ of times(LOOKS, (look) => look)) {
    for (const _again of times(LONGER, (look) => look)) least.short = Math.min(least.short, await workOf(short, locale))
    least.long = Math.min(least.long, await workOf(long, locale))
    if (least.long <= least.short * MOST_WORK) return
  }
  assert.fail(`${locale}: ${JSON.stringify(piece)}: ${JSON.stringify(least)}, and not ${MOST_WORK} times as much`)
}

describe('what a guest may type', () => {
  // A pattern is compiled with its first use, and once more when it is used often.
  before(async () => {
    for (const locale of LOCALE_CODES)
      for (const _ of times(3, (round) => round)) await readWishesByRules(PIECES.join(' '), context(locale))
  })

  it(`is read within bounds and without an exception, whatever it is (seed ${SEED})`, async () => {
    const next = random(SEED)
    const pick = <Item>(items: readonly Item[]): Item | undefined => items[Math.floor(next() * items.length)]
    for (const _ of times(ROUNDS, (round) => round)) {
      const text = times(1 + Math.floor(next() * 60), () => pick(PIECES) ?? '').join('')
      await assertBounded(text.slice(0, WISH_TEXT_CHARACTERS), pick(LOCALE_CODES) ?? 'en')
    }
    for (const _ of times(ROUNDS, (round) => round)) {
      const text = times(Math.floor(next() * 200), () => String.fromCharCode(Math.floor(next() * 0x1_0000))).join('')
      await assertBounded(text, pick(LOCALE_CODES) ?? 'en')
    }
  })

  for (const piece of [...PIECES, 'a', ' ', '1 ', 'no ', '九', 'ไม่', PIECES.join('')])
    it(`takes work that grows no faster than its length when it is ${JSON.stringify(piece)} again and again`, async () => {
      for (const locale of LOCALE_CODES) {
        await assertBounded(piece.repeat(WISH_TEXT_CHARACTERS), locale)
        await assertEven(piece, locale)
      }
    })

  it('is nothing when it is nothing', async () => {
    for (const text of ['', '   ', '🏨🏨', '\u200f\u202e'])
      assert.deepEqual(await readWishesByRules(text, context('en')), { places: [], wishes: [] })
  })

  it('is cut where a sentence ends for us, and what stands behind is not read', async () => {
    const { wishes } = await readWishesByRules(`${'x '.repeat(250)}breakfast`, context('en'))
    assert.deepEqual(wishes, [])
  })

  it('may be in another language than the page, with dates in the order of the page', async () => {
    const read = (text: string, locale: string) => readWishesByRules(text, context(locale))
    assert.deepEqual(await read('two adults with breakfast', 'ja'), { adults: 2, places: [], wishes: ['breakfast'] })
    assert.deepEqual(await read('大人2名、朝食付き', 'en'), { adults: 2, places: [], wishes: ['breakfast'] })
    assert.equal((await read('3/5', 'en')).checkin, '2027-03-05')
    assert.equal((await read('3/5', 'th')).checkin, '2027-05-03')
    assert.equal((await read('25/12', 'en')).checkin, '2026-12-25')
  })

  it('means the next such day, and no day where there is none', async () => {
    const day = async (text: string) => (await readWishesByRules(text, context('en'))).checkin
    assert.equal(await day('November 23'), '2026-11-23')
    assert.equal(await day('November 22'), '2027-11-22')
    assert.equal(await day('in November'), '2026-11-23')
    assert.equal(await day('late November'), '2026-11-23')
    assert.equal(await day('early November'), '2027-11-01')
    assert.equal(await day('in October'), '2027-10-01')
    for (const text of ['February 29', '31 April', '13/32', '2026-11-22', '1 May 2100', '2026-13-01'])
      assert.equal(await day(text), undefined, text)
  })
})
