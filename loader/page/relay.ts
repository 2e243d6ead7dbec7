import { TAG } from '../../shared/element.ts'

/** The currency, and what came with an opener as long as that stands there; everything else of its address is the page's own. */
export const isUsedUp = (name: string) => name === 'currency' || location.search.includes('_open=')

/** Takes one parameter out of the page's address and leaves every other byte of it as it is. */
export const removeQuery = (name: string) => {
  const { origin, pathname, search, hash } = location
  const query = search
    .slice(1)
    .split('&')
    .filter((part) => !new URLSearchParams(part).has(name))
    .join('&')
  try {
    history.replaceState(history.state, '', origin + pathname + (query && `?${query}`) + hash)
  } catch {
    // A sandboxed page has no address to clean.
  }
}

let isTold = false

/** The page may have its data layer already, or its tags come later and find the events there. */
export const pushToDataLayer = (entry: unknown) => {
  const page = window as Window & { dataLayer?: unknown }
  page.dataLayer ??= []
  // An element with this id is found under the same name, so it must be a list.
  if (!Array.isArray(page.dataLayer)) return
  try {
    // Tag managers merge: without this the items of the last event would stay beside fewer new ones.
    if (entry instanceof Object && 'ecommerce' in entry) page.dataLayer.push({ ecommerce: null })
    page.dataLayer.push(entry)
  } catch (problem) {
    // A list that is frozen, or a tag of the page's own behind it: nobody's booking ends with it.
    if (!isTold) console.warn(`${TAG}: dataLayer takes no events: ${problem}`)
    isTold = true
  }
}
