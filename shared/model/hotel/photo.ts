import { integer, object, optional, string } from 'superstruct'
import type { Infer } from 'superstruct'

export const photo = object({
  url: string(),
  width: optional(integer()),
  height: optional(integer()),
  alt: string(),
  /** The same photograph in several widths, as the attribute of an image has them: "https://… 480w, https://… 960w". */
  srcset: optional(string()),
  /** '#rrggbb': the colour that stands in its place until it has come. */
  placeholder: optional(string()),
})
export type Photo = Infer<typeof photo>
