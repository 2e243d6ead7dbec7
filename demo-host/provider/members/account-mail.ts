import type { Locale } from '../../../shared/locales.ts'
import { hotelRoutes } from '../../../shared/routes.ts'
import type { AccountEmail } from '../mail/account-emails.ts'
import type { QueueMail } from '../mail/mail.ts'
import type { Context } from '../kernel/context.ts'
import type { Hotel } from '../hotels/hotel-catalog.ts'
import { emailHeaderOf } from '../hotels/email-facts.ts'
import { localizerOf } from '../kernel/texts.ts'

/** The page of the widget each letter leads to. */
const PAGES: Record<AccountEmail, { path: string }> = {
  confirm: hotelRoutes.memberConfirmation,
  known: hotelRoutes.forgotPassword,
  reset: hotelRoutes.changePassword,
  change: hotelRoutes.memberConfirmation,
  moved: hotelRoutes.forgotPassword,
  password: hotelRoutes.forgotPassword,
  locked: hotelRoutes.forgotPassword,
  deleted: hotelRoutes.result,
}

export type To = { email: string; locale: Locale; name: string }

/** Queued with what caused it and sent afterwards: the answer takes as long for an address nobody has. */
export async function writeToMember(
  tx: Parameters<QueueMail>[0],
  { mail, origins, ids }: Pick<Context, 'mail' | 'origins' | 'ids'>,
  hotel: Hotel,
  letter: AccountEmail,
  { email, locale, name }: To,
  query: Record<string, string> = {},
): Promise<void> {
  const localizer = localizerOf(hotel, { locale, origins })
  const link = new URLSearchParams({ code: hotel.code, ...query, locale })
  await mail(tx, {
    template: 'account',
    to: email,
    locale,
    dedupe: `account ${ids.next()}`,
    hotel_id: hotel.id,
    data: {
      letter,
      hotel: emailHeaderOf(hotel, localizer),
      name,
      link: `${origins.widget}${PAGES[letter].path}?${link.toString()}`,
    },
  })
}
