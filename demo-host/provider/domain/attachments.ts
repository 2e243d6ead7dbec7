import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, extname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'

import { and, eq, inArray, isNull, lte, notInArray, or } from 'drizzle-orm'
import { fileTypeFromFile } from 'file-type'
import sharp from 'sharp'

import { ATTACHMENT_FILES, DAY_MS } from '../../../shared/constants.ts'
import type { IncomingFile } from '../../../shared/contract/define.ts'
import type { FileAttachment } from '../../../shared/model/question.ts'
import type { Context, Services } from '../http/context.ts'
import type { Orm } from '../db/orm.ts'
import { attachment, attachmentPart } from '../db/schema/question.ts'
import { Refused } from './refused.ts'
import type { ClientSession } from './sessions.ts'

export const ATTACHMENTS_PATH = '/attachments/'
const [TOO_LARGE, UNPROCESSABLE, UNREADABLE] = [413, 422, 1251]
const PIECE_BYTES = 1024 * 1024
/** A few questions' worth; more than that is no guest. */
const MOST_UNBOUND = 4 * ATTACHMENT_FILES
const NAME_CHARACTERS = 100
/** A picture of more than this is made to harm, or smaller when it is looked at. */
const MOST_PIXELS = 200_000_000
const LONGEST_SIDE = 4096

/** What each kind of file becomes: pictures are drawn anew, so that nothing but the picture is kept. */
const KINDS: Readonly<Record<string, { mime: string; extension: string } | undefined>> = {
  'image/jpeg': { mime: 'image/jpeg', extension: '.jpg' },
  'image/png': { mime: 'image/webp', extension: '.webp' },
  'image/webp': { mime: 'image/webp', extension: '.webp' },
  'image/gif': { mime: 'image/webp', extension: '.webp' },
  'image/avif': { mime: 'image/webp', extension: '.webp' },
  'application/pdf': { mime: 'application/pdf', extension: '.pdf' },
}

export const isImage = (mime: string): boolean => mime.startsWith('image/')

const unreadable = (status: number = UNPROCESSABLE) =>
  new Refused(status, UNREADABLE, 'The file could not be read', {
    base: [{ field: 'file', code: UNREADABLE, error: 'It must be a picture or a PDF that is whole' }],
  })

export const addressOf = (id: string, { origins }: Pick<Services, 'origins'>) =>
  `${origins.api}${ATTACHMENTS_PATH}${id}`
/** The name of a file in its address: its id, and an ending that says what it is. What no address of ours ends with finds none. */
export const idOfName = (name: string): string => name.split('.')[0] ?? ''
export const nameInAddress = (url: string): string => url.slice(url.lastIndexOf('/') + 1)

