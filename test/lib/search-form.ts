import { setImmediate } from 'node:timers/promises'

import { forgetGuest, openWidget } from './widget/open-widget.ts'
import { until as waitUntil } from './until.ts'
import type { WidgetOptions } from './widget/open-widget.ts'
import type { World } from './world.ts'

const SEARCH = /^\/hotels\/\d+\/rooms$/

export type SearchForm = Awaited<ReturnType<typeof openSearchForm>>

/** The search bar of the real widget, by the names of its controls, and the searches that reach the provider. */
export async function openSearchForm(world: World, options: Omit<WidgetOptions, 'world'> = {}) {
  // What was looked for before is another test's.
  forgetGuest()
  const searches: URLSearchParams[] = []
  const handle = (request: Request) => {
    const { pathname, searchParams } = new URL(request.url)
    if (request.method === 'GET' && SEARCH.test(pathname)) searches.push(searchParams)
    return world.handle(request)
  }
  const widget = await openWidget({ world: { origins: world.origins, handle }, ...options })
  await widget.see('.searchbar')

  const until = <Value>(find: () => Value, what: string) => waitUntil(find, () => `${what}, in ${words()}`)
  const words = () => widget.root.textContent ?? ''
  // An address that asks for results is a search of its own.
  if (options.query?.includes('checkin=')) await until(() => searches[0], 'the search of the address')
  const all = (selector: string) => [...widget.root.querySelectorAll<HTMLElement>(selector)]
  const nameOf = (control: HTMLElement) => control.getAttribute('aria-label') ?? control.textContent.trim()
  const buttons = (name: string) => all('button').filter((button) => nameOf(button) === name)
  const button = (name: string, at = 0) => until(() => buttons(name)[at], `the button "${name}"`)
  const labelled = (name: string) =>
    until(
      () =>
        all('label')
          .filter((label) => label.textContent.trim().startsWith(name))
          .map((label) => label.querySelector<HTMLInputElement>('input') ?? fieldOf(label))[0],
      `the field "${name}"`,
    )
  const fieldOf = (label: HTMLElement) =>
    all('select, input').find((field) => field.id === label.getAttribute('for')) as HTMLSelectElement | undefined // by the selector
  return {
    ...widget,
    pageSays: widget.say,
    all,
    words,
    button,
    buttons,
    press: async (name: string, at = 0) => (await button(name, at)).click(),
    isOff: async (name: string, at = 0) => (await button(name, at)).getAttribute('aria-disabled') === 'true',
    openParty: async () => {
      await until(() => all('.searchbar .part')[1], 'the guests').then((part) => part.click())
      await widget.see('.party')
    },
    see: (text: string) => until(() => (words().includes(text) ? true : null), text),
    labelled,
    async say(name: string, value: string) {
      const field = await labelled(name)
      field.value = value
      const { Event } = field.ownerDocument.defaultView ?? window
      field.dispatchEvent(new Event(field.tagName === 'SELECT' ? 'change' : 'input', { bubbles: true }))
      await setImmediate()
    },
    tick: async (name: string) => (await labelled(name)).click(),
    searches,
    /** Presses Search and gives what the provider is asked for. */
    async search(name = 'Search') {
      const before = searches.length
      await button(name).then((search) => search.click())
      return until(() => searches[before], 'a search')
    },
    until,
  }
}
