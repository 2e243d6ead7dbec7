import { string, type } from 'superstruct'

import type { OpenCardFields } from './gateway.ts'
import { openHostedFrame } from './hosted-frame.ts'

const shape = { gateway: 'payment_hub', holds: type({ token: string() }) } as const

export const openPaymentHub: OpenCardFields = (setting) =>
  openHostedFrame(setting, { ...shape, token: ({ token }) => token })
