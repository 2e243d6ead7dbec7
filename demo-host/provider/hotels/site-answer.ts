import type { Origins } from '../../../shared/origins.ts'
import type { LegalKind } from '../../../shared/model/hotel/legal-text.ts'
import type { SiteSettings } from '../../../shared/model/hotel/site-settings.ts'
import type { HotelSettings } from '../db/schema/hotel-settings.ts'
import { localize } from '../kernel/texts.ts'
import type { Localizer } from '../kernel/texts.ts'

const at = (url: string, origin: string): string => (url.startsWith('/') ? `${origin}${url}` : url)

/** The chatbot's page, and so the origin its frame comes from; null: the hotel has none. */
export const chatbotUrlOf = ({ site }: Pick<HotelSettings, 'site'>, { host }: Origins): string | null =>
  site?.chatbot ? at(site.chatbot.url, host) : null

/** The row of links to them stands below the booking. */
const hasLegal = (settings: HotelSettings, texts: readonly LegalKind[]): boolean =>
  Boolean(texts.length || settings.terms_url || settings.privacy_url || settings.accessibility_url)

/** What a hotel puts around the booking; nothing at all for a hotel that has none of it (HEAD-013, HEAD-014). */
export function siteOf(
  settings: HotelSettings,
  legalTexts: readonly LegalKind[],
  localizer: Localizer,
  origins: Origins,
): { site?: SiteSettings } {
  const { site = hasLegal(settings, legalTexts) ? {} : undefined } = settings
  const url = chatbotUrlOf(settings, origins)
  if (!site) return {}
  return {
    site: {
      header_html: localize(site.header_html ?? null, localizer),
      footer_html: localize(site.footer_html ?? null, localizer),
      footer_css: site.footer_css ?? '',
      favicons: (site.favicons ?? []).map(({ size, url }) => ({ size, url: at(url, origins.api) })),
      maintenance: site.maintenance ? { text: localize(site.maintenance.texts, localizer) } : null,
      chatbot: site.chatbot && url ? { ...site.chatbot, url } : null,
    },
  }
}
