// What npm run dev builds with esbuild: the same sources and aliases as rollup.config.mjs, none of its shrinking.
import { readFileSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'

import { context } from 'esbuild'

import { reactAlias } from './build/react-aliases.mjs'

const { version } = JSON.parse(readFileSync('package.json', 'utf8'))
/** Addresses that whoever serves the loader stamps in. */
const STAMP = /^__[A-Z_]+__$/

const asInTheBuild = {
  name: 'as-in-the-build',
  setup({ onResolve, onLoad, resolve }) {
    onResolve({ filter: STAMP }, ({ path }) => ({ path, external: true }))
    onResolve({ filter: /^(react|use-sync-external-store)\b/ }, ({ path, kind, resolveDir }) => {
      const alias = reactAlias(path)
      return alias === undefined ? undefined : resolve(alias, { kind, resolveDir })
    })
    // wouter's own browser location would patch the host page's history (widget/lib/location/untouched-history.ts).
    onResolve({ filter: /^\.\/use-browser-location\.js$/ }, () => ({
      path: join(process.cwd(), 'widget/lib/location/untouched-history.ts'),
    }))
    onLoad({ filter: /\.css$/ }, async ({ path }) => ({ contents: await readFile(path, 'utf8'), loader: 'text' }))
  },
}

const common = {
  bundle: true,
  sourcemap: 'inline',
  target: 'es2022',
  jsx: 'automatic',
  tsconfig: 'tsconfig.json',
  logLevel: 'warning',
  write: false,
  outdir: 'assets',
  entryNames: '[name]',
  plugins: [asInTheBuild],
  define: {
    'process.env.NODE_ENV': '"production"',
    'import.meta.env': 'true',
    'import.meta.env.MODE': '"production"',
    __APP_VERSION__: JSON.stringify(version),
  },
}
/** Entries keep their names, so that what a server stamped stays true from build to build. */
const modules = (name, entryPoints) => ({
  ...common,
  format: 'esm',
  splitting: true,
  chunkNames: `${name}-[name]-[hash]`,
  entryPoints,
})

const BUILDS = [
  modules('widget', { index: 'widget/index.tsx', document: 'widget/document.ts' }),
  modules('late', { page: 'loader/page/page.ts' }),
  modules('recommender', { recommender: 'widget/recommender.ts' }),
  {
    ...common,
    format: 'iife',
    entryPoints: { loader: 'loader/index.ts', 'document-start': 'widget/document-start.ts' },
  },
  {
    ...common,
    format: 'iife',
    write: true,
    outdir: 'dist/demo',
    entryPoints: ['inspector', 'chatbot', 'playground'].map((name) => ({ in: `demo-host/pages/${name}-client.ts`, out: name })), // prettier-ignore
  },
]

/** @returns {Promise<{ files: Map<string, string>, rebuild: () => Promise<void>, stop: () => Promise<void> }>} */
export async function openBuild(folder) {
  const contexts = await Promise.all(BUILDS.map((options) => context(options)))
  const files = new Map()

  async function rebuild() {
    const built = await Promise.all(contexts.map((one) => one.rebuild()))
    const outputs = built.flatMap(({ outputFiles = [] }) => outputFiles)
    // A page that stands may still ask for a file of the build before.
    for (const { path, text } of outputs) files.set(basename(path), text)
    // The only comments that look like a stamp.
    const loader = files.get('loader.js').replaceAll('/* @__PURE__ */', '')
    await mkdir(folder, { recursive: true })
    await writeFile(join(folder, 'loader.js'), loader)
    await writeFile(join(folder, 'document-start.js'), files.get('document-start.js'))
    // The provider learns the names of the entries from these and serves none of the files.
    for (const [list, entries] of Object.entries({
      manifest: { index: 'index.js', document: 'document.js' },
      late: { page: 'page.js' },
      recommender: { recommender: 'recommender.js' },
    }))
      await writeFile(
        join(folder, `${list}.json`),
        JSON.stringify({ version, entry: entries.index, entries, files: {} }),
      )
  }

  return { files, rebuild, stop: () => Promise.all(contexts.map((one) => one.dispose())) }
}
