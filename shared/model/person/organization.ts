import { integer, nullable, string, type } from 'superstruct'
import type { Infer } from 'superstruct'

/** A company that books for its travellers (CORP-007). */
export const organization = type({
  id: integer(),
  /** As it stands in the contract. */
  name: string(),
  /** What the header shows. */
  display_name: string(),
  program_id: nullable(integer()),
})
export type Organization = Infer<typeof organization>
