import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'

import { sql } from 'drizzle-orm'

import { createProvider } from '../../../demo-host/provider/app.ts'
import type { Provider } from '../../../demo-host/provider/app.ts'
import { systemIds } from '../../../demo-host/provider/kernel/ids.ts'
import { mailQueue } from '../../../demo-host/provider/mail/mail.ts'
import { accounts } from '../../../shared/contract/accounts.ts'
import { rooms } from '../../../shared/contract/rooms.ts'
import type { Booking } from '../../../shared/model/stay/reservation.ts'
import { firstRoom, openGuest, PARTY, STAY } from '../helpers/guest.ts'
import type { Guest } from '../helpers/guest.ts'
import { newMember, PASSWORD } from '../helpers/members.ts'
import { openWorld, ORIGINS } from '../helpers/world.ts'
import type { World } from '../helpers/world.ts'

const HOTEL = 1
const CANARY = 'Kanarienvogel'
const EMAIL = `${CANARY}@example.com`
/** Every table a guest's own words are written to. */
const TABLES = [
  'reservation',
  'idempotency_key',
  'email_outbox',
  'member',
  'token',
  'availability_alert',
  'client_session',
]

/** Guarantee S27, where it is hardest to keep: a statement fails, and its error repeats the row it was for. */
describe('a statement that fails with personal data in it', () => {
  let world: World
  let provider: Provider
  let guest: Guest
  let booking: Booking
  const lines: string[] = []
  before(async () => {
    world = await openWorld()
    const stream = { write: (line: string) => void lines.push(line) }
    const more = { ids: systemIds, mail: mailQueue(world.clock), origins: ORIGINS, log: { stream, level: 'info' } }
    provider = createProvider({ ...world, ...more })
    guest = await openGuest({ fetch: (input, init) => provider.handle(new Request(input, init)) })
    const person = { first_name: CANARY, last_name: CANARY, email: EMAIL, phone: '09012345678' }
    const made = await guest.booking(HOTEL, 'on_site', [await firstRoom(guest, HOTEL, 'on_site')])
    booking = { ...made, guest: person, referrer_code: CANARY }
    await world.database.orm.execute(sql`
      create function refuse_row() returns trigger language plpgsql as $$
      begin
        raise exception 'refused %', row_to_json(new) using detail = row_to_json(new)::text, errcode = '23514';
      end $$`)
  })
  after(async () => {
    await provider.close()
    await world.close()
  })

  const calls: Record<string, () => Promise<{ status: number }>> = {
    booking: () => guest.book(HOTEL, booking, `canary-${systemIds.next()}`),
    alert: () =>
      guest.send(rooms.alert, {
        hotelId: HOTEL,
        body: { ...STAY, email: EMAIL, rooms: [PARTY], room_type_codes: [] },
      }),
    'sign-up': () =>
      guest.send(accounts.signUp, {
        hotelId: HOTEL,
        body: {
          email: `${CANARY}-${systemIds.next()}@example.com`,
          password: 'Momiji2026x',
          password_confirmation: 'Momiji2026x',
          terms_accepted: true,
          privacy_accepted: true,
          profile: { first_name: CANARY, last_name: CANARY },
        },
      }),
    'sign-in': async () => {
      const { email } = await newMember(world)
      return guest.send(accounts.signIn, { hotelId: HOTEL, body: { email, password: PASSWORD } })
    },
    reset: () => guest.send(accounts.startReset, { hotelId: HOTEL, body: { email: EMAIL } }),
  }

  for (const table of TABLES)
    it(`leaves nothing of the row in the log: ${table}`, async () => {
      const { orm } = world.database
      const name = sql.identifier(table)
      const known = lines.length
      const statuses: Record<string, number> = {}
      await orm.execute(sql`create trigger refuse before insert or update on ${name} for each row execute function refuse_row()`) // prettier-ignore
      try {
        for (const [call, send] of Object.entries(calls))
          statuses[call] = await send().then(
            ({ status }) => status,
            () => 0, // the row a test makes for itself is refused too
          )
      } finally {
        await orm.execute(sql`drop trigger refuse on ${name}`)
      }
      const written = lines.slice(known)
      assert.ok(Object.values(statuses).includes(500), JSON.stringify(statuses))
      const failures = written.filter((line) => line.includes('unexpected failure'))
      assert.ok(failures.length > 0)
      for (const line of written)
        for (const canary of [CANARY, CANARY.toLowerCase(), 'refused', 'insert into', 'bypass_token'])
          assert.ok(!line.includes(canary), line)
      for (const line of failures) {
        const { err, tracing_id } = JSON.parse(line) as { err: { type: string; cause: Record<string, unknown> }; tracing_id: string } // prettier-ignore
        // Enough to find it: the class, what the database calls it, the places in the source, and the guest's id.
        assert.equal(err.cause.code, '23514')
        assert.ok(err.type && tracing_id && JSON.stringify(err).includes('demo-host/provider'))
      }
    })
})
