import { toJson } from '../../../shared/json.ts'
import { announcer, split } from './location.ts'
import type { Location, Place } from './location.ts'
import { secretsKept } from './secrets.ts'
import { hrefOf, tidyAddress } from './tidy-address.ts'

/** The address bar never holds a secret or an e-mail address for longer than it takes to read it (QUERY-045, QUERY-047). */
export function browserLocation(view: Window, onEmail: () => void = () => undefined): Location {
  const { tell, listen } = announcer()
  const { keep, takeSecret, hasSecrets } = secretsKept()
  /** By address: back and forward lead to the very place of before, so whoever kept something for it knows it again. */
  const places = new Map<string, Place>()
  let place = read()
  const moved = () => {
    const now = read()
    const before = places.get(now.path + now.search)
    place = before && toJson(before.state) === toJson(now.state) ? before : now
    tell()
  }
  view.addEventListener('popstate', moved)
  function read(): Place {
    const { pathname, search, hash } = view.location
    const tidy = tidyAddress(view.location)
    keep(tidy.secrets)
    const href = hrefOf(tidy)
    const state: unknown = tidy.proof ?? view.history.state
    if (href !== pathname + search + hash) write('replaceState', state, href)
    if (tidy.hadEmail) onEmail()
    return { ...split(href), state }
  }
  function write(how: 'pushState' | 'replaceState', state: unknown, href: string) {
    try {
      view.history[how](state, '', href)
    } catch {
      // Some browsers count such calls and refuse too many: the guest goes on, the address bar stays behind.
    }
  }
  return {
    get: () => place,
    navigate(to, { replace = false, state = null } = {}) {
      const tidy = tidyAddress(new URL(to, view.location.origin))
      const href = hrefOf(tidy)
      place = { ...split(href), state: tidy.proof ?? state }
      places.set(place.path + place.search, place)
      write(replace ? 'replaceState' : 'pushState', place.state, href)
      if (tidy.hadEmail) onEmail()
      tell()
    },
    back: () => view.history.back(),
    listen,
    takeSecret,
    hasSecrets,
    stop: () => view.removeEventListener('popstate', moved),
  }
}
