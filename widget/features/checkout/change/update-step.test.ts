import assert from 'node:assert/strict'
import { after, afterEach, before, describe, it } from 'node:test'

import { loadTranslate } from '../../../../locales/load.ts'
import type { Translate } from '../../../../locales/texts.ts'
import { extras } from '../../../../shared/contract/extras.ts'
import { rooms } from '../../../../shared/contract/rooms.ts'
import { HEADERS } from '../../../../shared/headers.ts'
import { LOCALE_CODES } from '../../../../shared/locales.ts'
import type { Booking } from '../../../../shared/model/stay/reservation.ts'
import { asLine, BOOKED, HOTEL, openChanging } from '../../../../test/contract/helpers/changing.ts'
import { PARTY, TARO } from '../../../../test/contract/helpers/guest.ts'
import { openWorld } from '../../../../test/contract/helpers/world.ts'
import type { World } from '../../../../test/contract/helpers/world.ts'
import { assertBooks } from '../../../../test/lib/database/books.ts'
import { until } from '../../../../test/lib/until.ts'
import { openVisit } from '../../../../test/lib/widget/open-visit.ts'
import { environmentAtom } from '../../../state/environment.ts'
import { placeAtom } from '../../../state/navigation/navigation.ts'
import { showLocaleAtom } from '../../../state/settings/texts.ts'

// How it looks, and what is done with the keyboard: test/journeys/manage/updating.test.ts.

const BREAKFAST = 'Breakfast by the window'
const ROOM_ONLY = 'Room only'
const CHANGE = /^PUT \/hotels\/1\/reservations\/[\w-]+$/
const STAY = /^GET \/hotels\/1\/reservations\/[\w-]+$/
const SEARCH = /^GET \/hotels\/1\/rooms$/
const MINUTE_MS = 60_000

type Visit = Awaited<ReturnType<typeof openVisit>>
type Bend = NonNullable<NonNullable<Parameters<typeof openVisit>[1]>['bend']>

