import type { Handlers } from '../../../shared/contract/define.ts'
import type { teaser as table } from '../../../shared/contract/teaser.ts'
import { teaserOf } from '../availability/teaser.ts'
import { findHotel } from '../hotels/hotel-catalog.ts'
import type { Context } from '../kernel/context.ts'

export const teaser: Handlers<typeof table, Context> = {
  async show({ code }, context) {
    return { data: await teaserOf(await findHotel(context.database.orm, code), context) }
  },
}
