import { readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join, relative, resolve as resolvePath } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

import alias from '@rollup/plugin-alias'
import commonjs from '@rollup/plugin-commonjs'
import resolve from '@rollup/plugin-node-resolve'
import replace from '@rollup/plugin-replace'
import terser from '@rollup/plugin-terser'
import { browserslistToTargets, transform } from 'lightningcss'
import esbuild from 'rollup-plugin-esbuild'

import { answersOnly } from './scripts/build/answers-only.mjs'
import { chunkGroups } from './scripts/build/chunk-groups.mjs'
import { compileHint } from './scripts/build/compile-hint.mjs'
import { functionsFirst } from './scripts/build/functions-first.mjs'
import { laterParts } from './scripts/build/later-parts.mjs'
import { leanPackages } from './scripts/build/lean-packages.mjs'
import { nextFiles } from './scripts/build/next-files.mjs'
import { paymentPage } from './scripts/build/payment-page.mjs'
import { reactAliases, withReact } from './scripts/build/react-aliases.mjs'
import { shortKeys } from './scripts/build/short-keys.mjs'

const { version } = JSON.parse(readFileSync('package.json', 'utf8'))
const dist = process.env.DIST ?? (withReact ? 'dist-react' : 'dist')
/** A build that is only tried, never weighed or shipped (scripts/test-steps.mjs), is not made small. */
const isSmall = !process.env.UNMINIFIED
const minified = (options) => (isSmall ? [terser(options)] : [])
// Nesting and colour functions are lowered for these; nothing older adopts stylesheets in a shadow root.
const engines = browserslistToTargets(['chrome 111', 'edge 111', 'firefox 115', 'safari 16.4', 'ios_saf 16.4'])

/** A stylesheet becomes its minified text; the element adopts it, so no <style> meets the host's policy. */
const cssText = {
  name: 'css-text',
  transform(source, id) {
    if (!id.endsWith('.css')) return null
    const { code } = transform({ filename: id, code: Buffer.from(source), minify: true, targets: engines })
    return {
      code: `export default ${JSON.stringify(code.toString())}`,
      map: { mappings: '' },
      moduleSideEffects: false,
    }
  },
}

/** Letters and receipts are the server's: no widget fetches their words, so its list of parts is without them. */
const withoutLetters = {
  name: 'without-letters',
  transform(source, id) {
    if (!/\/locales\/[\w-]+\.ts$/.test(id)) return null
    return { code: source.replace(/^ +(?:mail|\w+Mail|receipt): \(\) => .*\n/gm, ''), map: null }
  },
}

