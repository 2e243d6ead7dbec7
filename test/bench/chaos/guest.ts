import { setTimeout as pause } from 'node:timers/promises'

import { SECOND_MS } from '../../../shared/constants.ts'
import { Failure } from '../../../widget/lib/failure.ts'
import { bookStay } from './book-stay.ts'
import { cancelStay, changeStay } from './change-stay.ts'
import type { PlainDate } from '../../../shared/rules/days/dates.ts'
import type { Chance } from './chance.ts'
import type { Stay } from './stay.ts'
import { openVisitor } from './visitor.ts'
import type { Account, Decision, Reached, Visitor } from './visitor.ts'

const [LEAST_THINKING_MS, MOST_THINKING_MS] = [1.5 * SECOND_MS, 6 * SECOND_MS]
/** More than a guest has at once. */
const MOST_STAYS = 4

export type Guest = {
  email: string
  hasPoints: boolean
  chance: Chance
  /** From here on there are rooms for sale, and nobody else is booked. */
  firstDay: PlainDate
  /** What is decided at the bank, each as often as it stands here. */
  decisions: readonly (Decision | 'leave')[]
  visitor: Visitor
  stays: Stay[]
  /** What was said that contradicts what was said before. */
  untrue: string[]
  /** Why a page did not come; nothing was sent there. */
  missed: string[]
}

const reasonOf = (error: unknown): string =>
  error instanceof Failure ? `${error.kind} ${error.status || ''} ${error.codes.join()}`.trim() : String(error)

export type GuestOptions = { number: number; account: Account | null } & Pick<
  Guest,
  'chance' | 'firstDay' | 'decisions'
>

export async function openBenchGuest(reached: Reached, options: GuestOptions): Promise<Guest> {
  const visitor = await openVisitor(reached, options)
  const email = options.account?.email ?? `guest-${options.number}@example.com`
  return {
    email,
    hasPoints: options.account !== null,
    chance: options.chance,
    firstDay: options.firstDay,
    decisions: options.decisions,
    visitor,
    stays: [],
    untrue: [],
    missed: [],
  }
}

/** Books, changes, pays and cancels with pauses in between, until it is time to go; then has everything told to the end. */
export async function live(guest: Guest, isOver: () => boolean): Promise<void> {
  const { chance } = guest
  while (!isOver()) {
    await pause(chance.between(LEAST_THINKING_MS, MOST_THINKING_MS))
    // A page that did not come is left; what was sent is never left without an answer (ask-until-told.ts).
    await act(guest).catch((error: unknown) => guest.missed.push(reasonOf(error)))
  }
}

function act(guest: Guest): Promise<void> {
  const { chance } = guest
  const booked = guest.stays.filter(({ number, word }) => number !== null && word.kind === 'booked')
  const stay = booked.length > 0 ? chance.oneOf(booked) : null
  if (!stay || (booked.length < MOST_STAYS && chance.isOnce(2))) return bookStay(guest)
  if (chance.isOnce(4)) return cancelStay(guest, stay)
  return changeStay(guest, stay)
}
