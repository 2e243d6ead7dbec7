import { escaped, languageLinks, page, picture } from './page.ts'
import type { Visit } from './page.ts'
import type { Chapter, Language, Site, Sites } from './site.ts'

const chapter = (visit: Visit, { id, title, text, ...image }: Chapter) =>
  `<section class="chapter column" id="${id}">
${picture(visit, image)}
<div><h2>${escaped(title)}</h2><p>${escaped(text)}</p></div>
</section>`

function rooms(visit: Visit, { rooms: { title, list } }: Site): string {
  const figures = list.map(
    ({ name, text, ...image }) =>
      `<figure>${picture(visit, image)}<figcaption><h3>${escaped(name)}</h3><p>${escaped(text)}</p></figcaption></figure>`,
  )
  return `<section class="column" id="rooms">
<h2>${escaped(title)}</h2>
<div class="rooms">${figures.join('\n')}</div>
</section>`
}

/** How a page embeds the widget: in words, what a webmaster wrote. */
export type Embedding = {
  /** On the element, besides the hotel's code. */
  attributes?: string
  /** A link of the page that opens the widget; without script it leads to the widget's own page. */
  opener?: true
  /** The script tag alone names the hotel; there is no element. */
  scriptOnly?: true
}

function stay({ origins }: Visit, { hotelCode, book }: Site, { attributes, opener, scriptOnly }: Embedding): string {
  const link = `<p class="book"><a href="${origins.widget}/booking/result?code=${hotelCode}" data-booking-open="search">${escaped(book)}</a></p>`
  const element = `<booking-widget hotel-code="${hotelCode}"${attributes ? ` ${attributes}` : ''}></booking-widget>`
  return `<section class="stay" id="stay" aria-label="${escaped(book)}">
${opener ? link : ''}
${scriptOnly ? '' : element}
</section>`
}

/** A hotel's own site. */
export function hotelPage(visit: Visit, sites: Sites, embedding: Embedding = {}): string {
  const site = sites[visit.language]
  if (!site) throw new Error(`No copy in ${visit.language}`)
  const { hotelCode, name, headline, hero, welcome, chapters, address } = site
  const places = [{ id: 'rooms', title: site.rooms.title }, ...chapters]
  const body = `<header class="hero">
${picture(visit, hero, 'fetchpriority="high"')}
<a class="name" href="${visit.path}" translate="no">${escaped(name)}</a>
<nav>${places.map(({ id, title }) => `<a href="#${id}">${escaped(title)}</a>`).join('\n')}</nav>
<h1>${escaped(headline)}</h1>
</header>
<main>
${stay(visit, site, embedding)}
<section class="column"><p class="welcome">${escaped(welcome)}</p></section>
${rooms(visit, site)}
${chapters.map((one) => chapter(visit, one)).join('\n')}
</main>
<footer>
<address>${address.map(escaped).join('<br>')}</address>
${languageLinks(visit, Object.keys(sites) as Language[] /* the keys of Sites are languages */)}
</footer>`
  return page(visit, name, body, embedding.scriptOnly && `data-hotel-code="${hotelCode}"`)
}
