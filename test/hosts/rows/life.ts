import assert from 'node:assert/strict'

import type { Page } from 'playwright'

import type { Guest } from '../guest.ts'
import { hostPage, plain, script, TAG } from '../host.ts'
import type { Host } from '../host.ts'

const isSeen = async ({ rooms }: Guest) => assert.ok(await rooms.first().isVisible())

/** Marks what is mounted, so that a new one can be told from it. */
const mark = (page: Page) =>
  page.evaluate(() =>
    Reflect.set(document.querySelector('booking-widget')?.shadowRoot?.querySelector('.root') ?? {}, 'isMarked', true),
  )
const isMarked = (page: Page) =>
  page.evaluate(() =>
    Reflect.get(document.querySelector('booking-widget')?.shadowRoot?.querySelector('.root') ?? {}, 'isMarked'),
  )

const calendar = async ({ at, t, page }: Guest) => {
  const button = at.getByRole('button', { name: t('search.dates') })
  await button.click()
  const day = at.locator('[data-day]:not([disabled])').first()
  await day.waitFor()
  const [opener, box] = [await button.boundingBox(), await at.locator('[data-day]').first().boundingBox()]
  assert.ok(opener && box)
  assert.ok(Math.abs(box.x - opener.x) < 700 && Math.abs(box.y - opener.y) < 700, 'the calendar is near its button')
  // On top of all: what is there to be pressed is the day.
  await day.click({ trial: true })
  await page.keyboard.press('Escape')
}

/** What happens to the element once it is there. */
export const LIFE: readonly Host[] = [
  {
    title: 'a page that takes the element elsewhere, without starting anew',
    path: 'reparent',
    page: (at) => hostPage(at, { head: script(at), end: '<div id="elsewhere"></div>' }),
    async then(guest) {
      const { page } = guest
      await mark(page)
      await page.evaluate(() => {
        const element = document.querySelector('booking-widget')
        if (element) document.querySelector('#elsewhere')?.append(element)
      })
      await isSeen(guest)
      // The element waits a task before it takes a removal for one: a whole search later it would have gone.
      await guest.search()
      assert.equal(await isMarked(page), true)
    },
  },
  {
    title: 'a page that takes the element elsewhere with moveBefore',
    path: 'move-before',
    page: (at) => hostPage(at, { head: script(at), end: '<div id="elsewhere"></div>' }),
    async then(guest) {
      const { page } = guest
      await mark(page)
      await page.evaluate(() => {
        const place = document.querySelector('#elsewhere')
        const move: unknown = Reflect.get(place ?? {}, 'moveBefore')
        if (typeof move === 'function') move.call(place, document.querySelector('booking-widget'), null)
      })
      assert.equal(await page.locator('#elsewhere booking-widget').count(), 1)
      assert.equal(await isMarked(page), true)
      await isSeen(guest)
    },
  },
  {
    title: 'a page that removes the element and puts it in again [EMB-029]',
    path: 'again',
    page: (at) => hostPage(at, { head: script(at) }),
    async then(guest) {
      const { page } = guest
      await mark(page)
      await page.evaluate(async () => {
        const element = document.querySelector('booking-widget')
        element?.remove()
        Reflect.set(document, 'removed', element)
      })
      await page.waitForFunction(() => Reflect.get(document, 'removed').shadowRoot.children.length === 0)
      await page.evaluate(() => document.querySelector('#place')?.append(Reflect.get(document, 'removed')))
      await guest.search()
      assert.notEqual(await isMarked(page), true)
    },
  },
  {
    title: 'a page that is printed',
    path: 'print',
    page: plain,
    async then(guest) {
      await guest.page.emulateMedia({ media: 'print' })
      await isSeen(guest)
      assert.ok((await guest.page.pdf()).byteLength > 10_000)
      await guest.page.emulateMedia({ media: 'screen' })
      await isSeen(guest)
    },
  },
  {
    title: 'a modal dialog',
    path: 'dialog',
    moves: true,
    page: (at) =>
      hostPage(at, {
        head: script(at),
        end: `<dialog id="box" style="inline-size:1100px;margin:0;outline:0">${TAG}</dialog>`,
        place: '',
      }),
    act: (page) => page.evaluate(() => document.querySelector('dialog')?.showModal()),
    then: calendar,
  },
  ...[
    'transform:scale(.9)',
    'transform:translate(40px,20px)',
    'filter:blur(0)',
    'contain:paint',
    'overflow:auto;zoom:1.1',
  ].map((style, index): Host => ({
    title: `a parent with ${style}`,
    path: `parent-${index}`,
    page: (at) => hostPage(at, { head: script(at), place: `<div style="${style}">${TAG}</div>` }),
    then: calendar,
  })),
]
