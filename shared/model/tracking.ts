import { object, optional, size, string } from 'superstruct'
import type { Infer, Struct } from 'superstruct'

import { LINE_CHARACTERS } from '../limits.ts'

export const trackingFields = <S>(said: () => Struct<string, S>) => ({
  utm_source: optional(said()),
  utm_medium: optional(said()),
  utm_campaign: optional(said()),
  campaignid: optional(said()),
  adgroupid: optional(said()),
  keyword: optional(said()),
  gclid: optional(said()),
  yclid: optional(said()),
})

/** How the guest came (QUERY-016, QUERY-017): the campaign, and the click of an advertisement. */
export const tracking = object(trackingFields(() => size(string(), 0, LINE_CHARACTERS)))
export type Tracking = Infer<typeof tracking>
