// The source is written for React; what ships runs on preact/compat (24 kB of gzip against 83 kB). The build, the node
// hooks and the browser tests read this one table. REACT=1 leaves the imports as they are.
const COMPAT = {
  react: 'preact/compat',
  'react-dom': 'preact/compat',
  'react-dom/client': 'preact/compat/client',
  'react/jsx-runtime': 'preact/jsx-runtime',
  'react/jsx-dev-runtime': 'preact/jsx-runtime',
  'use-sync-external-store': 'preact/compat',
  'use-sync-external-store/shim': 'preact/compat',
  'use-sync-external-store/shim/index.js': 'preact/compat',
}

export const withReact = process.env.REACT === '1'

/** What to import instead of `specifier`, or undefined when it stays. */
export function reactAlias(specifier) {
  if (withReact || !Object.hasOwn(COMPAT, specifier)) return undefined
  return COMPAT[specifier]
}

export const reactAliases = withReact
  ? []
  : Object.entries(COMPAT).map(([find, replacement]) => ({
      find: new RegExp(`^${find.replaceAll('.', '\\.')}$`),
      replacement,
    }))
