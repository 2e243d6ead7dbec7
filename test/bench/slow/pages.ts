import { FRAME, hostPage, script, TAG } from '../../hosts/host.ts'
import type { Host, Render } from '../../hosts/host.ts'

/** What any element costs on the same line, because its script has to come: one that has nothing but a button. */
const BARE = `customElements.define('bare-bar', class extends HTMLElement {
  connectedCallback() {
    this.attachShadow({ mode: 'open' }).innerHTML = '<button>Search</button>'
  }
})`

/** What any frame costs: an element that makes one, whose document has nothing but a button. */
const FRAMING = `customElements.define('framing-bar', class extends HTMLElement {
  connectedCallback() {
    const frame = document.createElement('iframe')
    frame.src = 'frame.html'
    this.append(frame)
  }
})`
const FRAMED = '<!doctype html><title>Bar</title><button>Search</button>'

/** A hotel's page with no more than the lines it was given: what else a page has takes of the line, too. */
const withLines =
  (lines: Render): Render =>
  (at) =>
    hostPage(at, { place: String(lines(at)) }).replace(/^<link .*\n/m, '')

const javascript =
  (body: string): Render =>
  () => ({ body, type: 'text/javascript; charset=utf-8' })

/** The widget in both of its ways as README says, and what each is held against. */
export const PAGES = {
  inline: { page: withLines((at) => script(at, 'async crossorigin') + TAG) },
  bare: {
    page: withLines(() => '<script src="bar.js" async></script><bare-bar></bare-bar>'),
    more: { 'bar.js': javascript(BARE) },
  },
  frame: { page: withLines((at) => script(at, 'async crossorigin') + FRAME) },
  framing: {
    page: withLines(() => '<script src="bar.js" async></script><framing-bar></framing-bar>'),
    more: { 'bar.js': javascript(FRAMING), 'frame.html': () => FRAMED },
  },
} as const satisfies Record<string, Pick<Host, 'page' | 'more'>>

export const HOSTS: Host[] = Object.entries(PAGES).map(([path, page]) => ({ title: path, path, ...page }))
