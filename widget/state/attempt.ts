import { toJson } from '../../shared/json.ts'

/** One press is one attempt: the same body keeps its key until a definite answer, so that pressing again saves nothing twice (W9). */
export type Attempt<Body> = { number: string; body: Body; key: string }

export function attemptFor<Body>(
  known: Attempt<Body> | null,
  number: string,
  body: Body,
  newId: () => string,
): Attempt<Body> {
  const isSame = known?.number === number && toJson(known.body) === toJson(body)
  return isSame ? known : { number, body, key: newId() }
}
