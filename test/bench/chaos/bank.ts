import { setTimeout as pause } from 'node:timers/promises'

import { SECOND_MS } from '../../../shared/constants.ts'
import { askTransaction } from './ask-until-told.ts'
import type { Guest } from './guest.ts'

const [TRIES, AGAIN_MS] = [20, SECOND_MS]

/** How the bank's question ends for its guest. */
export type AtBank = 'done' | 'failed' | 'left' | 'untold'

/** The guest answers on the bank's page, or goes away, and is told how the payment ended. */
export async function answerBank(
  { visitor, chance, decisions }: Guest,
  transactionId: string,
  url: string | null,
): Promise<AtBank> {
  if (url !== null) {
    const decision = chance.oneOf(decisions)
    if (decision === 'leave') return 'left'
    for (let times = 0; times < TRIES && !(await visitor.decide(url, decision)); times++) await pause(AGAIN_MS)
  }
  const told = await askTransaction(visitor, transactionId)
  return told === null || told.next === 'wait' ? 'untold' : told.next
}
