import { string, type } from 'superstruct'

import type { OpenCardFields } from '../card-fields.ts'
import { openHostedFrame } from '../hosted-frame.ts'

const shape = { gateway: 'tappay', holds: type({ card: type({ prime: string() }) }) } as const

export const openTappay: OpenCardFields = (setting) =>
  openHostedFrame(setting, { ...shape, token: ({ card }) => card.prime })
