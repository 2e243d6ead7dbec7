import { createHmac, timingSafeEqual } from 'node:crypto'

export const SIGNATURE_HEADER = 'gateway-signature'
export const SIGNATURE_WINDOW_MS = 5 * 60_000

const digest = (secret: string, text: string) => createHmac('sha256', secret).update(text).digest('hex')

/** Compares without telling by time how much was right. */
export function isSame(given: string, expected: string): boolean {
  // Hashing first gives both sides one length, which timingSafeEqual demands.
  const [left, right] = [given, expected].map((text) => createHmac('sha256', 'compare').update(text).digest())
  return left !== undefined && right !== undefined && timingSafeEqual(left, right)
}

/** `t=<milliseconds>,v1=<hmac>`: the time is signed too, so an old message cannot be dressed up as a new one. */
export function sign(secret: string, body: string, now: number): string {
  return `t=${now},v1=${digest(secret, `${now}.${body}`)}`
}

export type SignatureError = 'malformed' | 'signature' | 'window'

/** What is wrong with a signed message, or null. */
export function signatureError(secret: string, body: string, header: string | undefined, now: number) {
  const [, time, given] = /^t=(\d{1,16}),v1=([0-9a-f]{64})$/.exec(header ?? '') ?? []
  if (time === undefined || given === undefined) return 'malformed' satisfies SignatureError
  if (!isSame(given, digest(secret, `${time}.${body}`))) return 'signature' satisfies SignatureError
  if (Math.abs(now - Number(time)) > SIGNATURE_WINDOW_MS) return 'window' satisfies SignatureError
  return null
}

/** A secret that belongs to one row: unguessable without the server's secret, and never stored. */
export const derivedSecret = (secret: string, purpose: string, id: string) =>
  digest(secret, `${purpose}:${id}`).slice(0, 40)
