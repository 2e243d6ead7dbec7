import assert from 'node:assert/strict'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { loadTranslate } from '../../../locales/load.ts'
import type { Guest } from '../guest.ts'
import { hostPage, script } from '../host.ts'
import type { At, Host } from '../host.ts'

const SERVER_HTML = join(import.meta.dirname, '../dist/react-server.html')
const ASTRO_HTML = join(import.meta.dirname, '../dist/astro/index.html')
/** What a builder wrote, once it has. */
const built = (path: string) => (existsSync(path) ? readFileSync(path, 'utf8') : '')

/** The framework goes on, the widget stays as it is; then it speaks another language, and then it goes. */
export async function staysAndFollows({ page, rooms, at }: Guest): Promise<void> {
  await page.locator('#count').click()
  await page.getByText('Count 1').waitFor()
  assert.ok(await rooms.first().isVisible())
  await page.locator('#language').click()
  const t = await loadTranslate('ja', ['search'])
  await at.getByRole('button', { name: t('search.search'), exact: true }).waitFor()
  await page.locator('#hide').click()
  await page.locator('booking-widget').waitFor({ state: 'detached' })
}

type Way = 'tag' | 'package'
/** The loader comes by a tag of the page, or by the package that the application has installed. */
const app = (at: At, name: string, { html = '', way = 'tag' }: { html?: string; way?: Way } = {}) =>
  hostPage(at, {
    ...(way === 'tag' ? { head: script(at) } : { html: `data-loader="${at.loader}"` }),
    place: `<div id="app" data-grows>${html}</div>`,
    end: `<script src="${at.lib(name)}"></script>`,
  })

const FRAMEWORKS_BY_FILE = {
  'react.js': 'React 19 in strict mode [EMB-032]',
  'vue.js': 'Vue 3',
  'svelte.js': 'Svelte 5',
  'solid.js': 'Solid',
  'lit.js': 'Lit',
  'angular.js': 'Angular',
}

const pageOf = (file: string, name: string, way: Way, program = file): Host => ({
  title: `a page of ${name}`,
  path: `${file.replace('.js', '')}-${way}`,
  moves: true,
  page: (at) => app(at, program, { way }),
  act: (page) => page.locator('#count').waitFor(),
  then: staysAndFollows,
})

/** The same small page in every framework, made by its own compiler; then built on what is published. */
export const FRAMEWORKS: readonly Host[] = [
  ...Object.entries(FRAMEWORKS_BY_FILE).map(([file, name]) => pageOf(file, name, 'tag')),
  ...Object.entries(FRAMEWORKS_BY_FILE).map(([file, name]) =>
    pageOf(
      file,
      `${name.replace(/ \[.*/, '')} that has installed the package`,
      'package',
      file.replace('react.js', 'react-package.js'),
    ),
  ),
  {
    title: 'a page that React 19 rendered on its server and hydrates without a complaint',
    path: 'react-hydrate',
    page: (at) => app(at, 'react-hydrate.js', { html: built(SERVER_HTML) }),
    then: staysAndFollows,
  },
  {
    title: 'a page that Astro built on the package',
    path: 'astro',
    page(at) {
      const [, body = ''] = /<body>([\s\S]*)<\/body>/.exec(built(ASTRO_HTML)) ?? []
      return hostPage(at, { html: `data-loader="${at.loader}"`, place: body })
    },
    then: staysAndFollows,
  },
]
