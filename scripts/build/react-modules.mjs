// React as browsers import it. Its packages are CommonJS, so each gets a module with its names; all share one React.
import { createRequire } from 'node:module'

import { build } from 'esbuild'

const PACKAGES = ['react', 'react/jsx-runtime', 'react-dom', 'react-dom/client']
const FOLDER = 'node_modules/.cache/booking-widget/react-modules'

const require = createRequire(import.meta.url)
const isPackage = (specifier) => PACKAGES.includes(specifier)
const fileOf = (specifier) => specifier.replace('/', '-')

/** All names of such a package, read from it. */
const moduleOf = (specifier) =>
  `import all from '${specifier}'
export const { ${Object.keys(require(specifier)).join(', ')} } = all
export default all`

const named = {
  name: 'named',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^named:/ }, ({ path }) => ({ path: path.slice('named:'.length), namespace: 'named' }))
    onLoad({ filter: /./, namespace: 'named' }, ({ path }) => ({ contents: moduleOf(path), resolveDir: process.cwd() }))
  },
}

/** For the server of the browser tests where REACT=1. */
export const reactModules = {
  name: 'react-modules',
  serverStart: () =>
    build({
      entryPoints: PACKAGES.map((name) => ({ in: `named:${name}`, out: fileOf(name) })),
      plugins: [named],
      bundle: true,
      splitting: true,
      format: 'esm',
      target: 'es2022',
      define: { 'process.env.NODE_ENV': '"production"' },
      outdir: FOLDER,
    }),
  resolveImport: ({ source }) => (isPackage(source) ? `/${FOLDER}/${fileOf(source)}.js` : undefined),
}
