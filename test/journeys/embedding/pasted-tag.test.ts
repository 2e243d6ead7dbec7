import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, it } from 'node:test'

import type { OpenPage } from '../../lib/browser.ts'
import { openPasted } from '../../lib/pages/pasted-page.ts'
import { forServers, recipeWith } from '../../lib/pages/recipes.ts'
import { useStage } from '../../lib/stage.ts'

/** What an integrator reads, the README first. */
const README = ['README.md', 'docs/webmaster.md', 'docs/embedding.md']
  .map((page) => readFileSync(join(import.meta.dirname, '../../..', page), 'utf8'))
  .join('\n')

describe('what README says', () => {
  const stage = useStage()

  const block = (language: string, holding: string) => forServers(recipeWith(holding, language), stage.world.origins)

  const pasted = (body: string, more?: Omit<Parameters<typeof openPasted>[1], 'body'>) =>
    openPasted(stage, { body: `<body>${body}</body>`, ...more })
  const searchBar = (page: OpenPage) => page.locator('booking-widget form').first()
  const isDefined = (page: OpenPage) => page.evaluate(() => Boolean(customElements.get('booking-widget')))
  const sha384 = (content: Buffer) => `sha384-${createHash('sha384').update(content).digest('base64')}`

  describe('the tag of README', () => {
    it('works in an empty page, beside tables of all it takes, does and says [EMB-049]', async () => {
      for (const [name, row] of [
        ['attributes', '| `hotel-code` |'],
        ['methods', '| `open` |'],
        ['events', '| `booking-widget:book` |'],
      ]) {
        const [, table = ''] = README.split(`<!-- ${name} -->`)
        assert.ok(table.split('<!-- /')[0]?.includes(row ?? ''), name)
      }
      const page = await pasted(block('html', '<booking-widget'))
      await searchBar(page).waitFor()
      assert.deepEqual(page.complaints, [])
    })

    it('works as the script alone and as a div', async () => {
      const page = await pasted(block('html', '<div data-booking-widget'))
      await searchBar(page).waitFor()
      assert.equal(await page.locator('booking-widget').count(), 2)
    })

    it('writes a frame with the attributes of README and no other that permits anything (guarantee L9)', async () => {
      const page = await pasted(block('html', '<booking-widget').replace('hotel-code', 'frame hotel-code'))
      const frame = page.locator('booking-widget iframe')
      await frame.contentFrame().locator('form').first().waitFor()
      const [, table = ''] = README.split('<!-- frame -->')
      const rows = [...(table.split('<!-- /')[0] ?? '').matchAll(/^\| `([\w-]+)` \| (.+) \|$/gm)]
      const written = await frame.evaluate((one) =>
        one.getAttributeNames().map((name) => [name, one.getAttribute(name)] as const),
      )
      const permits = written.filter(([name]) => !['id', 'src', 'style'].includes(name))
      assert.deepEqual(permits.map(([name]) => name).toSorted(), rows.map(([, name]) => name).toSorted())
      for (const [, name = '', value] of rows.filter(([, one]) => one !== 'title')) {
        assert.equal(`\`${new Map(permits).get(name)}\``, value, name)
      }
    })

    it('needs no more than the policy of README, with Trusted Types (guarantee L7)', async () => {
      const policy = block('', 'script-src').replaceAll('\n', ' ')
      const headers = { 'content-security-policy': `default-src 'none'; require-trusted-types-for 'script'; ${policy}` }
      const page = await pasted(block('html', '<booking-widget'), { headers })
      await searchBar(page).waitFor()
      assert.deepEqual(page.complaints, [])
    })
  })

  describe('integrity.json', () => {
    type Integrity = { version: string; files: Record<string, string> }
    const integrity = async (path = '/v1/integrity.json'): Promise<Integrity> =>
      (await fetch(stage.world.origins.widget + path)).json()
    const tag = ({ version, files }: Integrity) => {
      const path = `/v${version}/loader.js`
      return block('html', 'integrity="sha384')
        .replace(/\/v[\d.]+\/loader\.js/, path)
        .replace('sha384-…', files[path] ?? '')
        .concat('<booking-widget hotel-code="shirotsuki"></booking-widget>')
    }

    it('has the sha384 of every file the widget is made of (guarantee B4)', async () => {
      const { version, files } = await integrity()
      assert.deepEqual(await integrity(`/v${version}/integrity.json`), { version, files })
      assert.ok(Object.keys(files).length > 20)
      for (const [path, hash] of Object.entries(files)) {
        const response = await fetch(stage.world.origins.widget + path)
        assert.equal(sha384(Buffer.from(await response.arrayBuffer())), hash, path)
        assert.equal(response.headers.get('access-control-allow-origin'), '*')
        assert.match(response.headers.get('cache-control') ?? '', /immutable/)
      }
    })

    it('lets the loader in as it was built, and not with one byte flipped (guarantee L8)', async () => {
      const lines = tag(await integrity())
      await searchBar(await pasted(lines)).waitFor()

      const flipped = async (page: OpenPage) =>
        page.route('**/loader.js', async (route) => {
          const response = await route.fetch()
          const body = await response.body()
          body[100] = (body[100] ?? 0) ^ 1
          await route.fulfill({ response, body })
        })
      const page = await pasted(lines, { prepare: flipped })
      assert.match(page.complaints.join(), /integrity/)
      assert.equal(await isDefined(page), false)
    })
  })
})
