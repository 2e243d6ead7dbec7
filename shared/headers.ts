// AMB-47: CALL-002 to CALL-008 say what travels, not under which names; these are ours, in one place.
export const HEADERS = {
  tracingId: 'X-Tracing-Id',
  appVersion: 'X-App-Version',
  siteController: 'X-Site-Controller',
  tier: 'X-Tier',
  locale: 'X-Locale',
  realtimeKey: 'X-Realtime-Key',
  emailConversionId: 'X-Email-Conversion-Id',
  clientSession: 'X-Client-Session',
  authorization: 'Authorization',
  oneTimeToken: 'X-One-Time-Access-Token',
  /** Who is signed in for an organization, beside or without a member. */
  organizationSession: 'X-Organization-Session',
  idempotencyKey: 'Idempotency-Key',
  /** Answered where something was written, and sent back with what is read within a minute (docs/operating.md). */
  readAfter: 'X-Read-After',
} as const satisfies Record<string, string>

export type HeaderName = keyof typeof HEADERS
