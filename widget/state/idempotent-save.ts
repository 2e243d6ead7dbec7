import { toJson } from '../../shared/json.ts'
import type { Failure } from '../lib/failure.ts'

/** One press is one attempt: the same body keeps its key until a definite answer, so that pressing again saves nothing twice (W9). */
export type IdempotentSave<Body> = { number: string; body: Body; key: string }

export function idempotentSaveFor<Body>(
  known: IdempotentSave<Body> | null,
  number: string,
  body: Body,
  newId: () => string,
): IdempotentSave<Body> {
  const isSame = known?.number === number && toJson(known.body) === toJson(body)
  return isSame ? known : { number, body, key: newId() }
}

/** It may have been done: no answer came, none that can be read, or nobody waited for it. Sent again it keeps its key. */
export const isOutcomeUnknown = ({ kind }: Failure): boolean =>
  kind === 'unknown' || kind === 'processing' || kind === 'aborted'
