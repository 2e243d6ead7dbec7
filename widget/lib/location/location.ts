import { useSyncExternalStore } from 'react'

import type { ParameterName } from '../../../shared/parameters.ts'
import { secretsKept, takeSecrets } from './secrets.ts'

export type Place = { path: string; search: string; state: unknown }
export type Going = { replace?: boolean; state?: unknown }

/** Where the widget is: the address bar of a widget document, or a history of its own inside a host page. */
export type Location = {
  get: () => Place
  navigate: (to: string, going?: Going) => void
  back: () => void
  listen: (listener: () => void) => () => void
  stop: () => void
  /** A secret the address brought, handed out once (QUERY-045). */
  takeSecret: (name: ParameterName) => string | null
  /** Whether there is one that nobody has taken. */
  hasSecrets: () => boolean
}

export const split = (to: string): { path: string; search: string } => {
  const [rest = '/'] = to.split('#')
  const mark = rest.indexOf('?')
  return mark < 0 ? { path: rest, search: '' } : { path: rest.slice(0, mark) || '/', search: rest.slice(mark) }
}

export function announcer() {
  const listeners = new Set<() => void>()
  return {
    tell: () => listeners.forEach((listener) => listener()),
    listen: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

/** Inline: the host's address and history stay untouched (docs/embedding.md). */
export function memoryLocation(start: string): Location {
  const { tell, listen } = announcer()
  const { keep, takeSecret, hasSecrets } = secretsKept()
  // It is no address that anybody sees; the start takes them out of it.
  keep(takeSecrets(new URLSearchParams(split(start).search)))
  let places: Place[] = [{ ...split(start), state: null }]
  return {
    get: () => places.at(-1) ?? { path: '/', search: '', state: null },
    navigate(to, { replace = false, state = null } = {}) {
      places = [...places.slice(0, replace ? -1 : undefined), { ...split(to), state }]
      tell()
    },
    back() {
      if (places.length > 1) places = places.slice(0, -1)
      tell()
    },
    listen,
    stop: () => undefined, // nothing outside was touched
    takeSecret,
    hasSecrets,
  }
}

/** The two hooks wouter's Router asks for. */
export function routerHooks(location: Location) {
  const usePath = (): [string, Location['navigate']] => [
    useSyncExternalStore(location.listen, () => location.get().path),
    location.navigate,
  ]
  const useQuery = () => useSyncExternalStore(location.listen, () => location.get().search)
  return { hook: usePath, searchHook: useQuery }
}
