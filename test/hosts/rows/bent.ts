import assert from 'node:assert/strict'

import { FRAME, hostPage, plain, script } from '../host.ts'
import type { At, Host } from '../host.ts'

const bentBy = (at: At, code: string, place?: string) =>
  hostPage(at, { head: `<script>${code}</script>${script(at)}`, ...(place !== undefined && { place }) })

/** What old libraries put on every object, as enumerable properties. */
const POLLUTED = `
Object.prototype.foo = function () { return 'foo' }
Object.prototype.type = 'close'
Array.prototype.each = Array.prototype.forEach
Array.prototype.remove = function (one) { return this.filter(function (other) { return other !== one }) }
String.prototype.truncate = Function.prototype.delay = Number.prototype.times = function () { return this }
Promise.prototype.done = Promise.prototype.then
HTMLElement.prototype.show = HTMLElement.prototype.update = HTMLElement.prototype.select = function () { return this }`

/** Pages of the time before JSON gave every list a way of its own into it. */
const TO_JSON = `
Array.prototype.toJSON = function () { return '[' + this.map(JSON.stringify).join(',') + ']' }
String.prototype.toJSON = function () { return '"' + this + '"' }`

/** As prototype.js has it: what maps goes through what is there, and puts it together anew. */
const CLOSED_UP = `
Array.prototype.map = Array.prototype.collect = function (change, that) {
  var made = []
  this.forEach(function (one, index, all) { made.push(change.call(that, one, index, all)) })
  return made
}`

const FROZEN = `
for (const each of [Object, Array, Function, String, Number, Promise, Map, Set, Date, RegExp, Error, Symbol, URL,
  URLSearchParams, Event, EventTarget, Node, Element, HTMLElement, Document, ShadowRoot])
  Object.freeze(each) && Object.freeze(each.prototype)
for (const each of [JSON, Math, Reflect]) Object.freeze(each)`

const CLOBBERED = [
  'currentScript',
  'body',
  'head',
  'activeElement',
  'documentElement',
  'referrer',
  'readyState',
  'forms',
]
const CLOBBERED_WINDOW = ['dataLayer', 'BookingWidget', 'TriplaBookingWidget', 'process', 'require', 'define', 'module']

const BLOCKED = () => {
  const refuse = () => {
    throw new DOMException('Access is denied for this document.', 'SecurityError')
  }
  for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches'])
    Object.defineProperty(window, name, { get: refuse, configurable: true })
  Object.defineProperty(Document.prototype, 'cookie', { get: refuse, set: refuse, configurable: true })
}

/** Pages that bend what every script relies on. */
export const BENT: readonly Host[] = [
  { title: 'a page whose prototypes are polluted', path: 'polluted', page: (at) => bentBy(at, POLLUTED) },
  {
    title: 'a frame in a page whose prototypes are polluted',
    path: 'polluted-frame',
    inFrame: true,
    page: (at) => bentBy(at, POLLUTED, FRAME),
  },
  {
    title: 'a page that gave lists and texts a toJSON of their own',
    path: 'to-json',
    page: (at) => bentBy(at, TO_JSON),
  },
  { title: 'a page whose lists close up their holes when mapped', path: 'holes', page: (at) => bentBy(at, CLOSED_UP) },
  { title: 'a page whose prototypes are frozen', path: 'frozen', page: (at) => bentBy(at, FROZEN) },
  {
    title: 'a page whose elements are found under the names of the document and the window',
    path: 'clobbered',
    page: (at) =>
      hostPage(at, {
        head: script(at, 'async'),
        end: [
          ...CLOBBERED.map((name) => `<img name="${name}" alt="" width="8" height="8" />`),
          ...CLOBBERED_WINDOW.map((name) => `<a id="${name}">.</a>`),
          '<form id="customElements"><input name="define" /></form>',
        ].join('\n'),
      }),
  },
  {
    title: 'a page that may keep nothing: storage and cookies are refused [A11Y-012]',
    path: 'blocked-storage',
    early: BLOCKED,
    page: plain,
  },
  {
    title: 'a frame that may keep nothing: storage and cookies are refused',
    path: 'blocked-storage-frame',
    early: BLOCKED,
    inFrame: true,
    page: (at) => hostPage(at, { head: script(at, 'async'), place: FRAME }),
  },
  {
    title: 'a page in a sandbox without an origin',
    path: 'sandboxed',
    inside: '#sandbox',
    page: (at) =>
      hostPage(at, {
        place:
          '<iframe id="sandbox" sandbox="allow-scripts allow-forms" src="inner" width="1000" height="900"></iframe>',
      }),
    more: { inner: plain },
    async then({ page }) {
      const inner = page.frames()[1]
      assert.equal(await inner?.evaluate(() => origin), 'null')
    },
  },
  {
    title: 'a page in a sandbox that sends no forms',
    path: 'formless',
    inside: '#sandbox',
    // The browser's own line about the form it did not send.
    noise: /Blocked form submission/,
    page: (at) =>
      hostPage(at, {
        place: '<iframe id="sandbox" sandbox="allow-scripts allow-same-origin" src="inner" width="1000" height="900"></iframe>', // prettier-ignore
      }),
    more: { inner: plain },
    /** By keyboard as well. */
    async then({ page, searchButton }) {
      const asked = page.waitForRequest(/\/rooms(\?|$)/)
      await searchButton.press('Enter')
      await asked
    },
  },
]
