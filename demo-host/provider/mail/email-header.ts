import { object, string } from 'superstruct'
import type { Infer } from 'superstruct'

import type { Translate } from '../../../locales/texts.ts'
import type { Row } from './email-content.ts'

/** Who writes, as every letter of a hotel says it. */
export const emailHeader = object({ name: string(), address: string(), phone: string() })
export type EmailHeader = Infer<typeof emailHeader>

/** How the hotel is found: the last rows of a letter. */
export const addressRows = ({ address, phone }: EmailHeader, t: Translate): Row[] => [
  { label: t('mail.address'), lines: [address] },
  { label: t('mail.phone'), lines: [phone] },
]
