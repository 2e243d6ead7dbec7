const LONGEST_SHOWN = 200

const linesOf = (html: string) => html.split('\n').map((line) => line.trim())
const shown = (line: string) => (line.length > LONGEST_SHOWN ? `${line.slice(0, LONGEST_SHOWN)}…` : line)

/** The lines of one text that the other does not have, as often as it has them. */
function linesOnlyIn(text: string, other: string): string[] {
  const others = linesOf(other)
  return linesOf(text).filter((line) => {
    const at = others.indexOf(line)
    if (at !== -1) others.splice(at, 1)
    return at === -1
  })
}

/** How the hotel is reached, which the hotel changes: nothing but its name, words, a telephone and an e-mail address. */
const PHONE = / data-phone="[+\d()\u00a0 -]{1,40}"/
const CONTACT =
  /^<noscript><main class="no-script"><h1>[^<]*<\/h1><p>[^<]*<\/p><p>(?:<a href="(?:tel|mailto):[^"<]*">[^<]*<\/a>(?:<br>)?){0,2}<\/p><\/main><\/noscript>$/m
const withoutContact = (html: string) => html.replace(PHONE, '').replace(CONTACT, '<noscript></noscript>')

/** The document has no line that a guest's browser does not need, so every line that differs is told. */
export function documentDifferences(served: string, expected: string): string[] {
  const compared = withoutContact(served)
  if (compared === expected) return []
  const added = linesOnlyIn(compared, expected).map((line) => `It holds what nobody authorised: ${shown(line)}`)
  const gone = linesOnlyIn(expected, compared).map((line) => `It does not hold: ${shown(line)}`)
  const found = [...added, ...gone]
  return found.length > 0 ? found : ['Its lines stand in another order.']
}

const STAMPED = /<script type="application\/json" id="booking-widget-origins">([^<]*)<\/script>/

/** Where the document says that the parts of the product are; null where it says nothing that can be read. */
export function stampedOriginsIn(html: string): unknown {
  try {
    return JSON.parse(STAMPED.exec(html)?.[1] ?? 'null')
  } catch {
    return null
  }
}
