import multipart from '@fastify/multipart'
import type { FastifyInstance, FastifyRequest } from 'fastify'

import { ATTACHMENT_BYTES } from '../../../shared/constants.ts'
import type { IncomingFile } from '../../../shared/contract/define.ts'
import { Refused } from '../domain/refused.ts'

const [UNPROCESSABLE, INVALID] = [422, 1000]

/** Streamed, never held in memory; one file a call (guarantee S18). */
export function takeUploads(server: FastifyInstance): void {
  server.register(multipart, {
    throwFileSizeLimit: false, // what is too long is cut, and whoever reads it asks for that
    limits: { fileSize: ATTACHMENT_BYTES, files: 1, fields: 0, parts: 1, headerPairs: 20 },
  })
}

export async function incomingFile(request: FastifyRequest): Promise<IncomingFile> {
  const found = request.isMultipart() ? await request.file() : undefined
  if (!found) throw new Refused(UNPROCESSABLE, INVALID, 'This call takes one file as multipart/form-data')
  const { filename, file } = found
  return { name: filename, bytes: file, isCut: () => file.truncated }
}
