import { atom } from 'jotai'

import { paymentLinks } from '../../../shared/contract/payment-links.ts'
import type { LinkPayment, LinkStanding } from '../../../shared/model/payment/payment-link.ts'
import { hotelRoutes } from '../../../shared/routes.ts'
import { mayBePaid } from '../../../shared/rules/money/payment-link.ts'
import { newAttemptKey } from '../../lib/attempt-key.ts'
import type { Failure } from '../../lib/failure.ts'
import { bankSilenceAtom } from '../../payment/bank-status.tsx'
import { payFor, watchPayment } from '../../payment/machine.ts'
import type { PaymentPurpose } from '../../payment/machine.ts'
import { tokenise } from '../../payment/tokenise.ts'
import { environmentAtom } from '../../state/environment.ts'
import { shownOf } from '../../state/messages/failures.ts'
import { hrefAtom } from '../../state/navigation/navigation.ts'
import { localeAtom } from '../../state/settings/texts.ts'
import { dropLinkAttemptAtom, fieldsAtom, keepLinkAttemptAtom, payingAtom, readLinkAttemptAtom } from './attempt.ts'
import { linkNumberAtom, readLinkAtom, readingAtom } from './record.ts'
import { isOver, textOfCode } from './words.ts'

/** The one button. */
export const payLinkAtom = atom(null, (_get, set): Promise<void> => payFor(set(linkPurposeAtom)))

/** What a hotel asks for by a link: a sum that stands, and a card. Whoever opens another link meanwhile is told nothing of this one. */
const linkPurposeAtom = atom(null, (get, set): PaymentPurpose<LinkPayment, LinkStanding> => {
  const number = get(linkNumberAtom)
  return {
    phase: () => get(payingAtom).kind,
    show: (kind) => set(payingAtom, { kind }, number),
    newKey: () => newAttemptKey(get(environmentAtom).view),
    read: () => set(readLinkAttemptAtom),
    keep: ({ key, body }) => set(keepLinkAttemptAtom, { key, body, asked: null }, number),
    drop: () => set(dropLinkAttemptAtom, number),
    body: () => set(bodyAtom, number),
    async send({ key, body }) {
      return (await get(environmentAtom).api(paymentLinks.pay, { paymentNumber: number, body }, { key })).data
    },
    answered({ key, body }, standing) {
      set(keepLinkAttemptAtom, { key, body, asked: standing.transaction }, number)
      set(standAtom, standing)
    },
    uncertain: () => set(payingAtom, { kind: 'unknown' }, number),
    refused: (failure) => set(refuseAtom, failure, number),
  }
})

const bodyAtom = atom(null, async (get, _set, paymentNumber: string): Promise<LinkPayment | null> => {
  const card = await tokenise(get(fieldsAtom))
  // The bank's page answers to the widget's origin alone, so this is the widget's own address wherever it stands.
  const target = { to: 'payment', params: { paymentNumber }, query: { locale: get(localeAtom) } } as const
  const here = get(hrefAtom)(target, hotelRoutes.payment)
  return card && { card, return_url: get(environmentAtom).attributes.origins.widget + here }
})

const refuseAtom = atom(null, (get, set, failure: Failure, number: string) => {
  if (failure.status !== NOT_FOUND) return set(refuseCodeAtom, failure.codes[0] ?? null, number)
  set(payingAtom, { kind: 'idle' }, number)
  if (get(linkNumberAtom) === number) set(readingAtom, { kind: 'missing' })
})
const NOT_FOUND = 404

const refuseCodeAtom = atom(null, (_get, set, code: number | null, number: string) =>
  set(payingAtom, { kind: 'refused', text: textOfCode(code), isOver: isOver(code) }, number),
)

/** How an attempt stands; true when it stands still. */
const standAtom = atom(null, (get, set, { link, transaction }: LinkStanding): boolean => {
  const { number } = link
  if (get(linkNumberAtom) === number) set(readingAtom, { kind: 'ready', link })
  switch (transaction.next) {
    case 'wait':
      set(payingAtom, { kind: 'challenge', asked: transaction }, number)
      return false
    case 'done':
      set(dropLinkAttemptAtom, number)
      set(payingAtom, { kind: 'paid' }, number)
      return true
    case 'failed':
      set(dropLinkAttemptAtom, number)
      set(refuseCodeAtom, transaction.code, number)
      return true
    default:
      return transaction.next satisfies never
  }
})

/** Asks where the payment stands until it stands still. */
export const watchLinkBankAtom = atom(null, (get, set, transaction_id: string, signal: AbortSignal): Promise<void> => {
  const number = get(linkNumberAtom)
  return watchPayment(
    {
      async ask() {
        const input = { paymentNumber: number, query: { transaction_id } }
        const { data } = await get(environmentAtom).api(paymentLinks.outcome, input, { signal })
        return signal.aborted || set(standAtom, data)
      },
      silent: (failure) => set(bankSilenceAtom, failure && shownOf(failure)),
      gone: (failure) => set(refuseAtom, failure, number),
    },
    signal,
  )
})

/** What came back from the bank's page, or that the guest does not want to go on there. */
export const settleLinkBankAtom = atom(
  null,
  async (get, set, transaction_id: string, status: 'returned' | 'cancelled'): Promise<void> => {
    const input = { paymentNumber: get(linkNumberAtom), body: { transaction_id, status } }
    const { data } = await get(environmentAtom).api(paymentLinks.settle, input)
    set(standAtom, data)
  },
)

/** Opens the page: the record, and what this tab had begun with it. */
export const openLinkAtom = atom(null, async (get, set, signal: AbortSignal): Promise<void> => {
  await set(readLinkAtom, signal)
  const reading = get(readingAtom)
  const attempt = set(readLinkAttemptAtom)
  if (signal.aborted || reading.kind !== 'ready' || get(payingAtom).kind !== 'idle' || !attempt) return
  const { status } = reading.link
  if (attempt.asked && status === 'processing') set(payingAtom, { kind: 'challenge', asked: attempt.asked })
  // Without an answer nobody knows whether the server has even heard of it.
  else if (!attempt.asked && (status === 'processing' || mayBePaid(status))) set(payingAtom, { kind: 'unknown' })
  else set(dropLinkAttemptAtom, reading.link.number)
})

/** Looks again at a link that said no. */
export const reloadLinkAtom = atom(null, async (get, set): Promise<void> => {
  const number = get(linkNumberAtom)
  await set(readLinkAtom)
  set(payingAtom, { kind: 'idle' }, number)
})
