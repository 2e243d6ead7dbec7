import assert from 'node:assert/strict'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { after, describe, it } from 'node:test'
import { pathToFileURL } from 'node:url'

import { build } from 'esbuild'

import { openPasted } from '../../lib/pages/pasted-page.ts'
import { useStage } from '../../lib/stage.ts'

const FIXTURE = join(import.meta.dirname, '../../fixtures/react-page.tsx')
/** Within the project, where node finds React; preact takes its place only in what node's own hooks load. */
const SERVER_FILE = join(import.meta.dirname, '../../../node_modules/.cache/react-page.mjs')

const bundled = (options: object) =>
  build({
    entryPoints: [FIXTURE],
    bundle: true,
    jsx: 'automatic',
    target: 'es2022',
    define: { 'process.env.NODE_ENV': '"development"' },
    logLevel: 'silent',
    ...options,
  })

async function onServer(src: string): Promise<string> {
  const banner = { js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);" }
  await bundled({ platform: 'node', format: 'esm', outfile: SERVER_FILE, banner })
  const { markup }: { markup: (src: string) => string } = await import(pathToFileURL(SERVER_FILE).href)
  return markup(src)
}

describe('a page in React', () => {
  const stage = useStage()
  after(() => rmSync(SERVER_FILE, { force: true }))

  it('renders the widget on a server, hears it, calls it, changes it and takes it away', async () => {
    const src = `${stage.world.origins.widget}/v1/loader.js`
    const { outputFiles = [] } = await bundled({ write: false, globalName: 'page', format: 'iife' })
    const rendered = await onServer(src)
    assert.match(rendered, /<booking-widget locale="en" hotel-code="demo" class="stay"><\/booking-widget>/)

    const page = await openPasted(stage, {
      body: `<div id="root" data-src="${src}">${rendered}</div><script src="page.js"></script>`,
      prepare: (one) =>
        one.route('**/page.js', (route) =>
          route.fulfill({ contentType: 'text/javascript', body: `${outputFiles[0]?.text};page.takeOver()` }),
        ),
    })
    await page.locator('booking-widget .root[lang=en] form').first().waitFor()
    await page.getByRole('button', { name: 'Thai' }).click()
    await page.locator('booking-widget .root[lang=th] form').first().waitFor()
    await page.getByRole('button', { name: 'Close' }).click()
    await page.getByText('ready closed by method at th').waitFor()
    assert.equal(await page.locator('booking-widget form').first().isVisible(), false)
    await page.getByRole('button', { name: 'Take away' }).click()
    await page.locator('booking-widget').waitFor({ state: 'detached' })
    assert.equal(await page.locator(`script[src="${src}"]`).count(), 1)
    assert.deepEqual(page.complaints, [])
  })
})