describe('a change of dates, room or plan that does not go through', () => {
  let world: World
  let changes: Awaited<ReturnType<typeof openChanging>>
  let t: Translate
  const visits: Visit[] = []
  before(async () => {
    world = await openWorld()
    changes = await openChanging(world)
    t = await loadTranslate('en', ['changing', 'codes', 'extras', 'manage', 'results'])
  })
  afterEach(() => visits.splice(0).forEach((visit) => visit.close()))
  after(() => assertBooks(world.database.orm).finally(() => world.close()))

  /** A room with the plan of this name. */
  async function lineOf(plan: string) {
    const query = { ...BOOKED, rooms: [PARTY], bookable: true }
    const { body } = await changes.guest.send(rooms.search, { hotelId: HOTEL, query })
    const [line] = body.data.rooms.flatMap(({ room_type_code, room_plan }) =>
      room_plan
        .filter(({ room_plan_name }) => room_plan_name === plan)
        .map(({ room_plan_code }) => ({ room_type_code, room_plan_code, quantity: 1, party: PARTY })),
    )
    return line ?? assert.fail(`No room is sold with ${plan}`)
  }
  const refusing = (status: number, code: number) => () =>
    Promise.resolve(Response.json({ errors: [{ title: 'No', details: { code, base: [] } }] }, { status }))

  /** A booked stay whose guest is about to take another plan for it; what answers the change is taken once by each press. */
  async function toOtherPlan(more: Partial<Booking> = {}) {
    const booked = await changes.book('on_site', [await lineOf(BREAKFAST)], more)
    const answers: ((answer: Parameters<Bend>[1]) => Promise<Response>)[] = []
    const bend: Bend = async (line, answer) => (CHANGE.test(line) ? (answers.shift()?.(answer) ?? null) : null)
    const visit = await openVisit(world, { bend })
    visits.push(visit)
    visit.go('review', { email: TARO.email }, { confirmationNumber: booked.reservation_number })
    await visit.press(t('manage.updateStay'))
    await visit.see('.results[aria-busy="false"] .room')
    const plan = () => visit.all('li.room li.plan').find((one) => one.querySelector('h3')?.textContent === ROOM_ONLY)
    const choose = await until(
      () => [...(plan()?.querySelectorAll('button') ?? [])].find((one) => one.textContent === t('results.choose')),
      () => visit.words(),
    )
    choose.click()
    await visit.press(t('results.continue'))
    await visit.sees(t('changing.check'))
    await visit.see('.settled')
    return { visit, booked, number: booked.reservation_number, answers }
  }
  const confirms = (visit: Visit) => visit.all('button').filter((one) => one.textContent === t('changing.confirm'))
  const isOff = (visit: Visit) => confirms(visit).every((one) => one.getAttribute('aria-disabled') === 'true')
  const confirm = async (visit: Visit) => {
    await until(() => confirms(visit).length > 0 && !isOff(visit), () => visit.words()) // prettier-ignore
    confirms(visit)[0]?.click()
  }
  const gone = (visit: Visit, words: string) => until(() => !visit.words().includes(words), () => visit.words()) // prettier-ignore
  /** As the widget tells it, and as the hotel has it. */
  async function changed(visit: Visit, number: string) {
    await visit.sees(t('manage.changed', { email: TARO.email }))
    assert.equal(visit.path(), `/review-reservation/${number}`)
    assert.deepEqual(
      (await changes.show(number)).rooms.map(({ room_plan_name }) => room_plan_name),
      [ROOM_ONLY],
    )
  }

  async function inEveryLanguage(visit: Visit, code: 3013 | 3014 | 3016) {
    for (const locale of [...LOCALE_CODES, 'en'] as const) {
      await visit.store.set(showLocaleAtom, locale)
      await visit.sees((await loadTranslate(locale, ['codes']))(`codes.${code}`, { minutes: 5 }))
      assert.doesNotMatch(visit.words(), new RegExp(`codes\\.|\\b${code}\\b`))
    }
  }

  for (const [code, claim] of [
    [3013, '[ERR-051]'],
    [3016, '[ERR-052]'],
  ] as const)
    it(`waits five minutes when the stay is being changed or paid elsewhere (${code}) [MANAGE-022] ${claim}`, async ({
      mock,
    }) => {
      const { visit, number, answers } = await toOtherPlan()
      const words = t(`codes.${code}`, { minutes: 5 })
      answers.push(refusing(409, code))
      // Whatever waits for minutes waits for this test, and nothing else does.
      const waits: { look: () => void; milliseconds: number }[] = []
      const { setTimeout: real } = globalThis
      mock.method(globalThis, 'setTimeout', (look: () => void, milliseconds = 0, ...values: unknown[]) =>
        milliseconds < MINUTE_MS ? real(look, milliseconds, ...values) : void waits.push({ look, milliseconds }),
      )
      await confirm(visit)
      await visit.sees(words)
      assert.match(words, /5|five/)
      await inEveryLanguage(visit, code)
      const [wait, ...more] = await until(() => waits.length > 0 && waits, 'a wait')
      assert.deepEqual(more, [])
      assert.ok(wait && Math.abs(wait.milliseconds - 5 * MINUTE_MS) < 1000, `${wait?.milliseconds}`)
      assert.equal(isOff(visit), true)
      confirms(visit)[0]?.click()
      assert.equal(visit.called(CHANGE).length, 1)
      wait.look()
      await gone(visit, words)
      // Nothing was sent again by itself.
      await until(() => !isOff(visit), () => visit.words()) // prettier-ignore
      assert.equal(visit.called(CHANGE).length, 1)
      await confirm(visit)
      await changed(visit, number)
      assert.equal(visit.called(CHANGE).length, 2)
    })

  it('looks again when somebody else changed the stay first [MANAGE-029] [ERR-053]', async () => {
    const { visit, booked, number } = await toOtherPlan()
    const elsewhere = { rooms: booked.rooms.map(asLine), checkout_date: '2026-12-10' }
    const { answer } = await changes.change(booked, elsewhere)
    assert.equal(answer.status, 200)
    await confirm(visit)
    await visit.sees(t('codes.3014'))
    await inEveryLanguage(visit, 3014)
    assert.equal(Object(visit.called(CHANGE)[0]?.answer).errors[0].details.code, 3014)
    const asked = visit.called(STAY).length
    const now = () => visit.all('.before-after > *')[0]?.textContent ?? ''
    assert.match(now(), /8\D+11 Dec/)
    await visit.press(t('changing.look'))
    await gone(visit, t('codes.3014'))
    assert.ok(visit.called(STAY).length > asked)
    assert.match(now(), /8\D+10 Dec/)
    await confirm(visit)
    await changed(visit, number)
    const versions = visit.called(CHANGE).map(({ body }) => body.version)
    assert.deepEqual(versions, [booked.version, booked.version + 1])
  })

  it('finds the rooms anew when the plan fits the account no more [MANAGE-038]', async () => {
    const { visit, number, answers } = await toOtherPlan()
    answers.push(refusing(422, 2304))
    await confirm(visit)
    await visit.sees(t('codes.2304'))
    const searches = visit.called(SEARCH).length
    await visit.press(t('changing.refresh'))
    await visit.arrives('/booking/result')
    await until(() => visit.called(SEARCH)[searches]?.answer, 'another search')
    await visit.see('.results[aria-busy="false"] .plans')
    assert.equal(new URLSearchParams(visit.store.get(placeAtom).search).get('current_reservation'), number)
  })

  it('gives up the last of the extras that were booked [EXTRA-012]', async () => {
    const { room_plan_code } = await lineOf(ROOM_ONLY)
    const query = { ...BOOKED, room_plan_codes: [room_plan_code] }
    const { body } = await changes.guest.send(extras.list, { hotelId: HOTEL, query })
    const one =
      body.data.find((each) => each.extra_type === 'generic' && !each.is_included && !each.delivery_times.length) ??
      assert.fail('No extra stands beside the room')
    const quantity = one.min_quantity || 1
    const { visit, number } = await toOtherPlan({ extras: [{ extra_id: one.extra_id, quantity }] })
    const fewer = await visit.see(`button[aria-label="${t('extras.fewer', { name: one.name })}"]`)
    await visit.sees(t('extras.chosen'))
    fewer.click()
    await gone(visit, t('extras.chosen'))
    await confirm(visit)
    await changed(visit, number)
    assert.deepEqual((await changes.show(number)).extras, [])
  })

  it('is changed once though the answer is lost, and the guest presses again', async () => {
    const { visit, booked, number, answers } = await toOtherPlan()
    const lost = async (answer: () => Promise<Response>) => {
      await answer()
      throw new TypeError('fetch failed')
    }
    answers.push(...Array.from({ length: 9 }, () => lost))
    visit.store.get(environmentAtom).setting.wait = async () => {}
    await confirm(visit)
    await visit.sees(t('changing.outcomeUnknown'))
    answers.splice(0)
    await confirm(visit)
    await changed(visit, number)
    const sent = visit.called(CHANGE)
    assert.ok(sent.length > 1)
    assert.equal(new Set(sent.map(({ headers }) => headers.get(HEADERS.idempotencyKey))).size, 1)
    assert.equal((await changes.show(number)).version, booked.version + 1)
  })
})
