import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { after, before, describe, it } from 'node:test'
import { promisify } from 'node:util'

import { rooms } from '../../../shared/contract/rooms.ts'
import { addDays, today } from '../../../shared/rules/days/dates.ts'
import { freePort } from '../../../demo-host/provider/db/free-port.ts'
import { NOBODY_OUTSIDE } from '../../../demo-host/provider/identity-providers/identity-providers.ts'
import { startProduct } from '../../../demo-host/provider/product.ts'
import type { Product } from '../../../demo-host/provider/product.ts'
import { filesOfFirstHotel } from '../../lib/pages/first-hotel.ts'
import { emptyBuild } from '../helpers/empty-build.ts'
import { openGuest, PARTY, TARO } from '../helpers/guest.ts'
import { ORIGINS } from '../helpers/world.ts'

const ROOT = resolve(import.meta.dirname, '../../..')
const FIRST = today('Asia/Tokyo', Date.now())

describe('the first hotel of an operator', () => {
  let folder: string
  let product: Product | undefined
  const said: string[] = []
  const command = async (...words: string[]) => {
    const { DATABASE_URL: _, DEMO: __, ...environment } = process.env
    const line = ['--import', './scripts/node-hooks.mjs', 'demo-host/provider/booking.ts', 'hotel', ...words]
    const env = { ...environment, BOOKING_DATA: join(folder, 'data') }
    return (await promisify(execFile)(process.execPath, line, { cwd: ROOT, env })).stdout
  }
  before(async () => {
    folder = await mkdtemp(join(tmpdir(), 'first-hotel-'))
    await chmod(folder, 0o755) // as root the database has a user of its own, who must reach it
    for (const [name, text] of Object.entries(await filesOfFirstHotel(FIRST))) await writeFile(join(folder, name), text)
    const tables = ['--rates', join(folder, 'rates.csv'), '--stock', join(folder, 'stock.csv')]
    said.push(await command('apply', join(folder, 'hotel.json'), ...tables), await command('list'))
  })
  after(async () => {
    await product?.stop()
    await rm(folder, { recursive: true, force: true })
  })

  it('enters an empty database by the document and the tables of docs/hotels.md', () => {
    const [applied = '', listed = ''] = said
    assert.deepEqual(applied.trim().split('\n'), [
      'seaview: new, with 1 room types, 1 plans and 0 extras',
      'rates: 365 nights',
      'stock: 365 nights',
      'Done.',
    ])
    assert.match(listed, /^seaview: Hotel Seaview, JPY, 1 room types, 1 plans, prices until \d{4}-\d\d-\d\d\n$/)
  })

  it('is booked by a guest, who pays at the hotel, when the product runs', async () => {
    const ports = { widget: await freePort(), api: await freePort(), identity: await freePort() }
    const at = (name: keyof typeof ports) => `http://127.0.0.1:${ports[name]}`
    const origins = {
      widget: at('widget'),
      api: at('api'),
      identity: at('identity'),
      host: at('widget'),
      gateway: at('api'),
    }
    product = await startProduct({
      folder: join(folder, 'data'),
      dist: emptyBuild(folder),
      address: '127.0.0.1',
      ports,
      origins,
      adapters: {
        gateways: {},
        identityProviders: NOBODY_OUTSIDE,
        transport: { send: async () => {}, close() {} },
        from: { name: 'Reservations', address: 'stay@hotel.example' },
      },
      logLevel: 'silent',
      say() {},
    })
    const reached: Record<string, string> = { [ORIGINS.api]: origins.api, [ORIGINS.identity]: origins.identity }
    const guest = await openGuest(
      {
        fetch: async (address, init) => {
          const { origin, pathname, search } = new URL(String(address))
          return fetch(`${reached[origin]}${pathname}${search}`, init)
        },
      },
      { origin: origins.widget },
    )
    const stay = { checkin_date: addDays(FIRST, 30), checkout_date: addDays(FIRST, 31) }
    const { body } = await guest.send(rooms.search, { hotelId: 1, query: { ...stay, rooms: [PARTY], bookable: true } })
    const [twin] = body.data.rooms
    assert.equal(twin?.room_count, 8)
    const chosen = [{ room_type_code: 'twin', room_plan_code: 'twin-room-only', quantity: 1, party: PARTY }]
    const asked = await guest.send(rooms.price, {
      hotelId: 1,
      query: { ...stay, rooms: chosen, payment_type: 'on_site' },
    })
    const booking = {
      ...stay,
      rooms: chosen,
      guest: TARO,
      payment: { type: 'on_site' as const },
      extras: [],
      quote_id: asked.body.meta.quote_id,
      total_price: asked.body.data.total.total_price,
    }
    const booked = await guest.book(1, booking, 'first-hotel')
    assert.deepEqual([booked.status, booked.body.data.status], [201, 'done'])
  })
})
