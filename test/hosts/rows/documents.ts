import assert from 'node:assert/strict'

import { FRAME, hostPage, plain, script } from '../host.ts'
import type { Host } from '../host.ts'

const XHTML = `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Strict//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-strict.dtd">`

// No encoder knows Shift_JIS, so the two words are written byte by byte: ホテル and 部屋.
const SHIFT_JIS = { HOTEL: [0x83, 0x7a, 0x83, 0x65, 0x83, 0x8b], ROOMS: [0x95, 0x94, 0x89, 0xae] }
const inShiftJis = (ascii: string) =>
  Buffer.from(
    Object.entries(SHIFT_JIS).reduce(
      (text, [word, bytes]) => text.replaceAll(word, String.fromCharCode(...bytes)),
      ascii,
    ),
    'latin1',
  )

/** Kinds of documents. */
export const DOCUMENTS: readonly Host[] = [
  { title: 'a plain page', path: 'plain', page: plain },
  {
    title: 'a page in quirks mode',
    path: 'quirks',
    page: (at) => hostPage(at, { doctype: '', head: script(at) }),
    then: async ({ page }) => assert.equal(await page.evaluate(() => document.compatMode), 'BackCompat'),
  },
  {
    title: 'an XHTML page',
    path: 'xhtml',
    page: (at) => ({
      type: 'application/xhtml+xml; charset=utf-8',
      body: hostPage(at, {
        doctype: XHTML,
        html: 'xmlns="http://www.w3.org/1999/xhtml" xml:lang="en"',
        head: script(at, 'async="async"'),
      }),
    }),
    then: async ({ page }) => assert.equal(await page.evaluate(() => document.contentType), 'application/xhtml+xml'),
  },
  {
    title: 'a page whose <base href> is somewhere else',
    path: 'base',
    page: (at) => hostPage(at, { head: `<base href="https://elsewhere.example/x/" />${script(at)}` }),
  },
  {
    title: 'a page from right to left',
    path: 'rtl',
    language: 'ar',
    page: (at) => hostPage(at, { language: 'ar', html: 'dir="rtl"', head: script(at, 'defer') }),
    then: async ({ at }) =>
      assert.equal(await at.locator('.root').evaluate((root) => getComputedStyle(root).direction), 'rtl'),
  },
  {
    title: 'a page in Shift_JIS',
    path: 'shift-jis',
    language: 'ja',
    page: (at) => ({
      type: 'text/html',
      body: inShiftJis(
        hostPage(at, {
          language: 'ja',
          head: `<meta http-equiv="Content-Type" content="text/html; charset=Shift_JIS" />${script(at)}`,
          end: '<p id="word">HOTEL ROOMS</p>',
        }),
      ),
    }),
    then: async ({ page }) => {
      assert.equal(await page.evaluate(() => document.characterSet), 'Shift_JIS')
      assert.equal(await page.locator('#word').innerText(), 'ホテル 部屋')
    },
  },
  {
    title: 'a frame in a page in quirks mode',
    path: 'quirks-frame',
    inFrame: true,
    page: (at) => hostPage(at, { doctype: '', head: script(at), place: FRAME }),
  },
]
