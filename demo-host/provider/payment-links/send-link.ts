import { eq } from 'drizzle-orm'

import { PAY_BY_LINK_MS } from '../../../shared/constants.ts'
import type { Locale } from '../../../shared/locales.ts'
import type { Orm } from '../db/orm.ts'
import { paymentLink } from '../db/schema/payment-link.ts'
import type { Context } from '../kernel/context.ts'
import type { Hotel } from '../hotels/hotel-catalog.ts'
import { emailHeaderOf } from '../hotels/email-facts.ts'
import { paymentLinkUrl, linkOf, paymentLinkStatus } from './payment-links.ts'
import { localizerOf } from '../kernel/texts.ts'

type Deps = Pick<Context, 'clock' | 'ids' | 'mail' | 'origins'>
/** amount: minor units of the hotel's currency. The subject is the hotel's own words, in the guest's language. */
export type PaymentLinkRequest = { email: string; locale: Locale; subject: string; amount: number }

/** The hotel asks for a payment: the link and the mail that brings it, together or not at all. Answers with its number. */
export async function sendLink(tx: Orm, deps: Deps, house: Hotel, asked: PaymentLinkRequest): Promise<string> {
  const { clock, ids, mail, origins } = deps
  const { email, locale, subject, amount } = asked
  const number = ids.next()
  const now = clock.now()
  const expires_at = new Date(now + PAY_BY_LINK_MS)
  await tx.insert(paymentLink).values({
    number,
    hotel_id: house.id,
    subjects: { [locale]: subject },
    amount_gross: amount,
    currency: house.currency,
    expires_at,
    created_at: new Date(now),
  })
  const localizer = localizerOf(house, { locale, origins })
  await mail(tx, {
    template: 'payment_link',
    to: email,
    locale,
    dedupe: `payment link ${number}`,
    hotel_id: house.id,
    data: {
      hotel: emailHeaderOf(house, localizer),
      subject,
      amount,
      currency: house.currency,
      expires_at: expires_at.toISOString(),
      time_zone: house.time_zone,
      link: `${paymentLinkUrl(deps, house, number)}&locale=${locale}`,
    },
  })
  return number
}

const CLOSABLE = ['unpaid', 'failed', 'paid', 'expired']

/** Paid in another way, or withdrawn; not while its money is on the way, and what is paid is not withdrawn. */
export async function closeLink(
  tx: Orm,
  { clock }: Pick<Context, 'clock'>,
  number: string,
  as: 'completed' | 'cancelled',
): Promise<boolean> {
  const found = await linkOf(tx, number, true)
  const status = paymentLinkStatus(found, clock.now())
  if (!CLOSABLE.includes(status) || (status === 'paid' && as === 'cancelled')) return false
  await tx
    .update(paymentLink)
    .set({ closed_as: as, closed_at: new Date(clock.now()) })
    .where(eq(paymentLink.number, number))
  return true
}
