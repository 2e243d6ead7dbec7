import { after, afterEach, before } from 'node:test'

import { LOCALES } from '../../../shared/locales.ts'
import type { Locale } from '../../../shared/locales.ts'
import type { RouteId } from '../../../shared/routes.ts'
import { environmentAtom } from '../../../widget/state/environment.ts'
import { goAtom, placeAtom } from '../../../widget/state/navigation/navigation.ts'
import { identityAtom } from '../../../widget/state/settings/settings.ts'
import { showLocaleAtom } from '../../../widget/state/settings/texts.ts'
import { HANAKO, PASSWORD } from '../../contract/helpers/members.ts'
import { bookStay } from '../../journeys/helpers/stay-booked.ts'
import { assertBooks } from '../database/books.ts'
import { startWorld } from '../world.ts'
import type { World } from '../world.ts'
import { openResults, STAY } from './open-results.ts'
import { forgetGuest } from './open-widget.ts'
import type { WidgetOptions } from './open-widget.ts'

type Visit = Partial<Omit<WidgetOptions, 'world' | 'query'>> & {
  /** What the address of the start says. */
  query?: Record<string, string>
  /** In place of what the server answers, or with it lost on the way; null lets it through. */
  bend?: (line: string, send: () => Promise<Response>) => Promise<Response> | null
}
export type StayVisit = Awaited<ReturnType<ReturnType<typeof stayVisits>['open']>>

let bookings = 0

/** One world for the tests of a file, whose books are in order at its end, and guests who come back to a booked stay. */
export function stayVisits() {
  let started: World | undefined
  const closings: (() => void)[] = []
  before(async () => {
    started = await startWorld()
  })
  afterEach(async () => {
    for (const close of closings.splice(0)) close()
    forgetGuest()
    await world().clearAnswers()
  })
  after(() => assertBooks(world().database.orm).finally(() => world().stop()))

  function world(): World {
    if (!started) throw new Error('before() starts it')
    return started
  }

  async function open({ bend, query, ...options }: Visit = {}) {
    const handle: World['handle'] = (request) => {
      const send = () => world().handle(request)
      return bend?.(`${request.method} ${new URL(request.url).pathname}`, send) ?? send()
    }
    const site = await openResults({ ...world(), handle }, query, options)
    const { store } = site
    // What is sent again goes at once.
    store.get(environmentAtom).setting.wait = async () => {}
    await site.until(() => site.told.some(({ type }) => type === 'ready'))
    const reads = (words: string | RegExp) =>
      site.until(() =>
        typeof words === 'string' ? site.words().join().includes(words) : words.test(site.words().join()),
      )
    const visit = {
      ...site,
      reads,
      gone: (words: string) => site.until(() => !site.words().join().includes(words)),
      /** Waits for the title of a screen. */
      titled: (title: string) => site.until(() => site.root.querySelector('h1')?.textContent === title),
      path: () => store.get(placeAtom).path,
      query: () => new URLSearchParams(store.get(placeAtom).search),
      go: (to: RouteId, query: Record<string, string> = {}, params: Record<string, string> = {}) =>
        store.set(goAtom, { to, query, params }),
      /** To the stay, by the address that says whose it is. */
      review: (number: string, email: string) =>
        store.set(goAtom, { to: 'review', query: { email }, params: { confirmationNumber: number } }),
      /** The results for the two nights. */
      toResults: (query: Record<string, string> = {}) =>
        store.set(goAtom, { to: 'result', query: { ...STAY, adults: '2', ...query } }),
      /** Into the account that the seeded world has, by its form. */
      async signIn() {
        store.set(goAtom, { to: 'signIn' })
        await visit.write({ email: HANAKO, password: PASSWORD })
        site.root
          .querySelector('.screen form')
          ?.dispatchEvent(new window.Event('submit', { bubbles: true, cancelable: true }))
        await site.until(() => typeof store.get(identityAtom)?.userId === 'number')
      },
      /** Reads on in another language. */
      async speak(locale: Locale) {
        await store.set(showLocaleAtom, locale)
        await site.until(() => site.root.querySelector('.root')?.getAttribute('lang') === LOCALES[locale].tag)
      },
      async isOff(name: string) {
        const button = await site.until(() => site.button(name))
        return button.getAttribute('aria-disabled') === 'true'
      },
      async write(values: Record<string, string>) {
        for (const [name, value] of Object.entries(values)) {
          await site.until(() => site.root.querySelector(`[name="${name}"]`))
          await site.take(`[name="${name}"]`, value)
        }
      },
      value: (name: string) => {
        const field = site.root.querySelector<HTMLInputElement>(`[name="${name}"]`)
        return field?.value
      },
    }
    closings.push(visit.close)
    return visit
  }

  return {
    world,
    open,
    /** A stay of a guest without an account. */
    async booked(plan = 'Room only', dates = STAY) {
      const email = `stay-${++bookings}@guest.example`
      return { number: await bookStay(world(), plan, { email }, dates), email }
    },
  }
}
