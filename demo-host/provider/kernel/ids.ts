import { createHash, randomBytes, randomInt } from 'node:crypto'

/** Chance is an argument (house style 47): tests hand over their own. */
export type Ids = {
  /** 128 bits, unguessable: sessions, bypass tokens, quotes, payments. */
  next: () => string
  /** What a guest reads out on the phone: three letters, four digits, four digits. */
  reservationNumber: () => string
}

export type Clock = { now: () => number }

// Without vowels no word comes about; without I, O and Q nothing looks like a digit.
const LETTERS = 'BCDFGHJKLMNPRSTVWXZ'

export const systemIds: Ids = {
  next: () => randomBytes(16).toString('base64url'),
  reservationNumber() {
    const letters = Array.from({ length: 3 }, () => LETTERS[randomInt(LETTERS.length)]).join('')
    const digits = () => String(randomInt(10_000)).padStart(4, '0')
    return `${letters}-${digits()}-${digits()}`
  },
}

/** What is stored of a token: enough to recognise it, nothing to use it (guarantee S17). */
export const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex')
