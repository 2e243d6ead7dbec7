import { escaped, page, picture } from './page.ts'
import type { Visit } from './page.ts'
import type { Sites } from './site.ts'

/** A page of the hotel that is about something else, with a few rooms recommended at its end. */
export function recommenderPage(visit: Visit, sites: Sites): string {
  const site = sites[visit.language]
  const [chapter] = site?.chapters ?? []
  if (!site || !chapter) throw new Error(`No copy in ${visit.language}`)
  const body = `<main class="column">
<h1>${escaped(chapter.title)}</h1>
${picture(visit, chapter, 'fetchpriority="high"')}
<p class="welcome">${escaped(chapter.text)}</p>
<booking-widget hotel-code="${site.hotelCode}" view="recommender" query="checkin=%2B30&amp;nights=2&amp;adults=2"></booking-widget>
<p>${escaped(site.welcome)}</p>
</main>`
  return page(visit, `${chapter.title} – ${site.name}`, body)
}
