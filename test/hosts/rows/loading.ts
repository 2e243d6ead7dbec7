import assert from 'node:assert/strict'

import type { Page } from 'playwright'

import { FRAME, hostPage, plain, script, TAG } from '../host.ts'
import type { At, Host } from '../host.ts'

const inline = (code: string) => `<script>${code}</script>`
const IMPORTED = (at: At) => `<script type="module">import('${at.loader}')</script>`

/** As tag managers do it: a script element before the first one. */
const TAG_MANAGER = (at: At) => `(function (d, s) {
  var f = d.getElementsByTagName(s)[0], j = d.createElement(s)
  j.async = true; j.src = '${at.loader}'; f.parentNode.insertBefore(j, f)
})(document, 'script')`

const put = (page: Page, html: string) =>
  page.evaluate(
    (text) => void (document.querySelector('#place') ?? document.body).insertAdjacentHTML('beforeend', text),
    html,
  )

/** Ways in which script and element come into a page. */
export const LOADING: readonly Host[] = [
  {
    title: 'a page that includes the script twice, mounting once [EMB-002]',
    path: 'twice',
    page: (at) => hostPage(at, { head: script(at, 'async'), end: script(at) }),
    then: async ({ at }) => assert.equal(await at.locator('.root').count(), 1),
  },
  ...['', 'async', 'defer', 'type="module"'].map((how): Host => ({
    title: `a page with <script ${how || 'at the end'}> after the element [EMB-003]`,
    path: `how-${how.replaceAll(/\W/g, '')}`,
    page: (at) => hostPage(at, { end: script(at, how) }),
  })),
  { title: 'a page that imports the loader', path: 'import', page: (at) => hostPage(at, { head: IMPORTED(at) }) },
  {
    title: 'a page whose tag manager puts the script in',
    path: 'tag-manager',
    page: (at) => hostPage(at, { head: inline(TAG_MANAGER(at)) }),
  },
  {
    title: 'a page that writes the script tag with document.write',
    path: 'document-write',
    page: (at) => hostPage(at, { head: inline(`document.write('<script src="${at.loader}"><\\/script>')`) }),
  },
  {
    title: 'a page that puts the element in later',
    path: 'late',
    moves: true,
    page: (at) => hostPage(at, { head: script(at), place: '' }),
    act: (page) => put(page, TAG),
  },
  {
    title: 'a page that clones the element from a template',
    path: 'template',
    moves: true,
    page: (at) => hostPage(at, { head: script(at), place: '', end: `<template id="blank">${TAG}</template>` }),
    act: (page) =>
      page.evaluate(() => {
        const template = document.querySelector('template')
        if (template) document.querySelector('#place')?.append(template.content.cloneNode(true))
      }),
  },
  {
    title: 'a page that holds the element in a shadow root of its own',
    path: 'shadow',
    moves: true,
    page: (at) => hostPage(at, { head: script(at), place: '<section id="outer" data-grows></section>' }),
    act: (page) =>
      page.evaluate((tag) => {
        const root = document.querySelector('#outer')?.attachShadow({ mode: 'open' })
        if (root) root.innerHTML = tag
      }, TAG),
  },
  {
    title: 'a page with two elements for two hotels [EMB-028]',
    path: 'two',
    elements: 2,
    page: (at) =>
      hostPage(at, { head: script(at), end: `<div><booking-widget hotel-code="taipei-lan"></booking-widget></div>` }),
    async then({ widgetAt, page }) {
      await widgetAt(1).search()
      await page.evaluate(() => document.querySelector('booking-widget')?.remove())
      await widgetAt(0).search()
    },
  },
  {
    title: 'a page with three elements, one of them in a frame',
    path: 'three',
    elements: 2,
    page: (at) =>
      hostPage(at, {
        head: script(at),
        end: `<div><booking-widget code="demo" locale="en"></booking-widget></div><div>${FRAME}</div>`,
      }),
    async then({ page, widgetAt }) {
      await widgetAt(1).search()
      const frame = page.locator('booking-widget').nth(2).locator('iframe').contentFrame()
      await frame.getByRole('button', { name: 'Search', exact: true }).click()
      await frame.locator('.results .room').first().waitFor()
    },
  },
  {
    title: 'a page that was opened in the background',
    path: 'hidden',
    early() {
      Object.defineProperty(Document.prototype, 'hidden', { get: () => true, configurable: true })
      Object.defineProperty(Document.prototype, 'visibilityState', { get: () => 'hidden', configurable: true })
    },
    page: plain,
  },
  {
    title: 'a page whose element stands in a panel that is shown later',
    path: 'panel',
    moves: true,
    page: (at) => hostPage(at, { head: script(at), place: `<div id="panel" style="display:none">${TAG}</div>` }),
    async act(page) {
      await page.waitForLoadState('load')
      await page.evaluate(() => document.querySelector('#panel')?.setAttribute('style', ''))
    },
  },
]
