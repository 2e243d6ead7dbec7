import { sql } from 'drizzle-orm'

import type { Orm } from '../../demo-host/provider/db/orm.ts'

/** Hotels without rooms, so that a brand has many: copies of a brand's first one, named by their number. */
export async function addHotels(orm: Orm, { brandId, count }: { brandId: number; count: number }): Promise<void> {
  await orm.execute(sql`
    with first as (select * from hotel where brand_id = ${brandId} order by id limit 1)
    insert into hotel (brand_id, code, names, descriptions, currency, time_zone, locale, book_languages, prefecture, lat,
      lng, address, phone_number, email, photos, business_day_ends, check_in_from, check_in_to, check_out_time,
      reservable_period_months, kids_setting, settings)
    select brand_id, code || '-copy-' || copy, jsonb_build_object('en', (names ->> 'en') || ' ' || copy), descriptions,
      currency, time_zone, locale, book_languages, prefecture, lat, lng, address, phone_number, email, photos,
      business_day_ends, check_in_from, check_in_to, check_out_time, reservable_period_months, kids_setting, settings
    from first, generate_series(1, ${count}::int) as copy order by copy`)
}
