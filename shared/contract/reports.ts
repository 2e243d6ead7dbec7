import { enums, object } from 'superstruct'

import { text } from '../model/input.ts'
import { calls } from './define.ts'

/** Where a widget's own mistake was met. */
export const REPORT_KINDS = ['screen', 'window', 'address', 'call'] as const

/** What went wrong in a widget (ERR-125, ERR-126). The path is ours: no requirement names one. */
export const reports = calls({
  /** Tells of one mistake of the widget; the newest thousand are kept. */
  create: {
    call: 'POST /api/v1/error_reports',
    body: object({
      kind: enums(REPORT_KINDS),
      message: text(500, 1),
      stack: text(2000),
      route: text(40, 1),
      app_version: text(40, 1),
      user_agent: text(300),
    }),
    answer: object({ data: object({}) }),
  },
})
