const KEY_BYTES = 16

/** 128 random bits in hex: whoever has the key of an attempt may ask what became of it, so nobody may guess one. */
export function newAttemptKey({ crypto }: Pick<Window, 'crypto'>): string {
  const bytes = crypto.getRandomValues(new Uint8Array(KEY_BYTES))
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
