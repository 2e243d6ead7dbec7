import type { Page } from 'playwright'

import { SETTINGS_PATH } from '../../lib/bent/bent-settings.ts'
import type { World } from '../../lib/world.ts'

type Origins = World['origins']

/** One mistake of a webmaster, and what the doctor has to say: which finding, and the line that mends it. */
export type PlantedMistake = {
  code: string
  line: RegExp
  tag?: string
  /** What the policy of the page leaves out of what docs/embedding.md asks for. */
  without?: (origins: Origins) => [directive: string, source: string]
  /** What stands behind the address of the page. */
  search?: string
  /** Where the page is, when it is not on a site of the hotel's. */
  at?: string
  /** What the page is framed with. */
  sandbox?: string
  prepare?: (page: Page, origins: Origins) => Promise<unknown>
  /** Told without being asked: it is wrong before anything is fetched, or the widget could not start. */
  told?: true
  /** What follows from it. */
  beside?: readonly string[]
}

const FOREIGN = 'https://www.elsewhere.example'
const DEMO = '<booking-widget hotel-code="demo"></booking-widget>'
const written = (attributes: string) => `<booking-widget hotel-code="demo" ${attributes}></booking-widget>`
const mistake = (attributes: string, line: RegExp, code = 'unknown_attribute'): PlantedMistake => ({
  code,
  tag: written(attributes),
  line,
  told: true,
})
const value = (attributes: string, line: RegExp) => mistake(attributes, line, 'invalid_attribute')
const policy = (without: NonNullable<PlantedMistake['without']>, line: RegExp, more: Partial<PlantedMistake> = {}) => ({
  code: 'content_security_policy',
  without,
  line,
  ...more,
})

/** Whatever a start asks for is answered as at a closed hotel, until the next test. */
async function closeHotel(api: string): Promise<void> {
  for (const [method, path] of [
    ['POST', '/hotels/:code/start'],
    ['GET', SETTINGS_PATH],
  ]) {
    const { ok } = await fetch(`${api}/demo/world`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ kind: 'next_answer', method, path, status: 410, times: 10 }),
    })
    if (!ok) throw new Error('the hotel is not closed')
  }
}

const LOCALES = 'locale="en", "ja", "ko", "zh_Hans", "zh_Hant", "id", "th", "ar"'

