import { LRUCache } from 'lru-cache'

const MEGABYTE = 1_000_000
const DEFAULT_MEGABYTES = 64

/**
 * What a process keeps of rows that seldom change, so that it need not read them again: by the id of what they belong to,
 * under the version they were read at. Nothing in it ever changes; what was used last stays, as many megabytes of JSON as
 * there may be (CATALOG_MEGABYTES; 0: nothing is kept).
 */
export type KeptByVersion = {
  /** Undefined where nothing is kept, or what is kept is of another version. */
  get: (id: number, version: string) => object | undefined
  keep: (id: number, version: string, value: object) => void
}

type Kept = { version: string; value: object; length: number }

export function createKeptByVersion(megabytes = DEFAULT_MEGABYTES): KeptByVersion {
  if (megabytes === 0) return { get: () => undefined, keep: () => undefined }
  const kept = new LRUCache<number, Kept>({ maxSize: megabytes * MEGABYTE, sizeCalculation: ({ length }) => length })
  return {
    get(id, version) {
      const found = kept.get(id)
      return found?.version === version ? found.value : undefined
    },
    keep(id, version, value) {
      kept.set(id, { version, value: frozen(value), length: JSON.stringify(value).length })
    },
  }
}

/** Shared by everybody who asks: whoever writes into it fails. */
function frozen<Value extends object>(value: Value): Value {
  for (const part of Object.values(value)) if (typeof part === 'object' && part !== null) frozen(part)
  return Object.freeze(value)
}
