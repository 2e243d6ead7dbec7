import { integer } from 'superstruct'

import type { InputOf } from '../../../shared/contract/define.ts'
import { managing } from '../../../shared/contract/managing.ts'
import { createApi } from '../../lib/api.ts'
import type { ApiSetting } from '../../lib/api.ts'
import { Failure } from '../../lib/failure.ts'

/** What the client reads in place of the file: which of the kept ones it is. */
const row = { ...managing.receipt, answer: integer() }

/** By the client of every other call, whose answers are words: a file is kept aside, and all else is left to it. */
export async function fetchReceipt(setting: ApiSetting, input: InputOf<typeof row>): Promise<Uint8Array<ArrayBuffer>> {
  const files: Uint8Array<ArrayBuffer>[] = []
  const keepFile: typeof fetch = async (...asked) => {
    const response = await setting.fetch(...asked)
    if (response.headers.get('content-type') !== row.file) return response
    files.push(new Uint8Array(await response.arrayBuffer()))
    return new Response(String(files.length - 1))
  }
  const file = files[await createApi({ ...setting, fetch: keepFile })(row, input)]
  if (!file) throw new Failure('processing')
  return file
}
