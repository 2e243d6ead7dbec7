// Makes what the pages of this folder load, in dist/: libraries as their makers ship them, applications of each framework
// by its own compiler. Run by prepareHosts; plain node, because it also renders on the "server".
import { spawnSync } from 'node:child_process'
import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

import { transformAsync } from '@babel/core'
import { build } from 'esbuild'
import { compile as compileSvelte } from 'svelte/compiler'
import { compileScript, parse as parseVue } from 'vue/compiler-sfc'

const here = dirname(fileURLToPath(import.meta.url))
const root = join(here, '../..')
const dist = join(here, 'dist')
const modules = join(here, 'node_modules')
mkdirSync(dist, { recursive: true })

/** What is published of this project, installed as from a registry. */
function installPackage() {
  const written = join(dist, 'package')
  const installed = join(modules, 'booking-widget')
  const run = (program, ...args) => {
    const { status, stdout, stderr } = spawnSync(program, args, { cwd: root, encoding: 'utf8' })
    if (status !== 0) throw new Error(`${program} ${args.join(' ')}:\n${stdout}${stderr}`)
    return stdout
  }
  run(process.execPath, '--import', 'tsx', 'scripts/generate/generate-package.ts', written)
  const [{ filename }] = JSON.parse(run('npm', 'pack', written, '--json', '--pack-destination', dist))
  rmSync(installed, { recursive: true, force: true })
  mkdirSync(installed)
  run('tar', '-xzf', join(dist, filename), '-C', installed, '--strip-components=1')
}
installPackage()

/** Files that run as they are. */
const COPIES = {
  'jquery.js': 'jquery/dist/jquery.min.js',
  'require.js': 'requirejs/require.js',
  'system.js': 'systemjs/dist/system.min.js',
  'turbo.js': '@hotwired/turbo/dist/turbo.es2017-umd.js',
  'htmx.js': 'htmx.org/dist/htmx.min.js',
  'mootools.js': 'mootools/lib/mootools-core-1.5.2-server.js',
  'react18.js': 'react18/umd/react.production.min.js',
  'react-dom18.js': 'react-dom18/umd/react-dom.production.min.js',
}
for (const [name, path] of Object.entries(COPIES)) copyFileSync(join(modules, path), join(dist, name))

const common = {
  bundle: true,
  write: true,
  minify: true,
  format: 'iife',
  target: 'es2022',
  logLevel: 'warning',
  absWorkingDir: here,
  define: { 'process.env.NODE_ENV': '"development"' },
}

/** Packed for a server, but it bends the same built-ins. */
await build({
  ...common,
  minify: false,
  stdin: { contents: `require('prototype')`, resolveDir: here },
  outfile: join(dist, 'prototype.js'),
})

const vue = {
  name: 'vue',
  setup(bundle) {
    bundle.onLoad({ filter: /\.vue$/ }, ({ path }) => {
      const { descriptor } = parseVue(readFileSync(path, 'utf8'), { filename: path })
      const compilerOptions = { isCustomElement: (tag) => tag === 'booking-widget' }
      const options = { id: 'app', inlineTemplate: true, templateOptions: { compilerOptions } }
      return { contents: compileScript(descriptor, options).content, loader: 'js' }
    })
  },
}
const svelte = {
  name: 'svelte',
  setup(bundle) {
    bundle.onLoad({ filter: /\.svelte$/ }, ({ path }) => ({
      contents: compileSvelte(readFileSync(path, 'utf8'), { filename: path, generate: 'client' }).js.code,
      loader: 'js',
    }))
  },
}
const solid = {
  name: 'solid',
  setup(bundle) {
    bundle.onLoad({ filter: /solid\.jsx$/ }, async ({ path }) => {
      const options = { filename: path, presets: ['babel-preset-solid'], cwd: here, babelrc: false, configFile: false }
      return { contents: (await transformAsync(readFileSync(path, 'utf8'), options)).code, loader: 'js' }
    })
  },
}

/** The same small page in every framework. */
const APPS = {
  'react.js': { entry: 'react-client.jsx' },
  'react-package.js': { entry: 'react-package.jsx' },
  'react-hydrate.js': { entry: 'react-hydrate.jsx' },
  'vue.js': { entry: 'vue.js', plugins: [vue] },
  'svelte.js': { entry: 'svelte.js', plugins: [svelte], conditions: ['svelte', 'browser'] },
  'solid.js': { entry: 'solid.jsx', plugins: [solid] },
  'lit.js': { entry: 'lit.js' },
  'angular.js': { entry: 'angular.ts', tsconfigRaw: { compilerOptions: { experimentalDecorators: true } } },
}
const appOptions = {
  ...common,
  jsx: 'automatic',
  define: {
    'process.env.NODE_ENV': '"development"',
    __VUE_OPTIONS_API__: 'true',
    __VUE_PROD_DEVTOOLS__: 'false',
    __VUE_PROD_HYDRATION_MISMATCH_DETAILS__: 'true',
  },
}
await Promise.all(
  Object.entries(APPS).map(([name, { entry, ...more }]) =>
    build({ ...appOptions, ...more, entryPoints: [join(here, 'apps', entry)], outfile: join(dist, name) }),
  ),
)

const server = join(dist, 'react-server.mjs')
await build({
  ...appOptions,
  format: 'esm',
  platform: 'node',
  packages: 'external',
  entryPoints: [join(here, 'apps/react-server.jsx')],
  outfile: server,
})
const { html } = await import(server)
writeFileSync(join(dist, 'react-server.html'), html)

/** A site in apps/ by its own builder; nothing of the build is sent anywhere. */
function buildSite(name, program) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(modules, program), 'build'], {
    cwd: join(here, 'apps', name),
    env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1', ASTRO_TELEMETRY_DISABLED: '1', NODE_ENV: 'production' },
    encoding: 'utf8',
  })
  if (status !== 0) throw new Error(`${name} build failed:\n${stdout}${stderr}`)
}
buildSite('next', 'next/dist/bin/next')
buildSite('astro', 'astro/astro.js')
writeFileSync(join(dist, 'built'), '')
