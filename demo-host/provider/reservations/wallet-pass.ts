import { dateAndWeekday, displayDate } from '../../../locales/display-date.ts'
import { loadTranslate } from '../../../locales/load.ts'
import type { Translate } from '../../../locales/texts.ts'
import { ERRORS } from '../../../shared/errors.ts'
import { LOCALES } from '../../../shared/locales.ts'
import { palette } from '../../../shared/rules/colour/palette.ts'
import { partyTotals } from '../../../shared/rules/party/party-totals.ts'
import type { reservationRoom } from '../db/schema/booking.ts'
import { arrivalFacts, emailHeaderOf, stayFacts } from '../hotels/email-facts.ts'
import type { Hotel } from '../hotels/hotel-catalog.ts'
import { ApiError, missing } from '../kernel/api-error.ts'
import type { Context } from '../kernel/context.ts'
import { localNow } from '../kernel/hotel-time.ts'
import { slowDown } from '../kernel/limits.ts'
import { localize, localizerOf } from '../kernel/texts.ts'
import type { Localizer } from '../kernel/texts.ts'
import { passFile } from '../passes/pass-file.ts'
import type { PassContent, PassField } from '../passes/pass-content.ts'
import type { ReservationRow } from '../records/authorized-reservation.ts'
import { bookedRooms } from '../records/booked-lines.ts'
import { hasWalletLink, hasWalletPass } from './has-wallet-pass.ts'
import { stayMomentsOf } from './stay-moments.ts'

type RoomRow = typeof reservationRoom.$inferSelect

/** The pass of a proven reservation, for Apple Wallet. Where a stay is cancelled, over or not booked yet there is none. */
export async function walletPass(hotel: Hotel, row: ReservationRow, context: Context): Promise<Uint8Array> {
  const { clock, passSigner: signer } = context
  if (!signer) throw missing('There are no passes here')
  if (!hasWalletPass(hotel, row, context)) throw noPass()
  await slowDown(context, hotel.id, 'pass')
  return passFile(await contentOf(hotel, row, context), signer, clock.now())
}

/** The address that puts a proven reservation into Google Wallet, where there is a pass of it. */
export async function walletLink(hotel: Hotel, row: ReservationRow, context: Context): Promise<string> {
  const { clock, googleWallet } = context
  if (!googleWallet) throw missing('There are no passes here')
  if (!hasWalletLink(hotel, row, context)) throw noPass()
  await slowDown(context, hotel.id, 'pass')
  return googleWallet.linkTo(await contentOf(hotel, row, context), clock.now())
}

const noPass = () => new ApiError(ERRORS.invalidRequest, 'There is no pass for this reservation', { status: 409 })

async function contentOf(hotel: Hotel, row: ReservationRow, context: Context): Promise<PassContent> {
  const { database, locale, clock, origins } = context
  const t = await loadTranslate(locale, ['mail', 'checkout', 'core'])
  const localizer = localizerOf(hotel, context)
  const rooms = await bookedRooms(database.orm, row.id)
  const { from, to: until } = stayMomentsOf(hotel, row, rooms, origins.host, clock.now())
  const { name, address, phone } = emailHeaderOf(hotel, localizer)
  const { accent: ground, 'on-accent': ink } = palette(hotel.settings.button_colour, hotel.settings.header_colour)
  const number = { key: 'number', label: t('mail.reservationNumber'), value: row.number }
  const today = localNow(hotel.time_zone, clock.now()).date
  return {
    number: row.number,
    language: LOCALES[locale].tag,
    organization: name,
    description: t('checkout.calendarStay', { hotel: name }),
    colours: { ground, ink },
    from,
    until,
    dates: t('core.dateRange', { from: displayDate(row.checkin_date), to: displayDate(row.checkout_date) }),
    code: hotel.settings.qr_codes ? row.number : null,
    head: [{ key: 'day', label: t('mail.checkIn'), value: displayDate(row.checkin_date) }],
    primary: [{ key: 'guest', value: stayFacts(row).guest_name }],
    secondary: timesOf(row, t),
    auxiliary: [number, { key: 'guests', label: t('checkout.guests'), value: partyOf(rooms, t) }],
    back: [
      ...roomsOf(rooms, localizer, t),
      ...lengthOf(row, t),
      { key: 'address', label: t('mail.address'), value: address },
      { key: 'phone', label: t('mail.phone'), value: leftToRight(phone, localizer) },
      { key: 'note', value: `${t('mail.passNote', { date: displayDate(today) })} ${t('mail.hotelTime')}` },
    ],
  }
}

/** Figures keep their order in a card that is read from the right. */
const leftToRight = (text: string, { locale }: Localizer): string =>
  LOCALES[locale].direction === 'rtl' ? `\u2066${text}\u2069` : text

/** On the hotel's clock; a time that is not known is not told. */
function timesOf(row: ReservationRow, t: Translate): PassField[] {
  const { check_in_from, check_out_time } = arrivalFacts(row)
  const told = (date: string, time: string) => [dateAndWeekday(date, t), time].filter(Boolean).join(' ')
  return [
    { key: 'checkin', label: t('mail.checkIn'), value: told(row.checkin_date, check_in_from) },
    { key: 'checkout', label: t('mail.checkOut'), value: told(row.checkout_date, check_out_time) },
  ]
}

function partyOf(rooms: readonly RoomRow[], t: Translate): string {
  const { adults, children } = partyTotals(rooms.map(({ party }) => party))
  const words = [t('mail.adults', { n: adults }), ...(children > 0 ? [t('mail.children', { n: children })] : [])]
  return words.join(' · ')
}

function roomsOf(rooms: readonly RoomRow[], localizer: Localizer, t: Translate): PassField[] {
  const names = rooms.map((room) =>
    [localize(room.room_type_names, localizer), localize(room.room_plan_names, localizer)].filter(Boolean).join(' · '),
  )
  return [{ key: 'rooms', label: t('mail.room'), value: names.join('\n') }]
}

/** Nothing for a day's use. */
function lengthOf(row: ReservationRow, t: Translate): PassField[] {
  const { nights } = arrivalFacts(row)
  return nights === 0 ? [] : [{ key: 'stay', label: t('mail.stay'), value: t('mail.nights', { n: nights }) }]
}
