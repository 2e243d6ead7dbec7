import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'

import { accounts } from '../../../shared/contract/accounts.ts'
import { parseCall } from '../../../shared/contract/define.ts'
import { managing } from '../../../shared/contract/managing.ts'
import { questions } from '../../../shared/contract/questions.ts'
import { reservations } from '../../../shared/contract/reservations.ts'
import { rooms } from '../../../shared/contract/rooms.ts'
import { HEADERS } from '../../../shared/headers.ts'
import type { SelectedRoom } from '../../../shared/model/search/search.ts'
import { firstRoom, openGuest, STAY, TARO } from '../helpers/guest.ts'
import type { Guest } from '../helpers/guest.ts'
import { lettersTo } from '../helpers/letters.ts'
import { newMember, PASSWORD } from '../helpers/members.ts'
import { openWorld, ORIGINS } from '../helpers/world.ts'
import type { World } from '../helpers/world.ts'

const HOTEL = 1
const AT_ONCE = 400
/** Where the right one stands among the wrong ones. */
const PLACES = [0, 120]

const LOCKED = '422 1301'
const TOO_MANY = '429 1000'

/** Guarantee S6: a limit is counted before the work, so requests at once find it as requests in a row do. */
describe('a limit holds against 400 requests at once', () => {
  let world: World
  let guest: Guest
  let room: SelectedRoom
  before(async () => {
    world = await openWorld()
    guest = await openGuest(world)
    room = await firstRoom(guest, HOTEL, 'on_site')
  })
  after(() => world.close())

  type Sent = Promise<{ status: number; body: { errors?: { details: { code?: number } }[] } }>
  /** How often each answer came, by status and code. */
  async function atOnce(send: (place: number) => Sent): Promise<Map<string, number>> {
    const answers = await Promise.all(Array.from({ length: AT_ONCE }, (_, place) => send(place)))
    const counts = new Map<string, number>()
    for (const { status, body } of answers) {
      const name = `${status} ${body.errors?.[0]?.details.code ?? ''}`.trim()
      counts.set(name, (counts.get(name) ?? 0) + 1)
    }
    return counts
  }
  /** What was let through: everything but the refusals of the limit itself. */
  const through = (counts: Map<string, number>, refusal: string) => AT_ONCE - (counts.get(refusal) ?? 0)
  /** The next test is another hour. */
  const later = () => world.clock.advance(61 * 60_000)

  for (const right of PLACES)
    it(`compares five passwords for an account, the right one at place ${right}`, async () => {
      later()
      const { email } = await newMember(world)
      const counts = await atOnce(
        (place) =>
        guest.send(accounts.signIn, { hotelId: HOTEL, body: { email, password: place === right ? PASSWORD : 'Wrong2026' } }), // prettier-ignore
      )
      const [wrong, entered] = [counts.get('422 1000') ?? 0, counts.get('201') ?? 0]
      // The last of the five wrong ones is answered as the lock that follows it.
      assert.ok(wrong + entered <= 5, JSON.stringify([...counts]))
      if (right === 0) return
      assert.equal(entered, 0)
      // The network's own limit of a hundred sign-ins refuses the rest.
      assert.equal(counts.get(LOCKED), 96)
    })

  it('compares a hundred passwords of one address for all accounts', async () => {
    later()
    const counts = await atOnce(
      (place) =>
      guest.send(accounts.signIn, { hotelId: HOTEL, body: { email: `spray-${place}@example.com`, password: 'Wrong2026' } }), // prettier-ignore
    )
    assert.deepEqual([...counts].toSorted(), [
      ['422 1000', 100],
      [TOO_MANY, AT_ONCE - 100],
    ])
  })

  it('looks up thirty numbers of one address', async () => {
    later()
    const counts = await atOnce((place) =>
      guest.send(managing.find, {
        brandId: 1,
        number: `ABC-0000-${String(place).padStart(4, '0')}`,
        query: { email: TARO.email },
      }),
    )
    assert.deepEqual([...counts].toSorted(), [
      ['404 1000', 30],
      [TOO_MANY, AT_ONCE - 30],
    ])
  })

  for (const right of PLACES)
    it(`compares twenty e-mail addresses with a reservation, the right one at place ${right}`, async () => {
      later()
      const body = await guest.booking(HOTEL, 'on_site', [room])
      const { reservation_number: number, token } = (await guest.book(HOTEL, body, `at-once-${right}`)).body.data
      const find = (email: string) => guest.send(managing.find, { brandId: 1, number, query: { email } })
      const counts = await atOnce((place) => find(place === right ? TARO.email : `${place}@example.com`))
      assert.ok((counts.get('404 1000') ?? 0) <= 20, JSON.stringify([...counts]))
      if (right === 0) return
      assert.equal(counts.get('200'), undefined)
      // After the network's minute the number itself still waits; a token of a mail opens it meanwhile.
      world.clock.advance(61_000)
      assert.equal((await find(TARO.email)).status, 429)
      const query = { bypass_token: token }
      const shown = await guest.send(reservations.show, { hotelId: HOTEL, reservationId: number, query })
      assert.equal(shown.status, 200)
    })

  it('looks up twenty codes of a session, and a hundred of its address', async () => {
    later()
    const price = (from: Guest, coupon_code: string) =>
      from.send(rooms.price, { hotelId: HOTEL, query: { ...STAY, rooms: [room], coupon_code } })
    const one = await atOnce((place) => price(guest, `GUESS${place}`))
    assert.deepEqual([...one].toSorted(), [
      ['422 1500', 20],
      [TOO_MANY, AT_ONCE - 20],
    ])
    later()
    const others = await Promise.all(Array.from({ length: 10 }, () => openGuest(world)))
    const all = await atOnce((place) => price(others[place % others.length] ?? guest, `GUESS${place}`))
    assert.equal(all.get('422 1500'), 100)
    assert.equal(all.get(TOO_MANY), AT_ONCE - 100)
    // Whoever knows their code is counted for nothing.
    later()
    for (let times = 0; times < 30; times++) assert.equal((await price(guest, 'WELCOME10')).status, 200)
  })

  it('sends five mails to an address', async () => {
    later()
    const { email } = await newMember(world)
    const counts = await atOnce(() => guest.send(accounts.startReset, { hotelId: HOTEL, body: { email } }))
    assert.equal(through(counts, TOO_MANY), 60)
    assert.equal((await lettersTo(world, email)).length, 5)
  })

  it('reads three hundred files of one address', async () => {
    later()
    const url = `${ORIGINS.api}${parseCall(questions.upload.call).path}`
    const counts = await atOnce(async () => {
      const body = new FormData()
      body.append('file', new File(['neither picture nor PDF'], 'file.txt'))
      const headers = { origin: ORIGINS.widget, [HEADERS.clientSession]: guest.token() }
      const answer = await world.fetch(url, { method: 'POST', headers, body })
      return { status: answer.status, body: (await answer.json()) as Awaited<Sent>['body'] }
    })
    assert.equal(through(counts, TOO_MANY), 300)
  })
})
