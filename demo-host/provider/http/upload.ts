import multipart from '@fastify/multipart'
import type { FastifyInstance, FastifyRequest } from 'fastify'

import { ATTACHMENT_BYTES } from '../../../shared/constants.ts'
import type { IncomingFile } from '../../../shared/contract/define.ts'
import { refusedField } from '../kernel/api-error.ts'

/** Streamed, never held in memory; one file a call (guarantee S18). */
export function takeUploads(server: FastifyInstance): void {
  server.register(multipart, {
    throwFileSizeLimit: false, // what is too long is cut, and whoever reads it asks for that
    limits: { fileSize: ATTACHMENT_BYTES, files: 1, fields: 0, parts: 1, headerPairs: 20 },
  })
}

const refused = () => refusedField('file', 'This call takes one file as multipart/form-data')

export async function incomingFile(request: FastifyRequest): Promise<IncomingFile> {
  const found = request.isMultipart() ? await request.file().catch(asRefused) : undefined
  if (!found) throw refused()
  const { filename, file } = found
  return { name: filename, bytes: wholeOf(file), isCut: () => file.truncated }
}

/** A body that ends in the middle of the file is the sender's mistake, found while it is read. */
async function* wholeOf(file: AsyncIterable<Uint8Array>): AsyncIterable<Uint8Array> {
  try {
    yield* file
  } catch (error) {
    asRefused(error)
  }
}

/** What the parser refuses by a status of its own keeps it; anything else is a form it cannot read. */
function asRefused(error: unknown): never {
  throw error instanceof Error && 'statusCode' in error ? error : refused()
}
