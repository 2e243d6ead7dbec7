import { asc, eq } from 'drizzle-orm'

import type { Locale } from '../../../shared/locales.ts'
import type { OtaSite } from '../../../shared/model/search/ota.ts'
import { today } from '../../../shared/rules/days/dates.ts'
import type { Orm } from '../db/orm.ts'
import { otaPlace, otaSite } from '../db/schema/ota.ts'
import type { StoredOtaLink } from '../db/schema/ota.ts'
import { missing } from '../kernel/api-error.ts'
import type { Context } from '../kernel/context.ts'
import { localize, localizerOf, photosOf } from '../kernel/texts.ts'
import type { Localizer } from '../kernel/texts.ts'

type Reader = Pick<Orm, 'select'>
export type Site = typeof otaSite.$inferSelect
export type OtaPlace = typeof otaPlace.$inferSelect

/** @throws 404 where this installation has no agency's site */
export async function findSite(orm: Reader): Promise<Site> {
  const [found] = await orm.select().from(otaSite).where(eq(otaSite.id, 1))
  if (!found) throw missing('There is no travel agency here')
  return found
}

export const findPlaces = (orm: Reader): Promise<OtaPlace[]> =>
  orm.select().from(otaPlace).orderBy(asc(otaPlace.position), asc(otaPlace.id))

/** How one guest reads the site. */
export const siteLocalizer = ({ languages }: { languages: readonly Locale[] }, context: Context): Localizer =>
  localizerOf({ book_languages: languages }, context)

/** GET /api/ota/v1/site: what the site looks like and where it has hotels (OTA-008, OTA-016). */
export async function siteAnswer(context: Context): Promise<OtaSite> {
  const { orm } = context.database
  const [site, places] = [await findSite(orm), await findPlaces(orm)]
  const localizer = siteLocalizer(site, context)
  const links = (stored: readonly StoredOtaLink[] | undefined) =>
    (stored ?? []).map(({ labels, url }) => ({ label: localize(labels, localizer), url }))
  const { settings } = site
  return {
    name: localize(site.names, localizer),
    headline: localize(site.headlines, localizer),
    currency: site.currency,
    time_zone: site.time_zone,
    business_date: today(site.time_zone, context.clock.now()),
    book_languages: site.languages,
    button_colour: settings.button_colour ?? null,
    header_colour: settings.header_colour ?? null,
    logo: settings.logo ?? null,
    header_links: links(settings.header_links),
    footer_links: links(settings.footer_links),
    footer_text: localize(settings.footer_texts ?? null, localizer),
    linker_domains: settings.linker_domains ?? [],
    currency_toggled_at_payment: settings.currency_toggled_at_payment ?? false,
    photos: photosOf(site.photos, localizer),
    places: places.map(({ id, names }) => ({ id, name: localize(names, localizer) })),
  }
}
