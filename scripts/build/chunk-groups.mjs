// Left alone, rollup makes a file of every set of modules that the same screens share: 85 requests until results, most of
// them under 600 bytes. Here what a guest needs next stands in one file, in the order a booking is made, and no step
// fetches what only a later one needs.

import { BOOKING_STEPS } from './booking-steps.mjs'

const ENTRY = 'index.tsx'
const OWN_PAGE = 'document.ts'

/** For rollup's `manualChunks`, beside `onlyExplicitManualChunks`. Who imports a module is asked once for each build. */
export function chunkGroups() {
  let users
  return (id, graph) => {
    users ??= usersOf(graph)
    return groupOf(id, users)
  }
}

/**
 * The file of a module, or nothing where rollup decides. Whoever uses a module uses what it imports, so a group imports
 * itself and earlier ones only: no two files import one another.
 */
function groupOf(id, users) {
  const by = [...(users.get(id) ?? [])]
  const isUsedBy = (names) => names.some((name) => by.some((user) => user.endsWith(`/widget/${name}`)))
  // The entry is one file, said aloud: rollup would cut it up wherever a group shares a part of it.
  if (isUsedBy([ENTRY])) return 'index'
  if (by.length === 0 || isUsedBy([OWN_PAGE]) || id.includes('/locales/')) return undefined

  const always = BOOKING_STEPS.findIndex((step) => isUsedBy(step.always))
  const often = BOOKING_STEPS.findIndex((step) => isUsedBy(step.often))
  if (always >= 0 && (often < 0 || always <= often)) return BOOKING_STEPS[always].name
  if (by.length === 1) return undefined
  if (often >= 0) return always >= 0 ? BOOKING_STEPS[often].name : `${BOOKING_STEPS[often].name}-parts`
  const areas = new Set(by.map(areaOf))
  return areas.size === 1 ? `${[...areas][0]}-shared` : 'shared'
}

/** The screens that a lazy module belongs to: those of manage, account and the like share much among themselves alone. */
const areaOf = (id) => /\/features\/([\w-]+)\//.exec(id)?.[1] ?? 'app'

/** By module: the entries and lazily imported modules that fetch it at once. */
function usersOf({ getModuleIds, getModuleInfo }) {
  const users = new Map()
  for (const root of getModuleIds()) {
    const { isEntry, dynamicImporters } = getModuleInfo(root)
    if (!isEntry && dynamicImporters.length === 0) continue
    const open = [root]
    for (let id = open.pop(); id !== undefined; id = open.pop()) {
      const found = users.get(id) ?? new Set()
      if (found.has(root)) continue
      users.set(id, found.add(root))
      open.push(...(getModuleInfo(id)?.importedIds ?? []))
    }
  }
  return users
}
