import type { Page } from 'playwright'

import type { Locale } from '../../shared/locales.ts'
import type { Origins } from '../../shared/origins.ts'
import type { Guest } from './guest.ts'

/** What a page is told about where things are; without the widget the loader is a script that does nothing. */
export type At = {
  loader: string
  integrity: string
  nonce: string
  /** The origin of the host pages. */
  origin: string
  origins: Origins
  /** The address of a built library or application. */
  lib: (name: string) => string
}

export type Served = { body: string | Buffer; type?: string; headers?: Record<string, string> }
export type Render = (at: At) => string | Served

/** One page that embeds the widget. Every host is visited twice, with and without the loader, and both are compared. */
export type Host = {
  /** What is true of it, with the ids it proves. */
  title: string
  path: string
  page: Render
  /** Further pages under the same path, by their name. */
  more?: Readonly<Record<string, Render>>
  /** Runs before any script of the page. */
  early?: () => void
  /** What is done in the page before it is looked at, with and without the widget. */
  act?: (page: Page) => Promise<unknown>
  /** What more is true once the guest has searched. */
  then?: (guest: Guest) => Promise<unknown>
  inFrame?: boolean
  /** A library that not every machine can have (scripts/prepare.mjs). */
  needs?: string
  /** The host itself puts the element between its paragraphs later. */
  moves?: boolean
  /** Where the element is, when not in the page itself: a frame of the host. */
  inside?: string
  language?: Locale
  /** How many elements show a search bar. */
  elements?: number
  /** What the browser itself says about such a page because of the loader. */
  noise?: RegExp
}

export const TAG = '<booking-widget hotel-code="shirotsuki"></booking-widget>'
export const FRAME = '<booking-widget hotel-code="shirotsuki" frame=""></booking-widget>'
export const script = (at: At, more = '') => `<script src="${at.loader}" ${more}></script>`

type Parts = { head?: string; place?: string; end?: string; html?: string; doctype?: string; language?: string }

/** A small hotel site around the element; whatever is not said is as most pages have it. */
export function hostPage(at: At, parts: Parts): string {
  const { head = '', place = TAG, end = '', html = '', doctype = '<!doctype html>', language = 'en' } = parts
  return `${doctype}
<html lang="${language}" ${html}>
<head>
<title>Host</title>
<link rel="stylesheet" href="${at.origin}/style.css" />
${head}
</head>
<body>
<header><h1>Hotel</h1><nav><a href="#rooms">Rooms</a> <a href="#address">Address</a></nav></header>
<main>
<p id="before">A quiet house by the lake.</p>
<div id="place">${place}</div>
<p id="after">Breakfast is served from seven.</p>
<form id="contact"><label>Name <input name="name" /></label> <button type="button">Ask</button></form>
<table id="rooms"><tbody><tr><td>Twin</td><td>24 m2</td></tr></tbody></table>
</main>
<footer id="address">1 Lake Road</footer>
${end}
</body>
</html>
`
}

export const plain: Render = (at) => hostPage(at, { head: script(at, 'async') })
