import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'

import { eq } from 'drizzle-orm'

import { rooms } from '../../../shared/contract/rooms.ts'
import { hotelPlan } from '../../../demo-host/provider/db/schema/catalogue.ts'
import { organization } from '../../../demo-host/provider/db/schema/organization.ts'
import { applyHotel } from '../../../demo-host/provider/hotel-documents/apply-hotel.ts'
import type { HotelDocument } from '../../../demo-host/provider/hotel-documents/hotel-document.ts'
import { readNightTables } from '../../../demo-host/provider/hotel-documents/night-tables.ts'
import { readDocument } from '../../../demo-host/provider/hotel-documents/read-document.ts'
import { readStandingRows } from '../../../demo-host/provider/hotel-documents/standing-rows.ts'
import { documentOf, writeDocument } from '../../../demo-host/provider/hotel-documents/write-document.ts'
import { writeNightTables } from '../../../demo-host/provider/hotel-documents/write-night-tables.ts'
import { firstRoom, openGuest, PARTY, STAY } from '../helpers/guest.ts'
import type { Guest } from '../helpers/guest.ts'
import { openWorld } from '../helpers/world.ts'
import type { World } from '../helpers/world.ts'

const SHIROTSUKI = 1
const NO_NIGHTS = { rates: [], stock: [], extras: [] }

