import { array, string, type } from 'superstruct'

import type { OpenCardFields } from '../card-fields.ts'
import { openHostedFrame } from '../hosted-frame.ts'

const shape = { gateway: 'gmo', holds: type({ tokenObject: type({ token: array(string()) }) }) } as const

export const openGmo: OpenCardFields = (setting) =>
  openHostedFrame(setting, { ...shape, token: ({ tokenObject }) => tokenObject.token[0] })
