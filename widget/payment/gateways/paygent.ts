import { string, type } from 'superstruct'

import type { OpenCardFields } from '../card-fields.ts'
import { openHostedFrame } from '../hosted-frame.ts'

const shape = { gateway: 'paygent', holds: type({ tokenizedCardObject: type({ token: string() }) }) } as const

export const openPaygent: OpenCardFields = (setting) =>
  openHostedFrame(setting, { ...shape, token: ({ tokenizedCardObject }) => tokenizedCardObject.token })
