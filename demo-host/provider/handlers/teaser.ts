import type { Handlers } from '../../../shared/contract/define.ts'
import type { teaser as table } from '../../../shared/contract/teaser.ts'
import { teaserOf } from '../availability/teaser.ts'
import { loadHotelCatalog } from '../hotels/kept-catalogs.ts'
import type { Context } from '../kernel/context.ts'

export const teaser: Handlers<typeof table, Context> = {
  async show({ code }, context) {
    return { data: await teaserOf(await loadHotelCatalog(context, code), context) }
  },
}
