import { mask } from 'superstruct'

import { parseCall } from '../../../shared/contract/define.ts'
import { questions } from '../../../shared/contract/questions.ts'
import { HEADERS } from '../../../shared/headers.ts'
import type { FileAttachment } from '../../../shared/model/stay/question.ts'
import { EXPIRED_SESSION } from '../../../shared/statuses.ts'
import type { ApiSetting } from '../api.ts'
import { Failure } from '../failure.ts'

export type UploadOptions = {
  signal: AbortSignal
  /** 0 to 1 of the file. */
  onProgress: (share: number) => void
}

/** Sends one file. By XMLHttpRequest, the only way a browser says how much of it has gone. */
export async function upload(setting: ApiSetting, file: File, options: UploadOptions): Promise<FileAttachment> {
  const done = setting.on.started()
  try {
    const headers = setting.headers()
    return await post(setting, headers, file, options).catch(async (failure: Failure) => {
      if (!failure.codes.some((code) => EXPIRED_SESSION.includes(code))) throw failure
      await setting.on.expired(headers[HEADERS.clientSession])
      return post(setting, setting.headers(), file, options)
    })
  } catch (error) {
    if (error instanceof Failure && error.codes.length > 0) await setting.on.refused?.()
    throw error
  } finally {
    done()
  }
}

function post(
  setting: ApiSetting,
  general: Record<string, string>,
  file: File,
  { signal, onProgress }: UploadOptions,
): Promise<FileAttachment> {
  const { method, path } = parseCall(questions.upload.call)
  const request = new XMLHttpRequest()
  const body = new FormData()
  body.append('file', file, file.name)
  return new Promise((resolve, reject) => {
    const stop = () => request.abort()
    signal.addEventListener('abort', stop)
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0))
    request.addEventListener('loadend', () => {
      signal.removeEventListener('abort', stop)
      try {
        resolve(answerOf(request, signal))
      } catch (error) {
        reject(error)
      }
    })
    const { api, takesCookies } = setting.base()
    request.open(method, api + path)
    request.withCredentials = takesCookies === true
    const headers = { ...general, [HEADERS.tracingId]: setting.newId(), Accept: 'application/json' }
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value)
    if (signal.aborted) return reject(new Failure('aborted'))
    request.send(body)
  })
}

function answerOf({ status, responseText }: XMLHttpRequest, signal: AbortSignal): FileAttachment {
  if (signal.aborted) throw new Failure('aborted')
  if (status === 0) throw new Failure('network')
  const json = parse(responseText)
  if (status >= 400) throw new Failure(status >= 500 ? 'system' : 'refused', status, json)
  try {
    return mask(json, questions.upload.answer).data
  } catch {
    throw new Failure('processing', status, json)
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return null // not JSON: the answer's schema says so
  }
}
