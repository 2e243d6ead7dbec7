import type { Handlers } from '../../../shared/contract/define.ts'
import type { organizations as table } from '../../../shared/contract/organizations.ts'
import { findHotel } from '../hotels/hotel-catalog.ts'
import type { Context } from '../kernel/context.ts'
import { requireSession } from '../kernel/sessions.ts'
import { requireOrganization, requireOrganizationAdmin } from '../organizations/organization-sessions.ts'
import { signInOrganization, signOutOrganization } from '../organizations/organization-sign-in.ts'
import { readExport, startExport } from '../organizations/stay-exports.ts'
import { stayUsage } from '../organizations/stay-usage.ts'
import { organizationStaysOf } from '../records/member-stays.ts'

type OfOrganization = { brandId: string; organizationId: string }

const ownOrganization = (context: Context, { brandId, organizationId }: OfOrganization) => {
  requireSession(context.session, true)
  return requireOrganization(context, brandId, organizationId)
}

const ownOrganizationAsAdmin = (context: Context, { brandId, organizationId }: OfOrganization) => {
  requireSession(context.session, true)
  return requireOrganizationAdmin(context, brandId, organizationId)
}

export const organizations: Handlers<typeof table, Context> = {
  async signIn({ code, body }, context) {
    requireSession(context.session, true)
    return { data: await signInOrganization(context, await findHotel(context.database.orm, code), body) }
  },

  async signOut({ code }, context) {
    requireSession(context.session, true)
    await signOutOrganization(context, await findHotel(context.database.orm, code))
    return { data: { signed_out: true } }
  },

  async show(input, context) {
    const who = ownOrganizationAsAdmin(context, input)
    return { data: { id: who.id, name: who.name, usage: await stayUsage(who, context) } }
  },

  async reservations({ query, ...input }, context) {
    return organizationStaysOf(ownOrganization(context, input), query, context)
  },

  async startExport({ body, ...input }, context) {
    return { data: await startExport(ownOrganizationAsAdmin(context, input), body, context) }
  },

  async exportFile({ jobId, ...input }, context) {
    return readExport(ownOrganizationAsAdmin(context, input), jobId, context)
  },
}
