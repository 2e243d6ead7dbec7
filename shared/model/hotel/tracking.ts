import { object, optional, size, string } from 'superstruct'
import type { Infer, Struct } from 'superstruct'

import { LINE_CHARACTERS } from '../../limits.ts'
import { ATTRIBUTION } from '../../parameters.ts'
import type { Attribution } from '../../parameters.ts'

type Fields<S> = Record<Attribution, Struct<string | undefined, S>>
export const trackingFields = <S>(said: () => Struct<string, S>) =>
  Object.fromEntries(ATTRIBUTION.map((name) => [name, optional(said())])) as Fields<S> // fromEntries forgets the names

/** How the guest came (QUERY-016, QUERY-017): the campaign, and the click of an advertisement. */
export const tracking = object(trackingFields(() => size(string(), 0, LINE_CHARACTERS)))
export type Tracking = Infer<typeof tracking>
