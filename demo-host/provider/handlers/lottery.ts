import type { Handlers } from '../../../shared/contract/define.ts'
import type { lottery as table } from '../../../shared/contract/lottery.ts'
import { loadHotelCatalog } from '../hotels/kept-catalogs.ts'
import type { CallContext } from '../http/context.ts'
import { requireSession } from '../kernel/sessions.ts'
import { localizerOf } from '../kernel/texts.ts'
import { cancelEntry, enterLottery, updateEntry } from '../lotteries/entries.ts'
import { eventAnswer, findLottery } from '../lotteries/events.ts'
import { requireEntrant } from '../lotteries/own-entry.ts'
import { shownEntry } from '../lotteries/shown-entry.ts'
import { refuseStaleToken } from '../members/member-sessions.ts'
import { deleteIncompleteReservation } from '../reservations/incomplete-lottery.ts'

export const lottery: Handlers<typeof table, CallContext> = {
  async event({ hotelId, eventUuid }, context) {
    requireSession(context.session, true)
    const catalog = await loadHotelCatalog(context, hotelId)
    const event = findLottery(catalog, eventUuid)
    return { data: eventAnswer(event, catalog.hotel, localizerOf(catalog.hotel, context), context.clock.now()) }
  },

  async enter({ hotelId, body }, context) {
    return { data: await enterLottery(await houseOf(hotelId, context), body, context) }
  },

  async show({ hotelId, entryNumber }, context) {
    return { data: await shownEntry(await houseOf(hotelId, context), entryNumber, context) }
  },

  async update({ hotelId, entryNumber, body }, context) {
    return { data: await updateEntry(await houseOf(hotelId, context), entryNumber, body, context) }
  },

  async cancel({ hotelId, entryNumber }, context) {
    return { data: await cancelEntry(await houseOf(hotelId, context), entryNumber, context) }
  },

  async deleteIncomplete({ hotelId, entryNumber }, context) {
    return { data: await deleteIncompleteReservation(await houseOf(hotelId, context), entryNumber, context) }
  },
}

/** Members alone get to the rest, at hotels of their brand. */
async function houseOf(hotelId: string, context: CallContext) {
  requireSession(context.session, true)
  refuseStaleToken(context)
  const catalog = await loadHotelCatalog(context, hotelId)
  requireEntrant(context, catalog.hotel)
  return catalog
}
