import { enums, object, size, string } from 'superstruct'

import { calls } from './define.ts'

/** Where a widget's own mistake was met. */
export const REPORT_KINDS = ['screen', 'window', 'address', 'call'] as const

/** Specification 8.3. The path is ours: the specification names no sink for what widgets report. */
export const reports = calls({
  create: {
    call: 'POST /api/v1/error_reports',
    body: object({
      kind: enums(REPORT_KINDS),
      message: size(string(), 1, 500),
      stack: size(string(), 0, 2000),
      route: size(string(), 1, 40),
      app_version: size(string(), 1, 40),
      user_agent: size(string(), 0, 300),
    }),
    answer: object({ data: object({}) }),
  },
})
