// Written by scripts/generate-messages.ts from shared/messages.ts.

export const WINDOW_CHECKS = {
  'show-chatbot': { icon_message_id: 'string' },
  close: null,
  removeQuery: { query: 'string' },
  ga4Event: { event: 'string' },
} as const

export const PORT_CHECKS = {
  loaded: null,
  ready: null,
  height: { px: 'number' },
  top: null,
  answer: { id: 'number', code: 'string' },
  event: { name: 'string', detail: 'object' },
} as const
