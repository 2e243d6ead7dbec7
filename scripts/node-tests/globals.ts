type Thing = object

/** Brings an object back to the properties it has now: what is added goes, what is changed or taken away returns. */
export function keeper(thing: Thing): () => void {
  const known = new Map(Reflect.ownKeys(thing).map((key) => [key, Reflect.getOwnPropertyDescriptor(thing, key)]))
  return () => {
    for (const key of Reflect.ownKeys(thing)) if (!known.has(key)) Reflect.deleteProperty(thing, key)
    for (const [key, first] of known) {
      const now = Reflect.getOwnPropertyDescriptor(thing, key)
      if (first && !isSame(first, now)) Reflect.defineProperty(thing, key, first)
    }
  }
}

const isSame = (one: PropertyDescriptor, other: PropertyDescriptor | undefined) =>
  other !== undefined && one.value === other.value && one.get === other.get && one.set === other.set
