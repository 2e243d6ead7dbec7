import { atom } from 'jotai'

import { TRANSACTION_POLL_MS } from '../../../shared/constants.ts'
import { paymentLinks } from '../../../shared/contract/payment-links.ts'
import type { LinkPayment, LinkStanding } from '../../../shared/model/payment-link.ts'
import { isCardBrand } from '../../../shared/payments.ts'
import { mayBePaid } from '../../../shared/rules/payment-link.ts'
import { Failure, asFailure } from '../../lib/failure.ts'
import { wait } from '../../lib/wait.ts'
import { environmentAtom } from '../../state/environment.ts'
import { hrefAtom } from '../../state/navigation.ts'
import { dropAttemptAtom, fieldsAtom, keepAttemptAtom, payingAtom, readAttemptAtom } from './attempt.ts'
import type { Attempt } from './attempt.ts'
import { numberAtom, readAtom, readingAtom } from './record.ts'
import { isOver, textOfCode } from './words.ts'

/** The one button. A second press while it works changes nothing. */
export const payAtom = atom(null, async (get, set): Promise<void> => {
  const { kind } = get(payingAtom)
  if (kind === 'busy' || kind === 'bank') return
  set(payingAtom, { kind: 'busy' })
  try {
    // An attempt without an answer is asked for again as it was, whatever the fields hold now.
    const attempt = set(readAttemptAtom) ?? (await set(beginAtom))
    if (attempt) await set(postAtom, attempt)
    else set(payingAtom, { kind: 'idle' })
  } catch (error) {
    set(refuseAtom, asFailure(error)) // before the POST: nothing was charged
  }
})

const beginAtom = atom(null, async (get, set): Promise<Attempt | null> => {
  const card = await set(tokeniseAtom)
  if (!card) return null
  const { newId, attributes } = get(environmentAtom)
  // The bank's page answers to the widget's origin alone, so this is the widget's own address wherever it stands.
  const here = get(hrefAtom)({ to: 'payment', params: { paymentNumber: get(numberAtom) } })
  const attempt = { key: newId(), body: { card, return_url: attributes.origins.widget + here }, asked: null }
  set(keepAttemptAtom, attempt)
  return attempt
})

/** The gateway turns the card into a token; number and security code stay in its frame (guarantee W15). */
const tokeniseAtom = atom(null, async (get): Promise<LinkPayment['card'] | null> => {
  const tokenised = (await get(fieldsAtom)?.tokenise()) ?? { kind: 'failed' as const }
  if (tokenised.kind === 'invalid') return null
  if (tokenised.kind === 'failed') throw new Failure('network')
  const { kind: _, brand, ...card } = tokenised
  if (!isCardBrand(brand)) throw new Failure('processing')
  return { ...card, brand }
})

const postAtom = atom(null, async (get, set, attempt: Attempt) => {
  const input = { paymentNumber: get(numberAtom), body: attempt.body }
  try {
    const { data } = await get(environmentAtom).api(paymentLinks.pay, input, { key: attempt.key })
    set(keepAttemptAtom, { ...attempt, asked: data.transaction })
    set(standAtom, data)
  } catch (error) {
    const failure = asFailure(error)
    // Only a refusal says for certain that nothing was charged.
    if (failure.kind !== 'refused') return set(payingAtom, { kind: 'unknown' })
    set(dropAttemptAtom)
    set(refuseAtom, failure)
  }
})

const refuseAtom = atom(null, (_get, set, failure: Failure) => {
  if (failure.status === NOT_FOUND) return set(readingAtom, { kind: 'missing' })
  set(refuseCodeAtom, failure.codes[0] ?? null)
})
const NOT_FOUND = 404

const refuseCodeAtom = atom(null, (_get, set, code: number | null) =>
  set(payingAtom, { kind: 'refused', text: textOfCode(code), isOver: isOver(code) }),
)

/** How an attempt stands; true when it stands still. */
const standAtom = atom(null, (_get, set, { link, transaction }: LinkStanding): boolean => {
  set(readingAtom, { kind: 'ready', link })
  switch (transaction.next) {
    case 'wait':
      set(payingAtom, { kind: 'bank', asked: transaction })
      return false
    case 'done':
      set(dropAttemptAtom)
      set(payingAtom, { kind: 'paid' })
      return true
    case 'failed':
      set(dropAttemptAtom)
      set(refuseCodeAtom, transaction.code)
      return true
    default:
      return transaction.next satisfies never
  }
})

/** Asks where the payment stands until it stands still; pauses while the page is hidden (lib/wait). */
export const watchBankAtom = atom(null, async (get, set, transaction_id: string, signal: AbortSignal) => {
  const input = { paymentNumber: get(numberAtom), query: { transaction_id } }
  while (!signal.aborted) {
    try {
      const { data } = await get(environmentAtom).api(paymentLinks.outcome, input, { signal })
      if (signal.aborted || set(standAtom, data)) return
    } catch (error) {
      // One unanswered question says nothing about the payment; an attempt nobody knows will not be known later.
      if (asFailure(error).status === NOT_FOUND) return set(refuseAtom, asFailure(error))
    }
    await wait(TRANSACTION_POLL_MS, signal).catch(() => undefined) // the screen was left
  }
})

/** What came back from the bank's page, or that the guest does not want to go on there. */
export const settleBankAtom = atom(
  null,
  async (get, set, transaction_id: string, status: 'returned' | 'cancelled'): Promise<void> => {
    const input = { paymentNumber: get(numberAtom), body: { transaction_id, status } }
    const { data } = await get(environmentAtom).api(paymentLinks.settle, input)
    set(standAtom, data)
  },
)

/** Opens the page: the record, and what this tab had begun with it. */
export const openAtom = atom(null, async (get, set, signal: AbortSignal): Promise<void> => {
  await set(readAtom, signal)
  const reading = get(readingAtom)
  const attempt = set(readAttemptAtom)
  if (signal.aborted || reading.kind !== 'ready' || get(payingAtom).kind !== 'idle' || !attempt) return
  const { status } = reading.link
  if (attempt.asked && status === 'processing') set(payingAtom, { kind: 'bank', asked: attempt.asked })
  // Without an answer nobody knows whether the server has even heard of it.
  else if (!attempt.asked && (status === 'processing' || mayBePaid(status))) set(payingAtom, { kind: 'unknown' })
  else set(dropAttemptAtom)
})

/** Looks again at a link that said no. */
export const lookAgainAtom = atom(null, async (_get, set): Promise<void> => {
  await set(readAtom)
  set(payingAtom, { kind: 'idle' })
})
