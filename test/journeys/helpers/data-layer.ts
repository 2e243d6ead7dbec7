import type { Guest } from './guest.ts'

export type Entry = { event?: string; ecommerce?: unknown } & Record<string, unknown>

/** What was pushed to the data layer of the page; null where the page has none. */
export const dataLayer = (taro: Guest): Promise<Entry[] | null> =>
  taro.page.evaluate(() => Reflect.get(globalThis, 'dataLayer') ?? null)

export async function entriesOf(taro: Guest, ...names: readonly string[]): Promise<Entry[]> {
  const entries = (await dataLayer(taro)) ?? []
  return entries.filter(({ event }) => event !== undefined && (names.length === 0 || names.includes(event)))
}

/** Waits until there are so many entries of a name. */
export async function seeEntries(taro: Guest, name: string, count = 1): Promise<Entry[]> {
  await taro.page.waitForFunction(
    ([event, least]) => {
      const entries: unknown = Reflect.get(globalThis, 'dataLayer')
      return Array.isArray(entries) && entries.filter((entry) => entry.event === event).length >= Number(least)
    },
    [name, count],
  )
  return entriesOf(taro, name)
}
