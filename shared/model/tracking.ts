import { object, optional, size, string } from 'superstruct'
import type { Infer } from 'superstruct'

const text = () => optional(size(string(), 0, 255))

/** How the guest came (specification 2.4): the campaign, and the click of an advertisement. */
export const tracking = object({
  utm_source: text(),
  utm_medium: text(),
  utm_campaign: text(),
  campaignid: text(),
  adgroupid: text(),
  keyword: text(),
  gclid: text(),
  yclid: text(),
})
export type Tracking = Infer<typeof tracking>
