import type { HotelSite } from '../../provider/db/schema/hotel-settings.ts'

const MAP = 'https://www.openstreetmap.org/?mlat=33.266&mlon=131.369'

/** A house with a header and a footer of its own around the booking. */
export const YUFUIN_SITE: HotelSite = {
  header_html: {
    ja: '<p><strong>{{facility_name}}</strong> <small>{{brand_name}}</small></p>',
    en: '<p><strong>{{facility_name}}</strong> <small>{{brand_name}}</small></p>',
  },
  footer_html: {
    ja: `<nav><p>{{facility_name}}</p><a href="${MAP}">アクセス</a> <a href="tel:+81977000044">お電話</a></nav>`,
    en: `<nav><p>{{facility_name}}</p><a href="${MAP}">How to find us</a> <a href="tel:+81977000044">Telephone</a></nav>`,
  },
  footer_css:
    'nav{padding:24px;background:#26331f;color:#f2f5ee;font-size:14px}p{margin:0 0 8px;font-size:18px}a{margin-inline-end:16px}',
  indexed: true,
  favicons: [{ size: 32, url: '/scenes/onsen-dawn.svg' }],
  chatbot: { url: '/chatbot-window/', is_on_desktop: true, is_on_mobile: true },
}
