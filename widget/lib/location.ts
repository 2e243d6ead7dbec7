import { useSyncExternalStore } from 'react'

export type Place = { path: string; search: string; state: unknown }
export type Going = { replace?: boolean; state?: unknown }

/** Where the widget is: the address bar of a widget document, or a history of its own inside a host page. */
export type Location = {
  get: () => Place
  navigate: (to: string, going?: Going) => void
  back: () => void
  listen: (listener: () => void) => () => void
  stop: () => void
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

/** Inline: the host's address and history stay untouched (embedding.md, "Inline differs"). */
export function memoryLocation(start: string): Location {
  const { tell, listen } = announcer()
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