/** A locale's part becomes its words alone: what stands around them (locales/text.ts) speaks to the compiler only. */
const plainWords = {
  name: 'plain-words',
  transform(source, id) {
    if (!/\/locales\/[\w-]+\/\w+\.ts$/.test(id)) return null
    const code = source.replace(/^import .*\n/m, '').replace(/= (?:english|translation\(\))\(/, '= (')
    if (/\b(?:english|translation)\(/.test(code)) throw new Error(`${id} is written in another way`)
    return { code, map: null }
  },
}

const ERROR_ROW = /^ {2}(\w+): \{\s*code: (\d{4})\b/gm
const ERROR_CODES = Object.fromEntries(
  [...readFileSync('shared/errors.ts', 'utf8').matchAll(ERROR_ROW)].map(([, name, code]) => [name, code]),
)

/**
 * Errors have names in the source alone. A code becomes its number, so that whoever compares one does not load the table;
 * and the table, which is loaded by what shows errors, is without their names and without our server's statuses.
 */
const plainCodes = {
  name: 'plain-codes',
  transform(source, id) {
    const isTable = id.endsWith('/shared/errors.ts')
    if (!isTable && !source.includes('ERRORS.')) return null
    const table = isTable ? source.replace(ERROR_ROW, '  $2: { code: $2').replace(/\bstatus: \d{3},/g, '') : source
    const code = table.replace(/\bERRORS\.(\w+)(\.code\b)?/g, (text, name, isCode) => {
      if (!isCode || !ERROR_CODES[name]) throw new Error(`${id}: ${text} is no code of an error`)
      return ERROR_CODES[name]
    })
    // Nobody is told to use the table who uses its numbers alone: it would stand in the first file (scripts/build/chunk-groups.mjs).
    const unbound = isTable ? code : code.replace(/(import\s*\{[^}]*?)\bERRORS\b,?/, '$1')
    const free = unbound.replace(/^import\s*\{\s*\}\s*from\s*["'][^"']*errors\.ts["'];?$/m, '')
    return { code: free, map: null, moduleSideEffects: !isTable }
  },
}

/** How much is looked at before a block ends decides what it weighs, differently for every file. */
const smallestGzip = (code) =>
  [4, 5, 6, 7, 8, 9]
    .map((memLevel) => gzipSync(code, { level: 9, memLevel }))
    .reduce((least, one) => (one.length < least.length ? one : least))

const weighed = new Map()
/** Of a text that is written and then listed: compressed once. */
const sizes = (code) => {
  const known = weighed.get(code) ?? compressed(code)
  weighed.set(code, known)
  return known
}

function compressed(code) {
  const quality = isSmall ? 11 : 1
  const brotli = {
    params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: code.length },
  }
  return {
    raw: Buffer.from(code),
    br: brotliCompressSync(code, brotli),
    gzip: isSmall ? smallestGzip(code) : gzipSync(code, { level: 1 }),
  }
}

/** Rollup ends every file with a line of its own. */
const withoutLastLine = {
  name: 'without-last-line',
  generateBundle(_options, bundle) {
    for (const output of Object.values(bundle)) if (output.type === 'chunk') output.code = output.code.trimEnd()
  },
}

/** Writes x.br and x.gz beside every file, so that no server compresses while a guest waits. */
const precompressed = {
  name: 'precompressed',
  writeBundle({ dir, file }, bundle) {
    for (const [name, output] of Object.entries(bundle)) {
      if (output.type !== 'chunk') continue
      const path = dir ? join(dir, name) : file
      const { br, gzip } = sizes(output.code)
      writeFileSync(`${path}.br`, br)
      writeFileSync(`${path}.gz`, gzip)
    }
  },
}

/** dist/<name>.json: which hashed file holds which source modules, what it needs, and what it weighs. */
const manifest = (name) => ({
  name: 'manifest',
  writeBundle(_options, bundle) {
    const chunks = Object.values(bundle).filter((output) => output.type === 'chunk')
    const ours = (ids) =>
      ids.map((id) => relative(process.cwd(), id)).filter((id) => /^(loader|widget|shared|locales)\//.test(id))
    const entries = Object.fromEntries(
      chunks.filter((chunk) => chunk.isEntry).map((chunk) => [chunk.name, chunk.fileName]),
    )
    const files = chunks.map(({ code, moduleIds, fileName, imports, dynamicImports }) => {
      const { raw, br, gzip } = sizes(code)
      const weight = { bytes: raw.length, gzip: gzip.length, br: br.length }
      return [fileName, { modules: ours(moduleIds), imports, dynamicImports, ...weight }]
    })
    const text = { version, entry: entries.index, entries, files: Object.fromEntries(files) }
    writeFileSync(join(dist, `${name}.json`), `${JSON.stringify(text, null, 2)}\n`)
  },
})

/** Takes the files of earlier builds away once the new ones stand: a server that runs meanwhile never misses one. */
const swept = {
  name: 'swept',
  writeBundle({ dir }, bundle) {
    for (const name of readdirSync(dir)) if (!bundle[name.replace(/\.(br|gz)$/, '')]) rmSync(join(dir, name))
  },
}

const source = (target) => [
  // wouter's own browser location would patch the host page's history (widget/lib/location/untouched-history.ts).
  alias({
    entries: [
      ...reactAliases,
      // What it names for browsers is a CommonJS file with as much again around it.
      { find: 'dlv', replacement: resolvePath('node_modules/dlv/dist/dlv.es.js') },
      { find: './use-browser-location.js', replacement: resolvePath('widget/lib/location/untouched-history.ts') },
    ],
  }),
  resolve({ browser: true, extensions: ['.mjs', '.js', '.ts', '.tsx'] }),
  leanPackages,
  commonjs(),
  cssText,
  plainCodes,
  esbuild({ target, jsx: 'automatic', sourceMap: false, tsconfig: 'tsconfig.json' }),
  answersOnly,
  withoutLetters,
  plainWords,
  shortKeys,
  replace({
    preventAssignment: true,
    values: {
      'process.env.NODE_ENV': '"production"',
      'import.meta.env': 'true',
      'import.meta.env.MODE': '"production"',
      __APP_VERSION__: JSON.stringify(version),
    },
  }),
]

/** A warning is a mistake nobody has met yet, so it ends the build. */
const onwarn = (warning) => {
  // Client directives of packages written for server components mean nothing here.
  if (warning.code === 'MODULE_LEVEL_DIRECTIVE') return
  throw new Error(`${warning.code ?? 'warning'}: ${warning.message}`)
}

/** Two texts of one name differ in it; the fewest digits that rollup takes, for a first bar names a hundred files. */
const HASH = '[hash:7]'

const chunkName = ({ facadeModuleId, name }) => {
  // A locale's part is named after both: locales/ja/search.ts is ja-search.
  const locale = facadeModuleId && /locales\/([\w-]+)\/[\w-]+\.ts$/.exec(facadeModuleId)
  return `${locale ? `${locale[1]}-` : ''}${basename(name, '.ts')}-${HASH}.js`
}

/** @param {number} passes */
const moduleOptions = (passes) => ({
  module: true,
  compress: { passes, ecma: 2022, pure_getters: true, unsafe_arrows: true, keep_fargs: false },
  format: { comments: false, ecma: 2022 },
})

const ordered = isSmall ? [functionsFirst(moduleOptions(2))] : []

const hashed = (name) => ({
  dir: join(dist, name),
  format: 'es',
  hashCharacters: 'hex',
  entryFileNames: `[name]-${HASH}.js`,
  chunkFileNames: chunkName,
  // Once more: what the first time has left over is another program, and a smaller one; more passes at first gain nothing.
  plugins: [...minified(moduleOptions(1)), ...minified(moduleOptions(3)), ...ordered, compileHint, withoutLastLine],
})

export default [
  {
    input: 'loader/index.ts',
    // Syntax that browsers understand which cannot run the app: they get the card with the plain link.
    plugins: [...source('es2020'), precompressed],
    onwarn,
    output: {
      file: join(dist, 'loader.js'),
      format: 'iife',
      strict: false,
      // Pages in Shift_JIS or without a charset read it too, so nothing but ASCII; and what is stamped in has no comments beside it.
      plugins: [terser({ compress: { passes: 3, ecma: 2020 }, format: { ascii_only: true, comments: false } })],
    },
  },
  {
    // Stands as text in the widget's own document (demo-host/provider/assets/document.ts).
    input: 'widget/document-start.ts',
    plugins: source('es2022'),
    onwarn,
    output: { file: join(dist, 'document-start.js'), format: 'iife', plugins: [...minified(), withoutLastLine] },
  },
  {
    // What the loader fetches once an element is seen or asked for, the second for an element that shows a frame; they
    // know their origins from the loader.
    input: { page: 'loader/page/page.ts', frame: 'loader/page/frame.ts' },
    plugins: [...source('es2022'), precompressed, manifest('late'), swept],
    onwarn,
    // One file to begin with; what it fetches later may ask it for what it holds, which is as good from a second copy.
    preserveEntrySignatures: 'allow-extension',
    output: hashed('late'),
  },
  {
    // The widget's own page has an entry of its own: it mounts at once and speaks to its parent window.
    input: { index: 'widget/index.tsx', document: 'widget/document.ts' },
    plugins: [
      ...source('es2022'),
      laterParts(),
      nextFiles,
      precompressed,
      manifest('manifest'),
      swept,
      paymentPage(dist),
    ],
    onwarn,
    // The loader may ask for the entry again with ?retry=1, so no other file may import it: that would be a second copy.
    preserveEntrySignatures: 'strict',
    // Nobody writes to a namespace, so none need be frozen.
    output: { ...hashed('widget'), freeze: false, manualChunks: chunkGroups(), onlyExplicitManualChunks: true },
  },
  {
    // For pages that show recommendations alone; shared files would make the booking fetch more of them.
    input: { recommender: 'widget/recommender.ts' },
    plugins: [...source('es2022'), precompressed, manifest('recommender'), swept],
    onwarn,
    preserveEntrySignatures: 'strict',
    output: hashed('recommender'),
  },
  // The demonstration's own pages; each stands alone, as a page's script does.
  ...['inspector', 'chatbot', 'playground'].map((name) => ({
    input: `demo-host/pages/${name}-client.ts`,
    plugins: source('es2022'),
    onwarn,
    output: { file: join(dist, 'demo', `${name}.js`), format: 'iife', plugins: minified() },
  })),
]
