// Reporter of node:test inside a worker: hands every event to the process that reads all workers.
import { relative } from 'node:path'
import { inspect } from 'node:util'

import type { FromWorker, TestEvent } from './messages.ts'

type Thrown = { failureType?: string; cause?: unknown }
type Reported = {
  name: string
  nesting: number
  file?: string
  line?: number
  skip?: string | boolean
  todo?: string | boolean
  details?: { type?: string; error?: Thrown }
}

const KINDS: Record<string, TestEvent['kind']> = { 'test:start': 'start', 'test:pass': 'pass', 'test:fail': 'fail' }

const send = (message: FromWorker) => process.send?.(message)

/** The error a test threw, without the runner's wrapping. */
function causeOf(error: Thrown | undefined): string {
  const thrown = error?.cause ?? error
  if (typeof thrown === 'string') return thrown
  return thrown instanceof Error && thrown.stack ? thrown.stack : inspect(thrown)
}

const placeOf = ({ file, line }: Reported) => (file ? `${relative(process.cwd(), file)}${line ? `:${line}` : ''}` : '')

// eslint-disable-next-line require-yield -- a reporter is a generator; this one writes nothing itself
export default async function* report(source: AsyncIterable<{ type: string; data: Reported }>) {
  for await (const { type, data } of source) {
    const kind = KINDS[type]
    if (!kind) continue
    const error = data.details?.error
    send({
      kind,
      name: data.name,
      nesting: data.nesting,
      place: placeOf(data),
      isGroup: data.details?.type === 'suite',
      isSkipped: data.skip !== undefined || data.todo !== undefined,
      failedByItsTests: error?.failureType === 'subtestsFailed',
      cause: kind === 'fail' ? causeOf(error) : '',
    })
  }
}
