import { object, string } from 'superstruct'
import type { Infer } from 'superstruct'

import type { Translate } from '../../../locales/texts.ts'
import type { Row } from './mail-letter.ts'

/** Who writes, as every letter of a hotel says it. */
export const letterhead = object({ name: string(), address: string(), phone: string() })
export type Letterhead = Infer<typeof letterhead>

/** How the hotel is found: the last rows of a letter. */
export const addressRows = ({ address, phone }: Letterhead, t: Translate): Row[] => [
  { label: t('mail.address'), lines: [address] },
  { label: t('mail.phone'), lines: [phone] },
]