/** Guarantee S18: from the wire to a file, from the file to a picture of our own, piece by piece into the database. */
export async function receiveFile(
  file: IncomingFile,
  session: ClientSession,
  context: Context,
): Promise<FileAttachment> {
  const { orm } = context.database
  const mine = and(eq(attachment.client_session_id, session.id), isNull(attachment.reservation_id))
  if ((await orm.$count(attachment, mine)) >= MOST_UNBOUND) throw unreadable()

  const folder = await mkdtemp(join(tmpdir(), 'booking-upload-'))
  try {
    const raw = join(folder, 'raw')
    await pipeline(file.bytes, createWriteStream(raw))
    if (file.isCut()) throw unreadable(TOO_LARGE)
    const found = await fileTypeFromFile(raw)
    const kind = found && KINDS[found.mime]
    if (!kind) throw unreadable()
    const clean = isImage(kind.mime) ? await redrawn(raw, kind.mime) : raw
    return await orm.transaction((tx) => keep(tx, clean, { ...kind, name: file.name }, session, context))
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Without its place, its camera and whatever else came along; turned as it was held. */
async function redrawn(raw: string, mime: string): Promise<string> {
  const clean = `${raw}-clean`
  const picture = sharp(raw, { limitInputPixels: MOST_PIXELS, failOn: 'error' })
    .rotate()
    .resize({ width: LONGEST_SIDE, height: LONGEST_SIDE, fit: 'inside', withoutEnlargement: true })
  try {
    await (mime === 'image/jpeg' ? picture.jpeg() : picture.webp()).toFile(clean)
  } catch {
    throw unreadable() // sharp says why in words for nobody here
  }
  return clean
}

type Kind = { mime: string; extension: string; name: string }

async function keep(tx: Orm, path: string, kind: Kind, { id: sessionId }: ClientSession, context: Context) {
  const { clock, ids } = context
  const id = ids.next()
  const name = nameOf(kind)
  const { size: bytes } = await stat(path)
  const made = { id, client_session_id: sessionId, name, mime: kind.mime, bytes, sha256: '' }
  await tx.insert(attachment).values({ ...made, created_at: new Date(clock.now()) })
  const hash = createHash('sha256')
  let position = 0
  for await (const read of createReadStream(path, { highWaterMark: PIECE_BYTES })) {
    const piece = new Uint8Array(read as Buffer) // a stream without an encoding gives bytes
    hash.update(piece)
    await tx.insert(attachmentPart).values({ attachment_id: id, position: position++, piece })
  }
  await tx
    .update(attachment)
    .set({ sha256: hash.digest('hex') })
    .where(eq(attachment.id, id))
  return { id, url: addressOf(id + kind.extension, context), mime: kind.mime, bytes, name }
}

/** The guest's own name for it, without a path or a sign that means something to a computer. */
function nameOf({ name, extension }: Kind): string {
  const bare = basename(name, extname(name))
    .replaceAll(/[^\p{L}\p{N}\p{M} ._-]/gu, '')
    .trim()
  return [...bare].slice(0, NAME_CHARACTERS).join('') + extension
}

/** True when all of them are this guest's to give: nobody's yet, or of an earlier try of the same browser. */
export async function bindFiles(tx: Orm, files: readonly string[], reservationId: number, { session }: Context) {
  const wanted = [...new Set(files.map(idOfName))]
  if (wanted.length === 0) return true
  const isOurs = or(
    isNull(attachment.reservation_id),
    eq(attachment.reservation_id, reservationId),
    ...(session ? [eq(attachment.client_session_id, session.id)] : []),
  )
  const bound = await tx
    .update(attachment)
    .set({ reservation_id: reservationId })
    .where(and(inArray(attachment.id, wanted), isOurs))
    .returning({ id: attachment.id })
  return bound.length === wanted.length
}

/** A guest who takes a file out of an answer wants it gone: what no answer names any more is not kept. */
export async function dropUnusedFiles(tx: Orm, reservationId: number, named: readonly string[]): Promise<void> {
  const used = named.map(idOfName)
  const mine = eq(attachment.reservation_id, reservationId)
  await tx.delete(attachment).where(used.length > 0 ? and(mine, notInArray(attachment.id, used)) : mine)
}

/** Files that were never booked with, after a day. */
export async function sweepFiles(tx: Orm, now: number): Promise<void> {
  const isOld = lte(attachment.created_at, new Date(now - DAY_MS))
  await tx.delete(attachment).where(and(isNull(attachment.reservation_id), isOld))
}

export async function findFile({ database }: Pick<Services, 'database'>, name: string) {
  const [found] = await database.orm
    .select()
    .from(attachment)
    .where(eq(attachment.id, idOfName(name)))
  return found ?? null
}

/** One piece after the other, as fast as the reader takes them. */
export async function* piecesOf({ database }: Pick<Services, 'database'>, id: string): AsyncGenerator<Uint8Array> {
  for (let position = 0; ; position++) {
    const [found] = await database.orm
      .select({ piece: attachmentPart.piece })
      .from(attachmentPart)
      .where(and(eq(attachmentPart.attachment_id, id), eq(attachmentPart.position, position)))
    if (!found) return
    yield found.piece
  }
}
