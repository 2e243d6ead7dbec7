import type { EventName } from '../../../shared/element.ts'
import type { RelayedName } from '../../../shared/messages.ts'
import { bendIdentity, startAsked } from '../../lib/bent/bent-identity.ts'
import { until } from '../../lib/until.ts'
import type { World } from '../../lib/world.ts'
import type { Guest, journey } from './guest.ts'

/** An event as the page hears it. */
export type ListedEvent = `booking-widget:${EventName}` | RelayedName
export const WAYS = { inline: '', framed: ' frame' } as const
export type Way = keyof typeof WAYS

export const SEARCHED = 'checkin=2026-12-10&checkout=2026-12-12&adults=2'

/** Hears all custom events of the element from the first moment on. */
const HEAR = `
  window.heard = []
  const hear = (event) => {
    if (event instanceof CustomEvent && event.target.localName === 'booking-widget')
      window.heard.push({ name: event.type, detail: event.detail })
  }
  for (const name of ['ready', 'open', 'close', 'search', 'results', 'select', 'book', 'login', 'logout', 'error'])
    document.addEventListener('booking-widget:' + name, hear)
  for (const name of ['show-chatbot', 'close', 'removeQuery', 'ga4Event']) document.addEventListener(name, hear)
`

/** A page of the hotel's own with nothing but the tag, and what can be done to it. */
export type Page = Guest & {
  way: Way
  world: World
  /** Details of all events of a name, once there is one. */
  heard: (name: ListedEvent) => Promise<Record<string, unknown>[]>
  /** All there are now. */
  heardNow: (name: ListedEvent) => Promise<Record<string, unknown>[]>
  /** Once its start has asked who is looking, the next answer to that names a member. */
  bendIdentity: () => Promise<void>
  /** Calls a method, or reads a property; what it came to, or 'refused: code'. */
  call: (name: string, ...input: unknown[]) => Promise<unknown>
}

export async function openListed(
  { world, guest }: ReturnType<typeof journey>,
  way: Way,
  attributes = 'hotel-code="shirotsuki"',
  search = '',
): Promise<Page> {
  const taro = await guest({ inFrame: way === 'framed' })
  const { page } = taro
  const { host, widget } = world().origins
  const address = `${host}/pasted/`
  const tag = `<booking-widget ${attributes}${WAYS[way]}></booking-widget><script src="${widget}/v1/loader.js"></script>`
  await page.context().grantPermissions(['local-network-access'])
  await page.addInitScript({ content: `if (window === top) { ${HEAR} }` })
  await page.route(
    ({ href }) => href.startsWith(address),
    (route) => route.fulfill({ contentType: 'text/html', body: `<!doctype html><title>Pasted</title>${tag}` }),
  )
  const since = await world().lastCall()
  await page.goto(address + search)

  type Heard = { name: string; detail: Record<string, unknown> }
  const all = (): Promise<Heard[]> => page.evaluate('window.heard')
  const heardNow: Page['heardNow'] = async (name) =>
    (await all()).filter((event) => event.name === name).map(({ detail }) => detail)
  return {
    ...taro,
    way,
    world: world(),
    heardNow,
    async heard(name) {
      const some = async () => {
        const details = await heardNow(name)
        return details.length > 0 && details
      }
      return until(some, `${name} of ${JSON.stringify(await all())}`, 15_000)
    },
    async bendIdentity() {
      await startAsked(world(), since)
      await bendIdentity(world())
    },
    call: (name, ...input) =>
      page.evaluate(
        async ([method, given]) => {
          const element = document.querySelector('booking-widget')
          const member = Reflect.get(element ?? {}, String(method))
          try {
            return await (typeof member === 'function' ? Reflect.apply(member, element, given as unknown[]) : member)
          } catch (refused) {
            return `refused: ${String(Object(refused).code)}`
          }
        },
        [name, input] as const,
      ),
  }
}
