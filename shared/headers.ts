// AMB-47: the specification names what travels (7.1), not the headers; these are ours, in one place.
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
  idempotencyKey: 'Idempotency-Key',
} as const satisfies Record<string, string>

export type HeaderName = keyof typeof HEADERS
