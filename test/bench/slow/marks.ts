import { setTimeout as pause } from 'node:timers/promises'

import type { Frame, Page } from 'playwright'

import { seconds } from '../report.ts'

const [PATIENCE_MS, LOOK_EVERY_MS] = [60_000, 250]

/** What a guest waits for, each seen for the first time: a bar whose Search can be pressed, a price that can be chosen, a form. */
export type Mark = 'bar' | 'price' | 'form'

/** Looks at every frame that is painted, in every document; moments count from the same beginning in all of them. */
const WATCH = `{
  const marks = (window.benchMarks = {})
  const elements = () => [...document.querySelectorAll('booking-widget, bare-bar')]
  const places = () => [document, ...elements().flatMap(({ shadowRoot }) => shadowRoot ?? [])]
  const isReady = (element) => !element.disabled && element.ariaDisabled !== 'true' && element.checkVisibility()
  const button = (words) => (place) =>
    [...place.querySelectorAll('button')].some((each) => each.textContent.trim() === words && isReady(each))
  const looks = {
    bar: button('Search'),
    price: button('Choose'),
    form: (place) => [...place.querySelectorAll('[name="email"]')].some(isReady),
  }
  const now = () => performance.timeOrigin + performance.now()
  const look = () => {
    const all = places()
    for (const [name, isThere] of Object.entries(looks))
      if (!(name in marks) && all.some(isThere)) {
        marks[name] = Infinity
        // It is painted with this frame.
        requestAnimationFrame(() => (marks[name] = now()))
      }
    requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
  addEventListener('click', ({ timeStamp }) => (marks.pressed = performance.timeOrigin + timeStamp), true)
}`

export const watch = (page: Page) => page.addInitScript({ content: WATCH })

type Moments = Partial<Record<Mark | 'pressed', number>>

/** Nothing in a document that has only begun or is gone. */
const momentsOf = (place: Page | Frame): Promise<Moments> =>
  place.evaluate<Moments>('window.benchMarks ?? {}').catch(() => ({}))

/** When it stood there, in whichever document of the page. Looked for seldom, because looking takes of the page's time. */
export async function momentOf(page: Page, mark: Mark): Promise<number> {
  for (const end = Date.now() + PATIENCE_MS; Date.now() < end; await pause(LOOK_EVERY_MS))
    for (const frame of page.frames()) {
      const { [mark]: moment = Infinity } = await momentsOf(frame)
      if (moment < Infinity) return moment
    }
  throw new Error(`No ${mark} within ${seconds(PATIENCE_MS)} on ${page.url()}`)
}

/** The last press of the guest. */
export const momentOfPress = async (page: Page): Promise<number> => (await momentsOf(page)).pressed ?? NaN

/** The first byte of the page: from here on the widget's lines are there. */
export const momentOfPage = (page: Page): Promise<number> =>
  page.evaluate(`performance.timeOrigin + performance.getEntriesByType('navigation')[0].responseStart`)
