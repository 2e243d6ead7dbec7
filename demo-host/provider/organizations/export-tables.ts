import { and, asc, eq, gte, inArray, lte } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'

import { loadTranslate } from '../../../locales/load.ts'
import type { Translate } from '../../../locales/texts.ts'
import { CURRENCIES } from '../../../shared/currencies.ts'
import { EXPORT_STAYS } from '../../../shared/constants.ts'
import type { Locale } from '../../../shared/locales.ts'
import { nights } from '../../../shared/rules/days/dates.ts'
import type { Orm } from '../db/orm.ts'
import { reservation, reservationRoom } from '../db/schema/booking.ts'
import { hotel } from '../db/schema/hotel.ts'
import type { Services } from '../kernel/context.ts'
import { localNow } from '../kernel/hotel-time.ts'
import { localize, localizerOf } from '../kernel/texts.ts'
import { csv } from './csv.ts'
import type { CsvCell } from './csv.ts'
import type { ZippedFile } from './encrypted-zip.ts'
import { stayUsage } from './stay-usage.ts'

export type ExportRange = { organization_id: number; first_day: string; last_day: string }

/** The stays of an organization that begin on these days. */
export const staysIn = ({ organization_id, first_day, last_day }: ExportRange): SQL | undefined =>
  and(
    eq(reservation.organization_id, organization_id),
    gte(reservation.checkin_date, first_day),
    lte(reservation.checkin_date, last_day),
  )

const STATUS = {
  payment_pending: 'corporate.statusPending',
  done: 'corporate.statusBooked',
  cancelled: 'corporate.statusCancelled',
  completed: 'corporate.statusCompleted',
} as const satisfies Record<(typeof reservation.$inferSelect)['status'], `corporate.${string}`>

/** Both tables of a download, with titles in the language of whoever asked. */
export async function exportTables(
  orm: Orm,
  range: ExportRange,
  locale: Locale,
  { database, origins }: Pick<Services, 'database' | 'origins'>,
): Promise<ZippedFile[]> {
  const t = await loadTranslate(locale, ['corporate'])
  const asker = { locale, origins, database: { ...database, orm } }
  const usage = await stayUsage({ id: range.organization_id }, asker)
  return [
    { name: 'stays.csv', text: csv(await stayLines(orm, range, t, { locale, origins })) },
    {
      name: 'usage.csv',
      text: csv([
        [t('corporate.hotel'), t('corporate.maxStays'), t('corporate.reserved'), t('corporate.remaining')],
        ...usage.map(({ hotel_name, max_stays, reserved, remaining }) => [hotel_name, max_stays, reserved, remaining]),
      ]),
    },
  ]
}

async function stayLines(
  orm: Orm,
  range: ExportRange,
  t: Translate,
  asker: { locale: Locale } & Pick<Services, 'origins'>,
): Promise<CsvCell[][]> {
  const found = await orm
    .select({ row: reservation, at: hotel })
    .from(reservation)
    .innerJoin(hotel, eq(hotel.id, reservation.hotel_id))
    .where(staysIn(range))
    .orderBy(asc(reservation.checkin_date), asc(reservation.id))
    .limit(EXPORT_STAYS)
  const ids = found.map(({ row }) => row.id)
  const rooms = ids.length
    ? await orm
        .select({
          of: reservationRoom.reservation_id,
          room: reservationRoom.room_type_names,
          plan: reservationRoom.room_plan_names,
        })
        .from(reservationRoom)
        .where(inArray(reservationRoom.reservation_id, ids))
        .orderBy(asc(reservationRoom.reservation_id), asc(reservationRoom.position))
    : []
  const head = [
    t('corporate.number'),
    t('corporate.status'),
    t('corporate.hotel'),
    t('corporate.guest'),
    t('corporate.checkin'),
    t('corporate.checkout'),
    t('corporate.nights'),
    t('corporate.rooms'),
    t('corporate.plan'),
    t('corporate.total'),
    t('corporate.currency'),
    t('corporate.bookedOn'),
  ]
  const lines = found.map(({ row, at }): CsvCell[] => {
    const localizer = localizerOf(at, asker)
    const own = rooms.filter(({ of }) => of === row.id)
    const names = (of: 'room' | 'plan') => [...new Set(own.map((one) => localize(one[of], localizer)))].join(' / ')
    return [
      row.number,
      t(STATUS[row.status]),
      localize(at.names, localizer),
      `${row.guest.first_name} ${row.guest.last_name}`.trim(),
      row.checkin_date,
      row.checkout_date,
      nights(row.checkin_date, row.checkout_date),
      names('room'),
      names('plan'),
      row.total_gross / 10 ** CURRENCIES[row.currency].digits,
      row.currency,
      localNow(at.time_zone, row.created_at.getTime()).date,
    ]
  })
  return [head, ...lines]
}