describe('a hotel whose document is applied while guests book', () => {
  let world: World
  let guest: Guest
  let booked: string
  before(async () => {
    world = await openWorld()
    guest = await openGuest(world)
    const room = await firstRoom(guest, SHIROTSUKI, 'on_site')
    booked = room.room_type_code
    const { status } = await guest.book(
      SHIROTSUKI,
      await guest.booking(SHIROTSUKI, 'on_site', [room]),
      'a-stay-in-november',
    )
    assert.equal(status, 201)
  })
  after(() => world.close())

  const rows = async (code = 'shirotsuki') =>
    (await readStandingRows(world.database.orm, code)) ?? assert.fail('there is no hotel')
  const document = async (code?: string) => readDocument(writeDocument(documentOf(await rows(code))))
  const apply = (changed: HotelDocument) =>
    applyHotel(world.database, { document: changed, nights: NO_NIGHTS }, { now: world.clock.now() })
  const searched = async () => {
    const query = { ...STAY, rooms: [PARTY], bookable: true }
    const { body } = await guest.send(rooms.search, { hotelId: SHIROTSUKI, query })
    return body.data.rooms
  }

  it('is searched anew by a process that kept it, as soon as a name has changed', async () => {
    const [first] = await searched()
    const changed = await document()
    const room = changed.room_types.find(({ code }) => code === first?.room_type_code) ?? assert.fail('no room')
    room.names = { ...room.names, en: 'The room by the lake' }
    const { changes } = await apply(changed)
    assert.deepEqual(
      changes.map((line) => line.split(': ')[0]),
      [`/room_types/${room.code}/names/en`],
    )
    assert.ok((await searched()).some(({ room_type_name }) => room_type_name === 'The room by the lake'))
  })

  it('says what a dry run would change, and changes nothing', async () => {
    const standing = await document()
    const changed = { ...standing, phone_number: '+81 99' }
    const dry = await applyHotel(
      world.database,
      { document: changed, nights: NO_NIGHTS },
      { now: world.clock.now(), isDryRun: true },
    )
    assert.match(dry.changes.join(), /^\/phone_number: .* → "\+81 99"$/)
    assert.deepEqual(await document(), standing)
  })

  it('keeps a room type in which somebody stays: the mistake names it, and nothing is changed', async () => {
    const standing = await document()
    const without: HotelDocument = {
      ...standing,
      phone_number: '+81 98',
      room_types: standing.room_types.filter(({ code }) => code !== booked),
      plans: standing.plans.map((plan) => ({ ...plan, rooms: plan.rooms.filter((one) => one.room_type !== booked) })),
    }
    await assert.rejects(
      apply(without),
      new RegExp(`/room_types: "${booked}" may not be taken away, because it is in 1 stays`),
    )
    assert.deepEqual(await document(), standing)
  })

  it('sells a plan to no company whose name another one bears', async () => {
    const standing = await document('minato')
    const name = standing.plans.find(({ target }) => target === 'organization')?.organization ?? assert.fail('no plan')
    const { hotel } = await rows('minato')
    const sold = () =>
      world.database.orm
        .select({ code: hotelPlan.code, of: hotelPlan.organization_id })
        .from(hotelPlan)
        .where(eq(hotelPlan.hotel_id, hotel.id))
        .orderBy(hotelPlan.code)
    const before = await sold()
    const [twin] = await world.database.orm
      .insert(organization)
      .values({ brand_id: hotel.brand_id, name, display_name: name })
      .returning()
    await assert.rejects(
      apply({ ...standing, phone_number: '+81 97' }),
      new RegExp(`hotel\\.json/plans: 2 companies of the brand are called "${name}"`),
    )
    assert.deepEqual(await sold(), before)
    await world.database.orm.delete(organization).where(eq(organization.id, twin?.id ?? 0))
    assert.equal((await apply(standing)).changes.length, 0)
  })

  it('loses what nobody stays in, and mends the same document after a mistake', async () => {
    const standing = await document()
    const gone = standing.extras.find(({ is_optional }) => is_optional) ?? assert.fail('no extra')
    const kept = {
      ...standing,
      extras: standing.extras.filter((one) => one !== gone),
      plans: standing.plans.map((plan) => ({
        ...plan,
        inclusive_extras: plan.inclusive_extras.filter((code) => code !== gone.code),
      })),
    }
    const { changes } = await apply(kept)
    assert.ok(changes.includes(`/extras/${gone.code}: taken away`))
    await apply(standing)
    assert.equal((await document()).extras.length, standing.extras.length)
  })

  it('is not given fewer rooms than are booked: the line is named, and no other line is written', async () => {
    const standing = await document()
    const { hotel } = await rows()
    const before = await writeNightTables(world.database.orm, hotel.id)
    const stock = `from,room_type,rooms\n2027-05-05,${booked},1\n${STAY.checkin_date},${booked},0\n`
    const { nights, faults } = readNightTables({ stock }, standing)
    assert.deepEqual(faults, [])
    await assert.rejects(
      applyHotel(world.database, { document: standing, nights }, { now: world.clock.now() }),
      new RegExp(`stock\\.csv:3 rooms: of ${STAY.checkin_date} 1 are booked already`),
    )
    assert.deepEqual(await writeNightTables(world.database.orm, hotel.id), before)
  })

  it('sells no quote of the price before: prices of a table, and anything of the document, are asked about anew (guarantee S9)', async () => {
    const edits: Record<string, () => Promise<unknown>> = {
      async rates() {
        const { hotel } = await rows()
        const { rates } = await writeNightTables(world.database.orm, hotel.id)
        const dearer = rates.replaceAll(/\b(\d{5,})\b/g, (_, price: string) => String(Number(price) + 1_000))
        const { nights, faults } = readNightTables({ rates: dearer }, await document())
        assert.deepEqual(faults, [])
        const { nights: changed } = await applyHotel(
          world.database,
          { document: await document(), nights },
          { now: world.clock.now() },
        )
        assert.ok(changed.rates > 0)
      },
      async document() {
        const { changes } = await apply({ ...(await document()), phone_number: '+81 460 00 0199' })
        assert.equal(changes.length, 1)
      },
    }
    for (const [what, edit] of Object.entries(edits)) {
      const priced = await guest.booking(SHIROTSUKI, 'on_site', [await firstRoom(guest, SHIROTSUKI, 'on_site')])
      await edit()
      const { status, body } = await guest.book(SHIROTSUKI, priced, `an-old-quote-of-${what}`)
      // The document left the price as it is, so that the booking is priced anew and goes through.
      assert.equal(status, what === 'rates' ? 409 : 201, `${what} ${JSON.stringify(body)}`)
    }
  })
})
