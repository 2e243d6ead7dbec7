import type { Context } from '../kernel/context.ts'
import { findHotel } from '../hotels/hotel-catalog.ts'
import { requireMember } from './member-sessions.ts'
import { requireSession } from '../kernel/sessions.ts'

/** Before any handler of a member's call (shared/rules/access.ts): somebody is signed in, and at a hotel of their own brand. */
export async function requireAccess(context: Context, hotelKey: string | undefined): Promise<void> {
  requireSession(context.session, true)
  requireMember(context)
  if (hotelKey === undefined) return
  const { brand_id } = await findHotel(context.database.orm, hotelKey)
  requireMember(context, brand_id)
}
