import { string, type } from 'superstruct'

import type { CardFields, HostedSetting } from './card-fields.ts'
import { openHostedFrame } from './hosted-frame.ts'

const shape = { gateway: 'payment_hub', holds: type({ token: string() }) } as const

export const openPaymentHub = (setting: HostedSetting): CardFields =>
  openHostedFrame(setting, { ...shape, token: ({ token }) => token })
