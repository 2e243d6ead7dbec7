// Writes dist/package, the folder that npm publishes: thin, because the loader is served by an installation, and without
// the server's dependencies. npm run package && npm publish dist/package
import { execFileSync } from 'node:child_process'
import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

import { build } from 'esbuild'

import { vscodeData, webTypes } from './generate-editor-data.ts'
import { customElements } from './generate-manifest.ts'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const SOURCE = 'loader/package'
const PUBLISHED = './dist/package/'
const SCRIPTS = ['index.ts', 'react.tsx']
const DECLARATIONS = ['element.generated.ts', 'vue.d.ts', 'svelte.d.ts']

type Manifest = Record<
  'description' | 'license' | 'type' | 'exports' | 'types' | 'sideEffects' | 'customElements',
  unknown
> & { name: string; version: string }

/** package.json tells what the package offers; here it stands in the folder itself, and React is whichever the page has. */
function manifest(root: Manifest): object {
  const { name, version, description, license, type, exports, types, sideEffects } = root
  return {
    name,
    version,
    description,
    license,
    type,
    types,
    exports,
    sideEffects,
    customElements: root.customElements,
    'web-types': './web-types.json',
    keywords: ['booking', 'hotel', 'reservation', 'web component', 'custom element', 'react', 'vue', 'svelte'],
    peerDependencies: { react: '>=18' },
    peerDependenciesMeta: { react: { optional: true } },
  }
}

/** Pages find element.d.ts where the source imports element.generated.ts. */
const published = (text: string) => text.replaceAll(/['"]\.\/([\w-]+?)(?:\.generated)?\.tsx?['"]/g, "'./$1.js'")

const GLOBALS = `
declare global {
  interface HTMLElementTagNameMap {
    'booking-widget': BookingWidgetElement
  }
  interface GlobalEventHandlersEventMap
    extends Pick<BookingWidgetEvents, Extract<keyof BookingWidgetEvents, \`booking-widget:\${string}\`>> {}
}
`

function writeDeclarations(folder: string) {
  const tsc = join(ROOT, 'node_modules/.bin/tsc')
  const emit = ['--ignoreConfig', '--declaration', '--emitDeclarationOnly', '--allowImportingTsExtensions']
  const like = ['--target', 'es2022', '--module', 'esnext', '--moduleResolution', 'bundler', '--jsx', 'react-jsx']
  const sources = SCRIPTS.map((name) => join(SOURCE, name))
  execFileSync(tsc, [...emit, ...like, '--skipLibCheck', '--outDir', folder, ...sources], {
    cwd: ROOT,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  })
  rmSync(join(folder, 'element.generated.d.ts'))
  for (const name of SCRIPTS) {
    const path = join(folder, name.replace(/\.tsx?$/, '.d.ts'))
    writeFileSync(path, published(readFileSync(path, 'utf8')))
  }
  for (const name of DECLARATIONS) {
    const isElement = name.startsWith('element')
    const text = published(readFileSync(join(ROOT, SOURCE, name), 'utf8'))
    writeFileSync(join(folder, isElement ? 'element.d.ts' : name), isElement ? text + GLOBALS : text)
  }
}

const README = `# booking-widget

\`\`\`js
import { loadBookingWidget } from 'booking-widget'

await loadBookingWidget('https://widget.example/v1/loader.js')
\`\`\`

defines \`<booking-widget hotel-code="…">\`. React: \`import { BookingWidget } from 'booking-widget/react'\`. Types of the
element for TypeScript come with either; for Vue and Svelte add \`booking-widget/vue\` or \`booking-widget/svelte\` to the
\`types\` of tsconfig.json. VS Code: \`"html.customData": ["./node_modules/booking-widget/vscode.html-custom-data.json"]\`;
JetBrains reads web-types.json by itself.
`

const asJson = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`

export async function writePackage(folder = join(ROOT, 'dist/package')): Promise<void> {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  await build({
    entryPoints: SCRIPTS.map((name) => join(ROOT, SOURCE, name)),
    outdir: folder,
    bundle: true,
    splitting: true,
    format: 'esm',
    target: 'es2020',
    jsx: 'automatic',
    external: ['react'],
    logLevel: 'warning',
  })
  writeDeclarations(folder)
  const root: Manifest = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8').replaceAll(PUBLISHED, './'))
  writeFileSync(join(folder, 'package.json'), asJson(manifest(root)))
  writeFileSync(join(folder, 'custom-elements.json'), asJson(customElements))
  writeFileSync(join(folder, 'vscode.html-custom-data.json'), asJson(vscodeData))
  writeFileSync(join(folder, 'web-types.json'), asJson(webTypes(root.name, root.version)))
  writeFileSync(join(folder, 'README.md'), README)
  copyFileSync(join(ROOT, 'LICENSE'), join(folder, 'LICENSE'))
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await writePackage(process.argv[2])
