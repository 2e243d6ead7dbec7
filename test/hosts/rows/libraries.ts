import assert from 'node:assert/strict'

import type { Page } from 'playwright'

import { FRAME, hostPage, plain, script, TAG } from '../host.ts'
import type { At, Host } from '../host.ts'

const lib = (at: At, name: string, more = '') => `<script src="${at.lib(name)}" ${more}></script>`
const load = (at: At, name: string, end = '') => hostPage(at, { head: lib(at, name) + script(at), end })

/** The page that another one is swapped or visited from. */
const fragment = () => TAG
const results = (page: Page) => page.locator('booking-widget .results .room')

/** Libraries that bend the page, or take its scripts and elements out and in. */
export const LIBRARIES: readonly Host[] = [
  {
    title: 'a page with jQuery, which puts the element in',
    path: 'jquery',
    moves: true,
    page: (at) =>
      hostPage(at, {
        head: lib(at, 'jquery.js') + script(at),
        place: '',
        end: `<script>$(function () { $('#place').append('${TAG}') })</script>`,
      }),
  },
  { title: 'a page with the built-ins of prototype.js', path: 'prototype', page: (at) => load(at, 'prototype.js') },
  ...[TAG, FRAME].map((place): Host => ({
    title: `a page with Prototype.js 1.7.3, ${place === FRAME ? 'in a frame' : 'in a Shadow DOM'}`,
    path: place === FRAME ? 'prototype-real-frame' : 'prototype-real',
    needs: 'prototype-1.7.3.js',
    inFrame: place === FRAME,
    page: (at) => hostPage(at, { head: lib(at, 'prototype-1.7.3.js') + script(at), place }),
    then: async ({ page }) => assert.equal(await page.evaluate('Prototype.Version'), '1.7.3'),
  })),
  {
    title: 'a page with MooTools',
    path: 'mootools',
    page: (at) => load(at, 'mootools.js'),
    then: async ({ page }) => assert.equal(await page.evaluate('[1, 2].getLast()'), 2),
  },
  {
    title: 'a page with RequireJS, by a tag after it',
    path: 'requirejs',
    page: (at) => load(at, 'require.js'),
  },
  {
    title: 'a page with RequireJS, which loads the loader',
    path: 'requirejs-loads',
    page: (at) => hostPage(at, { head: lib(at, 'require.js'), end: `<script>require(['${at.loader}'])</script>` }),
  },
  {
    title: 'a page with SystemJS, which loads the loader',
    path: 'systemjs',
    page: (at) => hostPage(at, { head: lib(at, 'system.js'), end: `<script>System.import('${at.loader}')</script>` }),
  },
  {
    title: 'a page with htmx, which swaps the element in, out and in again',
    path: 'htmx',
    moves: true,
    page: (at) =>
      hostPage(at, {
        head: lib(at, 'htmx.js') + script(at),
        place: '',
        end: `<button id="in" hx-get="fragment" hx-target="#place">Book</button>
<button id="out" hx-get="nothing" hx-target="#place">Away</button>`,
      }),
    more: { fragment, nothing: () => '<p>Nothing</p>' },
    async act(page) {
      const swap = async (button: string, seen: string) => {
        await page.locator(button).click()
        await page.locator(`#place ${seen}`).waitFor({ state: 'attached' })
      }
      await swap('#in', 'booking-widget')
      await swap('#out', 'p')
      await swap('#in', 'booking-widget')
    },
  },
  {
    title: 'a page with Turbo, which visits another page and comes back',
    path: 'turbo',
    moves: true,
    page: (at) =>
      hostPage(at, {
        head: lib(at, 'turbo.js') + script(at, 'defer'),
        end: '<a id="next" href="next">Next</a>',
      }),
    more: {
      next: (at) =>
        hostPage(at, { head: lib(at, 'turbo.js') + script(at, 'defer'), place: '<p id="elsewhere">Elsewhere</p>' }),
    },
    async act(page) {
      await page.evaluate(() => Reflect.set(window, 'isSamePage', true))
      await page.locator('#next').click()
      await page.locator('#elsewhere').waitFor()
      await page.goBack()
      await page.locator('#next').waitFor()
    },
    async then({ page, search }) {
      assert.equal(await page.evaluate(() => Reflect.get(window, 'isSamePage')), true)
      await page.locator('#next').click()
      await page.locator('#elsewhere').waitFor()
      await page.goBack()
      await page.locator('booking-widget').waitFor()
      await search()
      assert.equal(await page.locator('booking-widget').count(), 1)
    },
  },
  {
    title: 'a page with another React, which keeps working and stays in window.React [EMB-032]',
    path: 'react18-global',
    page: (at) =>
      hostPage(at, {
        head: lib(at, 'react18.js') + lib(at, 'react-dom18.js') + script(at),
        end: `<div id="app"></div><script>
window.theirs = React
const Counter = () => {
  const [count, setCount] = React.useState(0)
  return React.createElement('button', { id: 'count', onClick: () => setCount(count + 1) }, 'Count ' + count)
}
ReactDOM.createRoot(document.getElementById('app')).render(React.createElement(Counter))
</script>`,
      }),
    async act(page) {
      await page.locator('#count').click()
      await page.getByText('Count 1').waitFor()
    },
    async then({ page }) {
      const theirs = await page.evaluate(() => {
        const react = Reflect.get(window, 'React')
        return react === Reflect.get(window, 'theirs') && react.version
      })
      assert.match(String(theirs), /^18\./)
      await page.locator('#count').click()
      await page.getByText('Count 2').waitFor()
      assert.ok((await results(page).count()) > 0)
    },
  },
  {
    title: 'a page with nothing but the tag, twice the same library later',
    path: 'jquery-late',
    page: (at) => jqueryAfter(at),
  },
]

const jqueryAfter = (at: At) => {
  const page = plain(at)
  if (typeof page !== 'string') throw new Error('a plain page is a text')
  return page.replace('</body>', `${lib(at, 'jquery.js')}${lib(at, 'jquery.js')}</body>`)
}
