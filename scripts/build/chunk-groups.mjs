// Left alone, rollup makes a file of every set of modules that the same screens share: 85 requests until results, most of
// them under 600 bytes. Here what a guest needs next stands in one file, in the order a booking is made, and no step
// fetches what only a later one needs.

/** Lazy modules by the step of a booking that fetches them: `always` by every guest, `often` by many of them. */
const STEPS = [
  {
    name: 'settled',
    always: ['state/messages/failures.ts', 'state/analytics/measure.ts', 'app/header/global-loading.tsx'],
    often: ['state/session/identity.ts', 'app/header/login-menu.tsx', 'features/search/more-options.tsx'],
  },
  {
    name: 'search',
    always: [],
    often: ['features/search/calendar-panel.tsx', 'features/search/party-panel.tsx', 'state/analytics/browsing.ts'],
  },
  {
    name: 'results',
    always: ['features/search/submit.ts', 'state/search/read-search.ts', 'features/results/results.tsx'],
    often: [
      'features/currency/currency-button.tsx',
      'features/results/detail/hotel-info.tsx',
      'features/results/structured-data.ts',
    ],
  },
  {
    name: 'details',
    always: ['features/checkout/guest-detail.tsx'],
    often: ['features/checkout/extras/extras-section.tsx', 'features/checkout/spending/coupon/coupon-section.tsx'],
  },
  {
    name: 'payment',
    always: ['payment/payment-hub.ts', 'features/checkout/confirmation/confirmation.tsx'],
    often: [],
  },
]
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

  const always = STEPS.findIndex((step) => isUsedBy(step.always))
  const often = STEPS.findIndex((step) => isUsedBy(step.often))
  if (always >= 0 && (often < 0 || always <= often)) return STEPS[always].name
  if (by.length === 1) return undefined
  if (often >= 0) return always >= 0 ? STEPS[often].name : `${STEPS[often].name}-parts`
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
