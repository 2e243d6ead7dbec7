import { eq, sql } from 'drizzle-orm'
import { array, boolean, enums, literal, nullable, object, optional, record, size, string, type } from 'superstruct'
import type { Infer } from 'superstruct'
import { MEMBER_PROVIDERS } from '../../shared/model/person/member.ts'
import { locale } from '../../shared/model/wire.ts'
import type { Orm } from '../provider/db/open.ts'
import { hotel } from '../provider/db/schema/hotel.ts'

const names = () => record(locale(), size(string(), 1, 1_000))
const redirect = object({ url: nullable(string()), with_organization_url: nullable(string()) })

/** What a hotel decides about its members; what is not named stays as it is. */
export const memberEdit = object({
  kind: literal('member_settings'),
  hotel: size(string(), 1, 100),
  set: object({
    membership_enabled: optional(boolean()),
    allow_signup: optional(boolean()),
    custom_auth: optional(boolean()),
    integration_active: optional(boolean()),
    points_hidden: optional(boolean()),
    point_exchange_enabled: optional(boolean()),
    organization_enabled: optional(boolean()),
    unknown_email_told: optional(boolean()),
    brand_custom_auth_token_name: optional(nullable(string())),
    membership_menu_redirect: optional(nullable(redirect)),
    membership_customer_login_redirect: optional(nullable(redirect)),
    point_names: optional(names()),
    marketing_consent_texts: optional(names()),
    sign_in_button: optional(object({ is_active: boolean(), labels: names() })),
    external_sign_in: optional(
      array(type({ provider: enums(MEMBER_PROVIDERS), titles: names(), colour: nullable(string()) })),
    ),
  }),
})

export async function editMemberSettings(tx: Orm, { hotel: code, set }: Infer<typeof memberEdit>): Promise<number> {
  const members = sql`coalesce(${hotel.settings} -> 'members', '{}'::jsonb) || ${JSON.stringify(set)}::jsonb`
  const changed = await tx
    .update(hotel)
    .set({ settings: sql`jsonb_set(${hotel.settings}, '{members}', ${members})` })
    .where(eq(hotel.code, code))
    .returning({ id: hotel.id })
  return changed.length
}
