import type { ImportRow } from './import-table.ts'

/** What every module of a booked stay stands on. */
const STAY = [
  'hotels',
  'inventory',
  'payments',
  'members',
  'loyalty',
  'extras',
  'pricing',
  'records',
  'questions',
  'lotteries',
] as const

/**
 * The modules of the provider, from the ground up, and which of those below each may know. Two that need each other are
 * one module, or a function stands too high: it moves down, the row is not widened.
 */
export const PROVIDER_MODULES = {
  hotels: [],
  'hotel-documents': [],
  recommending: [],
  books: [],
  inventory: ['hotels'],
  payments: ['hotels'],
  members: ['hotels', 'payments'],
  lotteries: ['hotels', 'inventory', 'members'],
  loyalty: ['hotels', 'inventory', 'members'],
  extras: ['hotels', 'inventory'],
  pricing: ['hotels', 'inventory', 'loyalty', 'extras'],
  records: ['hotels', 'members', 'pricing'],
  questions: ['hotels', 'records'],
  availability: ['hotels', 'recommending', 'inventory', 'members', 'lotteries', 'extras', 'pricing', 'records'],
  'payment-links': ['hotels', 'payments'],
  privacy: ['hotels', 'payments', 'members', 'records', 'questions'],
  organizations: ['hotels', 'members', 'records'],
  reservations: [...STAY, 'availability', 'payment-links'],
  changes: [...STAY, 'availability', 'reservations'],
  agency: ['hotels', 'inventory', 'availability', 'reservations', 'records', 'recommending'],
  jobs: [...STAY, 'availability', 'payment-links', 'privacy', 'organizations', 'reservations'],
} as const satisfies Record<string, readonly string[]>

/** Whom the product speaks to; what is behind them is handed in where it is put together. */
const PORTS = ['gateways', 'mail', 'identity-providers', 'documents', 'passes']
/** What turns a call into a call of a module. */
const DOORS = ['http', 'handlers']

const folder = (name: string) => new RegExp(`^demo-host/provider/${name}/`)
const folders = (names: readonly string[]) => names.map(folder)
const row = (name: string, may: readonly string[]): ImportRow => ({
  folder: folder(name),
  own: folder(name),
  may: [/^shared\//, /^locales\//, ...folders(may)],
  packages: [/^/],
})

const modules = Object.entries(PROVIDER_MODULES)

/** A row a module: itself, the modules named, the kernel, the database, the ports and shared/. */
export const PROVIDER_ROWS: readonly ImportRow[] = [
  row('db', []),
  ...PORTS.map((port) => row(port, ['kernel', 'db'])),
  row('kernel', ['db', ...PORTS]),
  ...modules.map(([name, knows]) => row(name, ['kernel', 'db', ...PORTS, ...knows])),
  row('assets', ['hotels', 'http', 'kernel', 'db']),
  ...DOORS.map((door) => row(door, ['http', 'kernel', 'db', ...PORTS, ...modules.map(([name]) => name)])),
  // Where it is put together: all of the product, and nothing that only demonstrates it.
  { folder: /^demo-host\/provider\//, own: /^demo-host\/provider\//, may: [/^shared\//], packages: [/^/] },
]
