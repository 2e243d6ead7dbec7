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

/** What a hotel asks for by a link: a sum that stands, and a card. */
const linkPurposeAtom = atom(null, (get, set): PaymentPurpose<LinkPayment, LinkStanding> => ({
  phase: () => get(payingAtom).kind,
  show: (kind) => set(payingAtom, { kind }),
  newKey: () => newAttemptKey(get(environmentAtom).view),
  read: () => set(readLinkAttemptAtom),
  keep: ({ key, body }) => set(keepLinkAttemptAtom, { key, body, asked: null }),
  drop: () => set(dropLinkAttemptAtom),
  body: () => set(bodyAtom),
  async send({ key, body }) {
    const input = { paymentNumber: get(linkNumberAtom), body }
    return (await get(environmentAtom).api(paymentLinks.pay, input, { key })).data
  },
  answered({ key, body }, standing) {
    set(keepLinkAttemptAtom, { key, body, asked: standing.transaction })
    set(standAtom, standing)
  },
  uncertain: () => set(payingAtom, { kind: 'unknown' }),
  refused: (failure) => set(refuseAtom, failure),
}))

const bodyAtom = atom(null, async (get): Promise<LinkPayment | null> => {
  const card = await tokenise(get(fieldsAtom))
  // The bank's page answers to the widget's origin alone, so this is the widget's own address wherever it stands.
  const params = { paymentNumber: get(linkNumberAtom) }
  const here = get(hrefAtom)({ to: 'payment', params, query: { locale: get(localeAtom) } }, hotelRoutes.payment)
  return card && { card, return_url: get(environmentAtom).attributes.origins.widget + here }
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
      set(payingAtom, { kind: 'challenge', asked: transaction })
      return false
    case 'done':
      set(dropLinkAttemptAtom)
      set(payingAtom, { kind: 'paid' })
      return true
    case 'failed':
      set(dropLinkAttemptAtom)
      set(refuseCodeAtom, transaction.code)
      return true
    default:
      return transaction.next satisfies never
  }
})

/** Asks where the payment stands until it stands still. */
export const watchLinkBankAtom = atom(null, (get, set, transaction_id: string, signal: AbortSignal): Promise<void> => {
  const input = { paymentNumber: get(linkNumberAtom), query: { transaction_id } }
  return watchPayment(
    {
      async ask() {
        const { data } = await get(environmentAtom).api(paymentLinks.outcome, input, { signal })
        return signal.aborted || set(standAtom, data)
      },
      silent: (failure) => set(bankSilenceAtom, failure && shownOf(failure)),
      gone: (failure) => set(refuseAtom, failure),
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
  else set(dropLinkAttemptAtom)
})

/** Looks again at a link that said no. */
export const reloadLinkAtom = atom(null, async (_get, set): Promise<void> => {
  await set(readLinkAtom)
  set(payingAtom, { kind: 'idle' })
})
