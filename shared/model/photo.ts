import { integer, object, optional, string } from 'superstruct'
import type { Infer } from 'superstruct'

export const photo = object({ url: string(), width: optional(integer()), height: optional(integer()), alt: string() })
export type Photo = Infer<typeof photo>
