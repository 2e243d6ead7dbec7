import { eq } from 'drizzle-orm'
import { enums, is, literal, max, min, integer, object, refine, size, string, union } from 'superstruct'
import type { Infer } from 'superstruct'
import type { Origins } from '../../shared/origins.ts'
import { locale } from '../../shared/model/wire.ts'
import type { Database } from '../provider/db/open.ts'
import type { Orm } from '../provider/db/orm.ts'
import { hotel } from '../provider/db/schema/hotel.ts'
import { systemIds } from '../provider/kernel/ids.ts'
import { sendOffer } from '../provider/members/marketing.ts'
import { closeLink, sendLink } from '../provider/payment-links/send-link.ts'
import { drawLotteryNow, lotteryDraw } from './draw-lottery.ts'
import { mailQueue } from '../provider/mail/mail.ts'
import { isOneAddress } from '../provider/mail/sender.ts'

const code = size(string(), 1, 100)
const line = size(string(), 1, 200)
const HIGHEST_SUM = 1_000_000_000

/** What the hotel's staff writes to guests, and what becomes of it. Amounts are minor units of the hotel's currency. */
export const hotelAction = union([
  object({
    kind: literal('send_payment_link'),
    hotel: code,
    email: refine(string(), 'address', isOneAddress),
    locale: locale(),
    subject: line,
    amount: max(min(integer(), 1), HIGHEST_SUM),
  }),
  object({ kind: literal('close_payment_link'), number: code, as: enums(['completed', 'cancelled']) }),
  object({ kind: literal('send_offer'), hotel: code, subject: line, text: size(string(), 1, 2_000) }),
  lotteryDraw,
])
export type HotelAction = Infer<typeof hotelAction>
export const isHotelAction = (change: unknown): change is HotelAction => is(change, hotelAction)

type Deps = { database: Database; clock: { now: () => number }; origins: Origins }

/** How much it changed, and what a link is called; nothing means that there is no such hotel or link. */
export async function runHotelAction(deps: Deps, change: HotelAction): Promise<{ changed: number; number?: string }> {
  if (change.kind === 'draw_lottery') return { changed: await drawLotteryNow(deps, change) }
  const { clock, origins } = deps
  const services = { clock, origins, ids: systemIds, mail: mailQueue(clock) }
  return deps.database.orm.transaction(async (tx) => {
    if (change.kind === 'close_payment_link')
      return { changed: Number(await closeLink(tx, services, change.number, change.as)) }
    const house = await houseOf(tx, change.hotel)
    if (!house) return { changed: 0 }
    if (change.kind === 'send_offer') return { changed: await sendOffer(tx, services, house, change) }
    return { changed: 1, number: await sendLink(tx, services, house, change) }
  })
}

async function houseOf(tx: Orm, hotelCode: string) {
  const [found] = await tx.select().from(hotel).where(eq(hotel.code, hotelCode))
  return found
}
