import assert from 'node:assert/strict'

import { attempt } from '../../demo-host/provider/db/schema/member.ts'
import { accounts } from '../../shared/contract/accounts.ts'
import { openGuest } from '../contract/helpers/guest.ts'
import type { Guest } from '../contract/helpers/guest.ts'
import { HANAKO } from '../contract/helpers/members.ts'
import { openWorld } from '../contract/helpers/world.ts'
import type { Promised, Section } from './report.ts'
import { table } from './report.ts'

const [WARM_UPS, SAMPLES] = [20, 1_000]
const MOST_APART_MS = 10
const UNCONFIRMED = 'new@example.com'
const HOTEL = { hotelId: 1 }

type Answer = { status: number; body: unknown }
type Question = { name: string; known: string; ask: (guest: Guest, email: string) => Promise<Answer> }

const QUESTIONS: readonly Question[] = [
  {
    name: 'a sign-in with a wrong password',
    known: HANAKO,
    ask: (guest, email) => guest.send(accounts.signIn, { ...HOTEL, body: { email, password: 'Wrong2026' } }),
  },
  {
    name: 'a forgotten password',
    known: HANAKO,
    ask: (guest, email) => guest.send(accounts.startReset, { ...HOTEL, body: { email } }),
  },
  {
    name: 'a confirmation that is to come again',
    known: UNCONFIRMED,
    ask: (guest, email) => guest.send(accounts.resendConfirmation, { ...HOTEL, body: { email } }),
  },
]

const median = (taken: number[]) => taken.toSorted((a, b) => a - b)[Math.floor(taken.length / 2)] ?? Infinity

/** By turns, so that whatever else the machine does falls on both. */
async function measure({ known, ask }: Question) {
  const world = await openWorld()
  try {
    const guest = await openGuest(world)
    const taken: Record<'known' | 'unknown', number[]> = { known: [], unknown: [] }
    const said = new Set<string>()
    for (let round = -WARM_UPS; round < SAMPLES; round++)
      for (const who of ['known', 'unknown'] as const) {
        // Whoever asks so often would be stopped; that is another promise.
        await world.database.orm.delete(attempt)
        const email = who === 'known' ? known : `nobody-${round + WARM_UPS}@example.com`
        const startedAt = performance.now()
        const { status, body } = await ask(guest, email)
        if (round >= 0) taken[who].push(performance.now() - startedAt)
        said.add(JSON.stringify([status, body]))
      }
    assert.equal(taken.known.length, SAMPLES)
    return { known: median(taken.known), unknown: median(taken.unknown), answers: said.size }
  } finally {
    await world.close()
  }
}

export const silence: Section = {
  title: `silence: ${SAMPLES} questions each about an address with an account and one without`,
  async run(): Promise<Promised[]> {
    const ms = (taken: number) => `${taken.toFixed(1)} ms`
    const promised: Promised[] = []
    const rows: string[][] = []
    for (const question of QUESTIONS) {
      const { known, unknown, answers } = await measure(question)
      const apart = Math.abs(known - unknown)
      rows.push([question.name, ms(known), ms(unknown)])
      promised.push(
        { promise: `${question.name}: one answer, whoever it is`, seen: String(answers), isKept: answers === 1 },
        {
          promise: `${question.name}: medians less than ${MOST_APART_MS} ms apart`,
          seen: ms(apart),
          isKept: apart < MOST_APART_MS,
        },
      )
    }
    table(['the median', 'known', 'unknown'], rows)
    return promised
  },
}
