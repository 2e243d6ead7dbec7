import { escaped, page } from './page.ts'
import type { Visit } from './page.ts'
import { shirotsuki } from './sites/shirotsuki.ts'
import { taipeiLan } from './sites/taipei-lan.ts'

/** Two hotels on one page: two elements, two sessions, two currencies. */
export function twoWidgetsPage(visit: Visit): string {
  const sites = [shirotsuki.en, taipeiLan.en].filter((site) => site !== undefined)
  const sections = sites.map(
    ({ hotelCode, name }) => `<section aria-label="${escaped(name)}">
<h2 translate="no">${escaped(name)}</h2>
<booking-widget hotel-code="${hotelCode}"></booking-widget>
</section>`,
  )
  return page(
    visit,
    'Two houses',
    `<main class="column two">\n<h1>Two houses, one page</h1>\n${sections.join('\n')}\n</main>`,
  )
}
