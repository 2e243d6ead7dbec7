import { is } from 'superstruct'
import type { Struct } from 'superstruct'

import { toJson } from '../../shared/json.ts'
import { storageKey } from '../../shared/storage-key.ts'
import { STORAGE } from '../../shared/storage.ts'
import type { StorageName, Stored, StorageRow } from '../../shared/storage.ts'

/** Values by the rows of shared/storage; works in memory where the browser refuses (guarantee W8). */
export type Storage = {
  read: <Name extends StorageName>(name: Name) => Stored<Name> | null
  write: <Name extends StorageName>(name: Name, value: Stored<Name>) => void
  remove: (name: StorageName) => void
}

/** What may lie on the host's own origin: nothing personal, no session (docs/webmaster.md). */
export const ON_HOST: readonly StorageName[] = [
  'criteria',
  'browsing',
  'locale',
  'currency',
  'purchases',
  'openAttempt',
]

type Shelf = {
  get: (key: string) => string | null
  set: (key: string, value: string, lives: number | null) => void
  drop: (key: string) => void
}
type Kept = { until: number | null; value: unknown }

export function createStorage(view: Window, now: () => number, isOwnDocument: boolean): Storage {
  const memory = memoryShelf()
  const shelves: Record<StorageRow<unknown>['in'], Shelf> = {
    cookie: withMemory(cookieShelf(view), memory),
    local: withMemory(
      webShelf(() => view.localStorage),
      memory,
    ),
    session: withMemory(
      webShelf(() => view.sessionStorage),
      memory,
    ),
  }
  const shelfOf = (name: StorageName) => (isOwnDocument || ON_HOST.includes(name) ? shelves[STORAGE[name].in] : memory)

  return {
    read(name) {
      const kept = parse(shelfOf(name).get(storageKey(name)))
      if (!kept || (kept.until !== null && kept.until <= now())) return null
      const holds = STORAGE[name].holds as Struct<Stored<typeof name>, unknown> // the table types each row by its own name
      return is(kept.value, holds) ? kept.value : null
    },
    write(name, value) {
      const { lives } = STORAGE[name]
      const kept: Kept = { until: lives === null ? null : now() + lives, value }
      shelfOf(name).set(storageKey(name), toJson(kept), lives)
    },
    remove: (name) => shelfOf(name).drop(storageKey(name)),
  }
}

function parse(text: string | null): Kept | null {
  try {
    const kept = JSON.parse(text ?? 'null') as Kept | null
    return kept && typeof kept === 'object' && 'value' in kept ? { until: kept.until ?? null, value: kept.value } : null
  } catch {
    return null // somebody else's value under our key
  }
}

function memoryShelf(): Shelf {
  const kept = new Map<string, string>()
  return {
    get: (key) => kept.get(key) ?? null,
    set: (key, value) => void kept.set(key, value),
    drop: (key) => void kept.delete(key),
  }
}

/**
 * A refusing browser (blocked, full, sandboxed) is as good as an empty one: the memory behind it goes on. What the browser
 * did take is remembered nowhere else, so what another tab removes is gone here as well.
 */
function withMemory(shelf: Shelf, memory: Shelf): Shelf {
  const attempt = <T>(work: () => T): T | null => {
    try {
      return work()
    } catch {
      return null // the value is in memory
    }
  }
  return {
    get: (key) => attempt(() => shelf.get(key)) ?? memory.get(key),
    set(key, value, lives) {
      attempt(() => shelf.set(key, value, lives))
      // A blocked cookie is dropped without a word.
      if (attempt(() => shelf.get(key)) === value) memory.drop(key)
      else memory.set(key, value, lives)
    },
    drop(key) {
      memory.drop(key)
      attempt(() => shelf.drop(key))
    },
  }
}

function webShelf(area: () => globalThis.Storage): Shelf {
  return {
    get: (key) => area().getItem(key),
    set: (key, value) => area().setItem(key, value),
    drop: (key) => area().removeItem(key),
  }
}

function cookieShelf(view: Window): Shelf {
  const get = (key: string) => {
    const start = `${encodeURIComponent(key)}=`
    const found = view.document.cookie.split('; ').find((part) => part.startsWith(start))
    return found === undefined ? null : decodeURIComponent(found.slice(start.length))
  }
  /**
   * In the frame of another site browsers take a partitioned one alone, of https or this machine; Safari takes none such of a
   * machine's http. Where it would be refused none is written, because Firefox says so in the console each time.
   */
  const set = (key: string, value: string, lives: number | null) => {
    const age = lives === null ? '' : `; max-age=${Math.round(lives / 1_000)}`
    const write = (attributes: string) =>
      (view.document.cookie = `${encodeURIComponent(key)}=${encodeURIComponent(value)}${age}; path=/; SameSite=${attributes}`)
    if (view.isSecureContext) write('None; Secure; Partitioned')
    if (view === view.top && get(key) !== value) write('Lax')
  }
  return { get, set, drop: (key) => set(key, '', 0) }
}
