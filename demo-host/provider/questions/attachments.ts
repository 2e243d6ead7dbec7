import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, extname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'

import { and, eq, inArray, isNull, lte, notInArray, or } from 'drizzle-orm'
import { fileTypeFromFile } from 'file-type'

import type { IncomingFile } from '../../../shared/contract/define.ts'
import { ERRORS } from '../../../shared/errors.ts'
import type { FileAttachment } from '../../../shared/model/stay/question.ts'
import type { Context, Services } from '../kernel/context.ts'
import { someOf } from '../db/some-of.ts'
import type { Orm } from '../db/orm.ts'
import { reservation } from '../db/schema/booking.ts'
import { attachment, attachmentPart } from '../db/schema/question.ts'
import { ApiError } from '../kernel/api-error.ts'
import { networkHash } from '../kernel/network-hash.ts'
import type { ClientSession } from '../kernel/sessions.ts'
import { redrawnPicture } from './pictures.ts'
import { countInTurn, createUploadPlaces, refuseOverQuota, UNBOUND_MS } from './upload-quotas.ts'

export const ATTACHMENTS_PATH = '/attachments/'
const TOO_LARGE = 413
const PIECE_BYTES = 1024 * 1024
const NAME_CHARACTERS = 100
const takePlace = createUploadPlaces()

type Kind = { mime: 'image/jpeg' | 'image/webp' | 'application/pdf'; extension: string }

/** What each kind of file becomes: pictures are drawn anew, so that nothing but the picture is kept. */
const KINDS: Readonly<Record<string, Kind | undefined>> = {
  'image/jpeg': { mime: 'image/jpeg', extension: '.jpg' },
  'image/png': { mime: 'image/webp', extension: '.webp' },
  'image/webp': { mime: 'image/webp', extension: '.webp' },
  'image/gif': { mime: 'image/webp', extension: '.webp' },
  'image/avif': { mime: 'image/webp', extension: '.webp' },
  'application/pdf': { mime: 'application/pdf', extension: '.pdf' },
}

export const isImage = (mime: string): boolean => mime.startsWith('image/')

const unreadable = (status: number = ERRORS.uploadUnreadable.status) =>
  new ApiError(ERRORS.uploadUnreadable, 'The file could not be read', {
    status,
    base: [{ field: 'file', code: ERRORS.uploadUnreadable.code, error: 'It must be a picture or a PDF that is whole' }],
  })

export const attachmentUrl = (id: string, { origins }: Pick<Services, 'origins'>) =>
  `${origins.api}${ATTACHMENTS_PATH}${id}`
/** The name of a file in its address: its id, and an ending that says what it is. What no address of ours ends with finds none. */
const idOfName = (name: string): string => name.split('.')[0] ?? ''
export const nameInAddress = (url: string): string => url.slice(url.lastIndexOf('/') + 1)

/** Guarantee S18: from the wire to a file, from the file to a picture of our own, piece by piece into the database. */
export async function receiveFile(
  file: IncomingFile,
  session: ClientSession,
  context: Context,
): Promise<FileAttachment> {
  const { orm } = context.database
  const network = networkHash(context)
  const leavePlace = takePlace(network)
  const folder = await mkdtemp(join(tmpdir(), 'booking-upload-'))
  try {
    await refuseOverQuota(orm, session, network) // before the work; what counts is asked again where the file is kept
    const raw = join(folder, 'raw')
    await pipeline(file.bytes, createWriteStream(raw))
    if (file.isCut()) throw unreadable(TOO_LARGE)
    const found = await fileTypeFromFile(raw)
    const kind = found && KINDS[found.mime]
    if (!kind) throw unreadable()
    const clean = kind.mime === 'application/pdf' ? raw : await redrawnPicture(raw, kind.mime)
    if (clean === null) throw unreadable()
    return await keep(clean, { ...kind, name: file.name }, session, context)
  } finally {
    leavePlace()
    await rm(folder, { recursive: true, force: true })
  }
}

type Named = Kind & { name: string }

async function keep(path: string, kind: Named, session: ClientSession, context: Context): Promise<FileAttachment> {
  const { orm } = context.database
  const network = networkHash(context)
  const { size: bytes } = await stat(path)
  const [id, name] = [context.ids.next(), nameOf(kind)]
  // Counted in a transaction of its own: the pieces of a large file must not keep everybody else waiting.
  await orm.transaction(async (tx) => {
    await countInTurn(tx)
    await tx.insert(attachment).values({
      id,
      name,
      bytes,
      network,
      mime: kind.mime,
      sha256: '',
      client_session_id: session.id,
      created_at: new Date(context.clock.now()),
    })
    await refuseOverQuota(tx, session, network)
  })
  try {
    await orm.transaction((tx) => keepPieces(tx, id, path))
  } catch (error) {
    await orm.delete(attachment).where(eq(attachment.id, id))
    throw error
  }
  return { id, url: attachmentUrl(id + kind.extension, context), mime: kind.mime, bytes, name }
}

async function keepPieces(tx: Orm, id: string, path: string): Promise<void> {
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
}

/** The guest's own name for it, without a path or a sign that means something to a computer. */
function nameOf({ name, extension }: Named): string {
  const bare = basename(name, extname(name))
    .replaceAll(/[^\p{L}\p{N}\p{M} ._-]/gu, '')
    .trim()
  return [...bare].slice(0, NAME_CHARACTERS).join('') + extension
}

// Its payment was refused or given up; what a guest cancelled was booked all the same.
const wasNeverBooked = and(eq(reservation.status, 'cancelled'), eq(reservation.cancel_reason, 'payment'))

/**
 * True when all of them are this guest's to give: nobody's yet, or of a try of the same browser that came to nothing. What a
 * stay was booked with, or may still be while its payment is open, stays with it (AMB-91).
 */
export async function bindFiles(tx: Orm, files: readonly string[], reservationId: number, { session }: Context) {
  const wanted = [...new Set(files.map(idOfName))]
  if (wanted.length === 0) return true
  const unpaid = tx
    .select({ id: reservation.id })
    .from(reservation)
    .where(and(eq(reservation.client_session_id, session?.id ?? 0), wasNeverBooked))
  const isOurs = or(
    isNull(attachment.reservation_id),
    eq(attachment.reservation_id, reservationId),
    ...(session ? [and(eq(attachment.client_session_id, session.id), inArray(attachment.reservation_id, unpaid))] : []),
  )
  const bound = await tx
    .update(attachment)
    .set({ reservation_id: reservationId, network: null })
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

/** Files that no booking names in time. */
export async function deleteUnusedFiles(tx: Orm, now: number): Promise<void> {
  const isOld = lte(attachment.created_at, new Date(now - UNBOUND_MS))
  await tx.delete(attachment).where(someOf(attachment, and(isNull(attachment.reservation_id), isOld)))
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
