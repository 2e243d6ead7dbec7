import { announcer, split } from './location.ts'
import type { Location, Place } from './location.ts'
import { secretsKept } from './secrets.ts'
import { hrefOf, tidyAddress } from './tidy-address.ts'

/** The address bar never holds a secret or an e-mail address for longer than it takes to read it (specification 2.4). */
export function browserLocation(view: Window, onEmail: () => void = () => undefined): Location {
  const { tell, listen } = announcer()
  const { keep, takeSecret, hasSecrets } = secretsKept()
  let place = read()
  const moved = () => {
    place = read()
    tell()
  }
  view.addEventListener('popstate', moved)
  function read(): Place {
    const { pathname, search, hash } = view.location
    const tidy = tidyAddress(view.location)
    keep(tidy.secrets)
    const href = hrefOf(tidy)
    const state: unknown = tidy.proof ?? view.history.state
    if (href !== pathname + search + hash) view.history.replaceState(state, '', href)
    if (tidy.hadEmail) onEmail()
    return { ...split(href), state }
  }
  return {
    get: () => place,
    navigate(to, { replace = false, state = null } = {}) {
      const tidy = tidyAddress(new URL(to, view.location.origin))
      view.history[replace ? 'replaceState' : 'pushState'](tidy.proof ?? state, '', hrefOf(tidy))
      if (tidy.hadEmail) onEmail()
      moved()
    },
    back: () => view.history.back(),
    listen,
    takeSecret,
    hasSecrets,
    stop: () => view.removeEventListener('popstate', moved),
  }
}
