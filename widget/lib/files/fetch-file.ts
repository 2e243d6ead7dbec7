import { integer } from 'superstruct'

import type { Call, InputOf } from '../../../shared/contract/define.ts'
import { createApi } from '../api.ts'
import type { ApiSetting, CallOptions } from '../api.ts'
import { Failure } from '../failure.ts'

/** A row whose answer is a file. */
type FileCall = Call & { file: NonNullable<Call['file']> }

/** By the client of every other call, whose answers are words: a file is kept aside, and all else is left to it. */
export async function fetchFile<C extends FileCall>(
  setting: ApiSetting,
  call: C,
  input: InputOf<C>,
  options: CallOptions = {},
): Promise<Uint8Array<ArrayBuffer>> {
  const files: Uint8Array<ArrayBuffer>[] = []
  const keepFile: typeof fetch = async (...asked) => {
    const response = await setting.fetch(...asked)
    if (response.headers.get('content-type') !== call.file) return response
    files.push(new Uint8Array(await response.arrayBuffer()))
    return new Response(String(files.length - 1))
  }
  // What the client reads in place of the file: which of the kept ones it is.
  const row = { ...call, answer: integer() }
  const file = files[await createApi({ ...setting, fetch: keepFile })(row, input as InputOf<typeof row>, options)] // the answer alone differs
  if (!file) throw new Failure('processing')
  return file
}
