import { PROVIDER_ROWS } from './provider-modules.ts'

/** Who may import whom (docs/architecture.md says it in words): read top down, the first row whose folder holds the file counts. */
export type ImportRow = {
  folder: RegExp
  /** Paths from the root; the file's own folder is always allowed. */
  own: RegExp
  may: readonly RegExp[]
  /** Allowed with `import type` only, so nothing of it reaches the bundle. */
  types?: readonly RegExp[]
  /** Allowed with `import()` only, so it is a file of its own. */
  lazily?: readonly RegExp[]
  packages?: readonly RegExp[]
}

const ANY_PACKAGE = [/^/]
const SHARED = /^shared\//
/** How dates are written, for the widget, letters and documents alike. */
const DATES = /^locales\/display-date\.ts$/

export const IMPORT_TABLE: readonly ImportRow[] = [
  { folder: /^(test|scripts)\/|\.test\.tsx?$/, own: /^/, may: [/^/], lazily: [/^/], packages: ANY_PACKAGE },
  { folder: SHARED, own: SHARED, may: [], packages: [/^superstruct$/] },
  // The npm package brings the loader that an installation serves, and none of its code.
  { folder: /^loader\/package\//, own: /^loader\/package\//, may: [], packages: [/^react$/] },
  // What it names to a webmaster it takes from the tables; only pages with a mistake fetch it.
  {
    folder: /^loader\/page\/doctor\//,
    own: /^loader\/(page\/|core)/,
    may: [/^shared\/(element|element-docs|constants|gateway-sources|locales|rules\/nearest|version-path)\.ts$/],
    types: [SHARED],
    packages: [],
  },
  {
    folder: /^loader\//,
    own: /^loader\//,
    may: [
      /^shared\/(rules\/(bar-alone|dialog-frame|header-end|save-data|money\/money)|element|constants)\.ts$/,
      /^locales\/[\w-]+\/loader\.ts$/,
    ],
    types: [SHARED],
    packages: [],
  },
  { folder: DATES, own: DATES, may: [SHARED], types: [/^locales\//], packages: [] },
  // The words are words only; these three bring them to whoever asks.
  {
    folder: /^locales\/(table|texts|load)\.ts$/,
    own: /^locales\//,
    may: [SHARED],
    lazily: [/^locales\//],
    packages: [/^rosetta$/],
  },
  { folder: /^locales\//, own: /^locales\//, may: [], types: [SHARED], packages: [] },
  {
    folder: /^widget\/lib\//,
    own: /^widget\/lib\//,
    may: [SHARED, /^locales\/(table|texts)\.ts$/],
    types: [/^locales\//],
    lazily: [/^locales\//],
    packages: ANY_PACKAGE,
  },
  {
    folder: /^widget\/state\//,
    own: /^widget\/state\//,
    may: [/^widget\/lib\//, SHARED],
    packages: ANY_PACKAGE,
  },
  {
    folder: /^widget\/ui\//,
    own: /^widget\/ui\//,
    // Of lib only what neither keeps state nor calls anybody.
    may: [
      /^widget\/lib\/(i18n|safe-url|format|intl|sanitize)/,
      /^shared\/(model|rules)\//,
      /^shared\/(constants|currencies)\.ts$/,
      DATES,
    ],
    types: [SHARED],
    packages: ANY_PACKAGE,
  },
  {
    folder: /^widget\/payment\//,
    own: /^widget\/(payment|features\/checkout)\//,
    may: [/^widget\/(state|ui|lib)\//, SHARED, DATES],
    packages: ANY_PACKAGE,
  },
  // A feature never imports a feature: `own` is narrowed to its folder by the test.
  {
    folder: /^widget\/features\//,
    own: /^widget\/features\//,
    may: [/^widget\/(payment|state|ui|lib)\//, SHARED, DATES],
    packages: ANY_PACKAGE,
  },
  { folder: /^widget\//, own: /^widget\//, may: [SHARED], packages: ANY_PACKAGE },
  // The process that puts all servers together.
  {
    folder: /^demo-host\/process\//,
    own: /^demo-host\/(process|provider|simulators|world|controls)\//,
    may: [SHARED, /^demo-host\/pages\/server\.ts$/],
    packages: ANY_PACKAGE,
  },
  ...PROVIDER_ROWS,
  // A gateway with a database of its own, for tests that need no provider.
  {
    folder: /^demo-host\/simulators\/gateway\/testing\.ts$/,
    own: /^demo-host\/simulators\/gateway\//,
    may: [SHARED, /^demo-host\/provider\/(gateways\/|http\/inject\.ts$|db\/pglite\.ts$)/],
    packages: ANY_PACKAGE,
  },
  // Other companies: of the product they know what any of them would, its ports. Their tables are in its database.
  {
    folder: /^demo-host\/simulators\//,
    own: /^demo-host\/simulators\//,
    may: [
      SHARED,
      /^demo-host\/provider\/(gateways|mail|identity-providers)\//,
      /^demo-host\/provider\/kernel\/(html|human-check)\.ts$/,
      /^demo-host\/provider\/db\/(open|orm|schema\/columns)\.ts$/,
    ],
    packages: ANY_PACKAGE,
  },
  // Cards that members have kept are known to the gateway, too.
  {
    folder: /^demo-host\/world\//,
    own: /^demo-host\/world\//,
    may: [SHARED, /^locales\//, /^demo-host\/provider\//, /^demo-host\/simulators\/gateway\/schema\.ts$/],
    packages: ANY_PACKAGE,
  },
  {
    folder: /^demo-host\/controls\//,
    own: /^demo-host\/controls\//,
    may: [SHARED, /^locales\//, /^demo-host\/(provider|simulators|world)\//],
    packages: ANY_PACKAGE,
  },
  // It runs beside the product and knows it by its addresses only; both look for ports in the same way.
  {
    folder: /^demo-host\/wordpress\//,
    own: /^demo-host\/wordpress\//,
    may: [/^demo-host\/provider\/db\/free-port\.ts$/],
    packages: [],
  },
  // The pages know what any webmaster knows; only the inspector judges, by the very tables.
  {
    folder: /^demo-host\/pages\/inspector-client\.ts$/,
    own: /^demo-host\/pages\//,
    may: [/^shared\/(element|element-docs|messages)\.ts$/],
    packages: [/^superstruct$/],
  },
  {
    folder: /^demo-host\/pages\//,
    own: /^demo-host\/pages\//,
    may: [],
    types: [SHARED],
    packages: [/^fastify$/],
  },
]

/** Only the provider and tests may load every call at once: it costs a widget 11 kB where four calls cost 4.6. */
export const WHOLE_CONTRACT = 'shared/contract/index.ts'
