import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { desc, eq, sql } from 'drizzle-orm'

import { audit } from '../../../demo-host/provider/db/schema/audit.ts'
import { reservation } from '../../../demo-host/provider/db/schema/booking.ts'
import { organizationExport } from '../../../demo-host/provider/db/schema/organization.ts'
import { organizations } from '../../../shared/contract/organizations.ts'
import { openGuest } from '../helpers/guest.ts'
import type { ErrorBody } from '../helpers/guest.ts'
import { refusal } from '../helpers/members.ts'
import {
  ADMIN,
  AOBA,
  BRAND,
  KITA,
  askForFile,
  bookForOrganization,
  OF_AOBA,
  OTHER,
  signInAs,
  TRAVEL,
} from '../helpers/organizations.ts'
import type { Colleague } from '../helpers/organizations.ts'
import { sevenZips } from '../helpers/seven-zip.ts'
import { openWorld } from '../helpers/world.ts'
import type { World } from '../helpers/world.ts'

const YEAR = { first_day: '2026-11-01', last_day: '2027-10-31' }
const DAY_MS = 86_400_000

describe('the download of an organization', () => {
  let world: World
  let admin: Colleague
  let booked: string
  before(async () => {
    world = await openWorld()
    admin = await signInAs(world, ADMIN)
    booked = await bookForOrganization(admin, 'to-be-downloaded')
  })
  after(() => world.close())

  const start = (who: Pick<Colleague, 'send'> = admin, body = YEAR) =>
    who.send(organizations.startExport, { ...OF_AOBA, body })
  const codeOf = async (answer: Response) => [
    answer.status,
    ((await answer.json()) as ErrorBody).errors[0]?.details.code,
  ]

  it('is a job: 1200 until it is written, then a zip of 256-bit AES that 7-Zip opens with the password alone [CORP-011]', async () => {
    const { body, status } = await start()
    assert.equal(status, 201)
    const { job_id, password } = body.data
    assert.match(password, /^[a-z2-9]{4}(-[a-z2-9]{4}){4}$/)
    assert.deepEqual(await codeOf(await askForFile(world, admin, job_id)), [202, 1200])
    await world.provider.jobs.sweep()
    const answer = await askForFile(world, admin, job_id)
    assert.equal(answer.status, 200)
    assert.equal(answer.headers.get('content-type'), 'application/zip')
    assert.equal(answer.headers.get('content-disposition'), 'attachment')
    const zip = new Uint8Array(await answer.arrayBuffer())

    for (const program of sevenZips()) {
      const { listing, files } = await program.open(zip, password)
      assert.match(listing, /Method = AES.256/, program.name)
      assert.deepEqual(Object.keys(files).toSorted(), ['stays.csv', 'usage.csv'], program.name)
      const [head, ...lines] = (files['stays.csv'] ?? '').split('\r\n').filter(Boolean)
      assert.match(head ?? '', /"Booking number","Status","Hotel","Guest"/)
      assert.equal(lines.length, 1)
      assert.ok(lines[0]?.startsWith(`"${booked}","Booked",`), lines[0])
      assert.match(lines[0] ?? '', /"Taro Yamada","2026-11-24","2026-11-26",2,/)
      assert.match(files['usage.csv'] ?? '', /,60,1,59/)

      const wrong = await program.open(zip, 'abcd-efgh-jkmn-pqrs-tuvw')
      assert.doesNotMatch(Object.values(wrong.files).join(''), /Taro|TST-/, program.name)
    }
  })

  it('keeps its password nowhere once it is written, and goes after a day', async () => {
    const { job_id, password } = (await start()).body.data
    const { orm } = world.database
    const kept = async () =>
      (await orm.select().from(organizationExport).where(eq(organizationExport.id, job_id)))[0] ?? null
    assert.doesNotMatch(JSON.stringify(await kept()), new RegExp(password))
    await world.provider.jobs.sweep()
    assert.equal((await kept())?.password, null)
    world.clock.advance(DAY_MS)
    const again = await signInAs(world, ADMIN)
    assert.deepEqual(await codeOf(await askForFile(world, again, job_id)), [404, 1252])
    await world.provider.jobs.sweep()
    assert.equal(await kept(), null)
    admin = again
  })

  it('is written also where one that was asked for before cannot be', async () => {
    const { orm } = world.database
    const [stuck, other] = [(await start()).body.data.job_id, (await start()).body.data.job_id]
    const isStuck = eq(organizationExport.id, stuck)
    // What no code of ours writes: a language that nobody speaks.
    await orm.update(organizationExport).set({ locale: sql`'xx'`, created_at: new Date(world.clock.now() - 1_000) }).where(isStuck) // prettier-ignore
    await world.provider.jobs.sweep()
    assert.equal((await askForFile(world, admin, other)).status, 200)
    assert.deepEqual(await codeOf(await askForFile(world, admin, stuck)), [202, 1200])
    await orm.delete(organizationExport).where(isStuck)
  })

  it('is not there for who made its id up, for another organization, and for who is no admin', async () => {
    const { job_id } = (await start()).body.data
    await world.provider.jobs.sweep()
    assert.deepEqual(await codeOf(await askForFile(world, admin, 'made-up')), [404, 1252])
    const other = await signInAs(world, OTHER)
    assert.deepEqual(await codeOf(await askForFile(world, other, job_id)), [404, 1000])
    const own = { brandId: BRAND, organizationId: KITA, jobId: job_id }
    assert.deepEqual(await codeOf(await askForFile(world, other, job_id, own)), [404, 1252])
    const plain = await signInAs(world, TRAVEL)
    assert.deepEqual(await codeOf(await askForFile(world, plain, job_id)), [403, 1000])
    assert.deepEqual(refusal(await start(plain)), [403, 1000])
    assert.deepEqual(refusal(await start(await openGuest(world))), [401, 1400])
  })

  it('holds a thousand stays: for more it is refused with 1600, and a shorter time is not', async () => {
    const { orm } = world.database
    await orm.execute(sql`
      insert into reservation (number, hotel_id, organization_id, quote_id, email, guest, bypass_token_hash, status, source,
        locale, checkin_date, checkout_date, check_in_from, check_in_to, check_out_time, payment_type, currency, total,
        total_gross, due_now_gross, created_at, updated_at)
      select 'MANY-' || n, hotel_id, organization_id, quote_id, email, guest, 'many-' || n, status, source,
        locale, '2027-02-01', '2027-02-03', check_in_from, check_in_to, check_out_time, payment_type, currency, total,
        total_gross, due_now_gross, created_at, updated_at
      from reservation, generate_series(1, 1000) n where number = ${booked}`)
    assert.deepEqual(refusal(await start()), [422, 1600])
    const shorter = await start(admin, { first_day: '2027-01-01', last_day: '2027-12-31' })
    assert.equal(shorter.status, 201)
    await orm.delete(reservation).where(sql`number like 'MANY-%'`)
  })

  it('takes days in their order, a year at most', async () => {
    const backwards = await start(admin, { first_day: '2027-02-02', last_day: '2027-02-01' })
    assert.deepEqual(refusal(backwards), [422, 1000])
    const long = await start(admin, { first_day: '2026-01-01', last_day: '2027-01-03' })
    assert.deepEqual(refusal(long), [422, 1000])
  })

  it('is asked for twenty times an hour at most, and leaves its row in the trail', async () => {
    const { orm } = world.database
    const [row] = await orm.select().from(audit).orderBy(desc(audit.id)).where(eq(audit.kind, 'organization_data_exported')).limit(1) // prettier-ignore
    assert.equal(row?.organization_user_id, admin.user.id)
    let last = 201
    for (let at = 0; at < 21 && last === 201; at++) last = (await start()).status
    assert.equal(last, 429)
    await orm.delete(organizationExport).where(eq(organizationExport.organization_id, AOBA))
  })
})
