import type { Handlers } from '../../../shared/contract/define.ts'
import type { extras as table } from '../../../shared/contract/extras.ts'
import { extrasAnswer } from '../domain/extras-answer.ts'
import { loadHouse } from '../domain/house.ts'
import { requireSession } from '../domain/sessions.ts'
import type { Context } from '../http/context.ts'

export const extras: Handlers<typeof table, Context> = {
  async list({ hotelId, query }, context) {
    requireSession(context.session, true)
    return extrasAnswer(await loadHouse(context.database.orm, hotelId), query, context)
  },
}
