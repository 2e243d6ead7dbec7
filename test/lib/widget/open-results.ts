import { setImmediate } from 'node:timers/promises'

import { openWidget } from './open-widget.ts'
import { until as waitUntil } from '../until.ts'
import type { WidgetOptions } from './open-widget.ts'
import type { World } from '../world.ts'

/** Two nights that the seeded world has rooms for. */
export const STAY = { checkin: '2026-12-10', checkout: '2026-12-12' }

/** The results of a search in this process, and what a guest does with them. */
export async function openResults(
  world: World,
  query: Record<string, string> = {},
  options: Partial<Omit<WidgetOptions, 'world' | 'query'>> = {},
) {
  const widget = await openWidget({
    world,
    query: String(new URLSearchParams({ ...STAY, adults: '2', ...query })),
    ...options,
  })
  const { root } = widget
  const all = (selector: string) => [...root.querySelectorAll<HTMLElement>(selector)]
  const words = (selector = '.root') =>
    all(selector).map((found) => (found.textContent ?? '').replaceAll(/\s+/g, ' ').trim())

  /** Waits until it is so; what was seen instead is told. */
  const until = <Value>(what: () => Value) => waitUntil(what, () => `${what} in ${root.textContent?.slice(0, 3000)}`)
  const button = (name: string, within: ParentNode = root) =>
    [...within.querySelectorAll<HTMLElement>('button')].find(
      (one) => (one.getAttribute('aria-label') ?? one.textContent?.trim()) === name,
    )
  return {
    ...widget,
    all,
    words,
    until,
    button,
    /** A room of the list by its name, or a plan in the list by plans. */
    card: (name: string) => all('li.room').find((one) => one.querySelector('h2')?.textContent === name),
    /** An offer of a card by the name of its plan, or of its room in the list by plans. */
    offer: (name: string, card: ParentNode = root) =>
      [...card.querySelectorAll<HTMLElement>('li.plan')].find((one) => one.querySelector('h3')?.textContent === name),
    press: async (name: string, within?: ParentNode) => (await until(() => button(name, within))).click(),
    /** Chooses or writes in a control as a guest does. */
    async take(selector: string, value: string) {
      const control = root.querySelector<HTMLInputElement | HTMLSelectElement>(selector)
      if (!control) throw new Error(`${selector} is not there`)
      // React hears of a value only when the element's own setter was used.
      const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value') ?? {}
      set?.call(control, value)
      const { Event: HappyEvent } = Reflect.get(globalThis, 'window')
      for (const kind of ['input', 'change']) control.dispatchEvent(new HappyEvent(kind, { bubbles: true }))
      // No hand is quicker than what is shown.
      await setImmediate()
    },
    /** The list of the newest search. */
    listed: () => until(() => root.querySelector('.results[aria-busy="false"]')),
  }
}
export type OpenResults = Awaited<ReturnType<typeof openResults>>