export const MISTAKES: Readonly<Record<string, PlantedMistake>> = {
  'no hotel': {
    code: 'no_hotel_code',
    tag: '<booking-widget></booking-widget>',
    line: /<booking-widget hotel-code="\.\.\.">/,
    told: true,
  },
  'a hotel that is not there': {
    code: 'unknown_hotel',
    tag: '<booking-widget hotel-code="nowhere"></booking-widget>',
    line: /hotel-code="\.\.\."/,
    told: true,
  },
  'a hotel that is not there, on a page that no hotel knows': {
    code: 'unknown_hotel',
    at: FOREIGN,
    tag: '<booking-widget hotel-code="nowhere"></booking-widget>',
    line: /hotel-code="\.\.\."/,
    told: true,
  },
  'a hotel that takes no guests any more': {
    code: 'closed_hotel',
    prepare: (_page, { api }) => closeHotel(api),
    line: /Open the hotel in its settings, or take the tag out/,
    told: true,
  },
  'a page that the hotel does not know': {
    code: 'parent_origin',
    at: FOREIGN,
    line: /Add https:\/\/www\.elsewhere\.example to the parent origins/,
    told: true,
  },
  'another name of this machine': {
    code: 'parent_origin',
    at: 'http://localhost:8123',
    line: /Add http:\/\/localhost:8123 to the parent origins.*localhost is not 127\.0\.0\.1/,
    told: true,
  },
  'a page in a sandbox without an origin': {
    code: 'sandbox',
    sandbox: 'allow-scripts',
    line: /sandbox="allow-scripts allow-same-origin allow-forms allow-popups"/,
  },
  'a frame in a page in a sandbox without an origin': {
    code: 'sandbox',
    sandbox: 'allow-scripts',
    tag: written('frame'),
    line: /sandbox="allow-scripts allow-same-origin allow-forms allow-popups"/,
    told: true,
  },
  'another page named to exchange messages': {
    code: 'parent_origin',
    tag: written('parent-origin="https://other.example"'),
    line: /Add https:\/\/other\.example to the parent origins/,
  },
  'a frame for another page': {
    code: 'parent_origin',
    tag: written('frame parent-origin="https://other.example"'),
    line: /^Take parent-origin away, or write parent-origin="http\S+"\.$/,
    told: true,
  },
  'an opener with a slip': {
    code: 'link',
    search: '?boking_widget_open=search',
    line: /booking_widget_open=search/,
  },
  'a language that the hotel does not speak': {
    code: 'locale',
    tag: written('locale="ko"'),
    line: /^Write one of these: locale="/,
  },
  'a policy without the server of the rooms': policy(
    ({ api }) => ['connect-src', api],
    /^Add http\S+ to connect-src: connect-src http\S+ http\S+$/,
    { told: true },
  ),
  'a policy without the server of the sessions': policy(
    ({ identity }) => ['connect-src', identity],
    /^Add http\S+ to connect-src: connect-src http\S+ http\S+$/,
  ),
  'a policy without pictures': policy(({ api }) => ['img-src', api], /^Add http\S+ to img-src: img-src data: http\S+$/),
  'a policy without pictures within the code': policy(() => ['img-src', 'data:'], /to img-src: img-src http\S+ data:$/),
  'a policy without the frame of the card fields': policy(
    ({ gateway }) => ['frame-src', gateway],
    /^Add http\S+ to frame-src: frame-src http\S+ http\S+$/,
  ),
  'a policy without the frame of the widget': policy(
    ({ widget }) => ['frame-src', widget],
    /^Add http\S+ to frame-src: frame-src http\S+ http\S+$/,
    { tag: written('frame') },
  ),
  'a tag that is not closed': {
    code: 'not_closed',
    tag: '<main><booking-widget hotel-code="demo" /><h2>Our rooms</h2><footer>Hotel</footer></main>',
    line: /<booking-widget hotel-code="\.\.\."><\/booking-widget>/,
    told: true,
  },
  'no width': {
    code: 'no_room',
    tag: written('style="width:0;min-width:0;flex:none;overflow:hidden"'),
    line: /booking-widget \{ inline-size: 100% \}/,
  },
  'the attribute hidden': { code: 'no_room', tag: written('hidden'), line: /attribute hidden/ },
  'a place that is hidden': {
    code: 'no_room',
    tag: `<div style="display:none">${DEMO}</div>`,
    line: /display: none/,
  },
  hotelcod: {
    code: 'unknown_attribute',
    tag: '<booking-widget hotelcod="demo"></booking-widget>',
    line: /^Write hotel-code="demo"\.$/,
    told: true,
    beside: ['no_hotel_code'],
  },
  lnaguage: mistake('lnaguage="ja"', /^Write locale="ja"\.$/),
  langauge: mistake('langauge="ja"', /locale="ja"/),
  locael: mistake('locael="ja"', /^Write locale="ja"\.$/),
  segmentids: mistake('segmentids="a,b"', /^Write segment[-_]ids="a,b"\.$/),
  mdoe: mistake('mdoe="popup"', /^Write mode="popup"\.$/),
  structured_data: mistake('structured_data', /^Write structured-data\.$/),
  'a currency on the tag': mistake('currency="USD"', /\.setCurrency\('USD'\)/),
  'a colour on the tag': mistake('colour="#c00"', /booking-widget \{ --booking-accent: /),
  'a day on the tag': mistake('check-in="2026-12-24"', /^Write query="checkin=2026-12-24"\.$/),
  'a width on the tag': mistake('width="300"', /booking-widget \{ width: 300 \}/),
  'the address on the tag': mistake('src="https://x.example"', /script tag of the loader/),
  'a mode that there is not': value('mode="dialog"', /mode="inline", "popup", "floating", "tab"/),
  'a view with a slip': value('view="serach"', /^Write view="search"\. .*"confirm", "sign-in"/),
  'a country for a language': value('locale="jp"', new RegExp(`^Write locale="ja"\\. .*${LOCALES}`)),
  'an origin without a scheme': value(
    'parent-origin="www.hotel.example"',
    /parent-origin="https:\/\/www\.hotel\.example"/,
  ),
  'a hotel code with a space': {
    code: 'invalid_attribute',
    tag: '<booking-widget hotel-code="my hotel"></booking-widget>',
    line: /hotel-code="\.\.\."/,
    told: true,
  },
  'a link that opens nothing': {
    code: 'unknown_view',
    tag: `<a href="#" data-booking-open="sign_in">In</a>${DEMO}`,
    line: /^Write data-booking-open="sign-in"/,
  },
  'an old loader': {
    code: 'old_loader',
    prepare: (page) =>
      page.route('**/v1/version.js', (route) =>
        route.fulfill({
          contentType: 'text/javascript',
          headers: { 'access-control-allow-origin': '*' },
          body: `export default'99.0.0'`,
        }),
      ),
    line: /<script src="http\S+\/v1\/loader\.js" async crossorigin><\/script>/,
  },
  'a second loader': {
    code: 'two_loaders',
    tag: `<script src="https://old.example/v1/loader.js" defer></script>${DEMO}`,
    prepare: (page) =>
      page.route('https://old.example/**', (route) => route.fulfill({ contentType: 'text/javascript', body: '' })),
    line: /^Keep one: <script src="http\S+\/v1\/loader\.js" async crossorigin><\/script>$/,
  },
  'a script of the page that has our name': {
    code: 'foreign_global',
    prepare: (page) => page.addInitScript(`window.BookingWidget = { open() {} }`),
    line: /document\.querySelector\('booking-widget'\)\.open\('search'\)/,
    told: true,
  },
  'a clock that is two days slow': {
    code: 'clock',
    prepare: (page) => page.clock.setFixedTime(Date.now() - 2 * 86_400_000),
    line: /Set the clock/,
  },
  'a browser that keeps nothing': {
    code: 'storage',
    prepare: (page) =>
      page.addInitScript(`Object.defineProperty(window, 'localStorage', { get() { throw new Error('refused') } })`),
    line: /allow site data/,
  },
  'a server that cannot be reached': {
    code: 'network',
    prepare: (page, { api }) => page.route(`${api}/**`, (route) => route.abort()),
    line: /what blocks requests/,
    told: true,
  },
}
