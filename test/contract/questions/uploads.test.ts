import { after, before, describe, it } from 'node:test'
import assert from 'node:assert/strict'

import { eq } from 'drizzle-orm'
import sharp from 'sharp'

import { createUploadPlaces, QUOTAS, UNDER_WAY } from '../../../demo-host/provider/questions/upload-quotas.ts'
import { attachment } from '../../../demo-host/provider/db/schema/question.ts'
import { MOST_PIXELS } from '../../../demo-host/provider/questions/pictures.ts'
import { HOUR_MS } from '../../../shared/constants.ts'
import { HEADERS } from '../../../shared/headers.ts'
import type { FileAttachment } from '../../../shared/model/stay/question.ts'
import { cpuTime } from '../../lib/measures/cpu-time.ts'
import { openGuest } from '../helpers/guest.ts'
import type { ErrorBody, Guest } from '../helpers/guest.ts'
import { form, PICTURE } from '../helpers/picture.ts'
import { openWorld, ORIGINS } from '../helpers/world.ts'
import type { World } from '../helpers/world.ts'

describe('what strangers may upload (guarantee S18)', () => {
  let world: World
  before(async () => (world = await openWorld()))
  after(() => world.close())

  async function upload(guest: Guest, file: File) {
    const headers = { origin: ORIGINS.widget, [HEADERS.clientSession]: guest.token() }
    const answer = await world.fetch(`${ORIGINS.api}/file_attachments`, { method: 'POST', headers, body: form(file) })
    const body = (await answer.json()) as { data: FileAttachment } & ErrorBody
    return { status: answer.status, body, retryAfter: answer.headers.get('retry-after') }
  }
  const unbound = () => world.database.orm.$count(attachment)
  /** What others hold, in files of a size that one can have. */
  async function hold(name: string, bytes: number) {
    const [of, count] = [{ name, mime: 'application/pdf', sha256: '', created_at: new Date(world.clock.now()) }, 60]
    const each = Math.floor(bytes / count)
    const sizes = Array.from({ length: count }, (_, n) => (n === 0 ? bytes - each * (count - 1) : each))
    await world.database.orm
      .insert(attachment)
      .values(sizes.map((size, n) => ({ ...of, id: `${name}-${n}`, bytes: size })))
  }
  const GREY = '#778899'
  async function picture(width: number, height: number): Promise<File> {
    const bytes = await sharp({ create: { width, height, channels: 3, background: GREY } })
      .png({ progressive: true, compressionLevel: 9 })
      .toBuffer()
    return new File([new Uint8Array(bytes)], 'wide.png', { type: 'image/png' })
  }

  it('is refused by the head of a picture that is small on the wire and huge in memory', async () => {
    const guest = await openGuest(world)
    const side = 7_100
    assert.ok(side * side > MOST_PIXELS)
    const huge = await picture(side, side)
    assert.ok(huge.size < 1_000_000)
    // The first upload of a process has more to do.
    assert.equal((await upload(guest, new File(['no picture'], 'small.png', { type: 'image/png' }))).status, 422)
    let refusal: Awaited<ReturnType<typeof upload>> | undefined
    const asked = await cpuTime(async () => (refusal = await upload(guest, huge)))
    assert.deepEqual([refusal?.status, refusal?.body.errors[0]?.details.code], [422, 1251])
    const bytes = await huge.arrayBuffer()
    const decoded = await cpuTime(() => sharp(bytes, { limitInputPixels: false }).raw().toBuffer())
    assert.ok(asked < decoded / 2, `${asked} ms, and ${decoded} where its pixels are decoded`)
    assert.equal(await unbound(), 0)
  })

  it('stays within the bytes of a session, of an address and of the server, until the hour is over', async () => {
    const guest = await openGuest(world)
    const first = await upload(guest, PICTURE)
    assert.equal(first.status, 201)
    const mine = eq(attachment.id, first.body.data.id)
    await world.database.orm.update(attachment).set({ bytes: QUOTAS.session.bytes }).where(mine)
    const full = await upload(guest, PICTURE)
    assert.deepEqual([full.status, full.retryAfter], [429, String(HOUR_MS / 1000)])

    const neighbour = await openGuest(world)
    assert.equal((await upload(neighbour, PICTURE)).status, 201, 'another session of the address has its own')
    await world.database.orm.update(attachment).set({ bytes: QUOTAS.network.bytes }).where(mine)
    assert.equal((await upload(neighbour, PICTURE)).status, 429)

    await world.database.orm.update(attachment).set({ bytes: 1 }).where(mine)
    await hold('of-everybody', QUOTAS.server.bytes)
    assert.equal((await upload(neighbour, PICTURE)).status, 429)

    world.clock.advance(HOUR_MS)
    await world.provider.jobs.sweep()
    assert.equal(await unbound(), 0)
    assert.equal((await upload(await openGuest(world), PICTURE)).status, 201)
  })

  it('passes no quota when many are sent at once', async () => {
    const guest = await openGuest(world)
    const { bytes } = (await upload(guest, PICTURE)).body.data
    const room = 2
    await hold('of-the-others', QUOTAS.server.bytes - (await heldBytes()) - room * bytes)
    const answers = await Promise.all(Array.from({ length: UNDER_WAY.network }, () => upload(guest, PICTURE)))
    assert.equal(answers.filter(({ status }) => status === 201).length, room)
  })
  async function heldBytes(): Promise<number> {
    const rows = await world.database.orm.select().from(attachment)
    return rows.reduce((sum, row) => sum + row.bytes, 0)
  }

  it('has so many places for what is on its way, and each is given back', () => {
    const takePlace = createUploadPlaces()
    const mine = Array.from({ length: UNDER_WAY.network }, () => takePlace('one'))
    assert.throws(() => takePlace('one'), { status: 429 })
    const others = Array.from({ length: UNDER_WAY.process - UNDER_WAY.network }, (_, n) => takePlace(`other-${n}`))
    assert.throws(() => takePlace('late'), { status: 429 })
    for (const leave of [...mine, ...others]) leave()
    for (const leave of mine.map(() => takePlace('one'))) leave()
  })
})
