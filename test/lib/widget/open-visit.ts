import type { WidgetAttributes } from '../../../shared/element.ts'
import type { Locale } from '../../../shared/locales.ts'
import type { RouteId } from '../../../shared/routes.ts'
import { goAtom, placeAtom } from '../../../widget/state/navigation/navigation.ts'
import { organizationAtom } from '../../../widget/state/session/organization-at.ts'
import { identityAtom } from '../../../widget/state/settings/settings.ts'
import { TARO } from '../../contract/helpers/guest.ts'
import { HANAKO, PASSWORD } from '../../contract/helpers/members.ts'
import { ORIGINS } from '../../contract/helpers/world.ts'
import type { World } from '../../contract/helpers/world.ts'
import { openWidget } from './open-widget.ts'
import { until } from '../until.ts'

export type VisitCall = {
  line: string
  body: Record<string, unknown>
  headers: Headers
  credentials: RequestCredentials
  url: string
  answer: unknown
}
type Options = {
  hotelCode?: string
  locale?: Locale
  query?: string
  /** The widget in a document of its own, at this path. */
  address?: string
  /** The first screen, where it is not the search. */
  view?: WidgetAttributes['view']
  /** What comes back in place of the provider's answer; null lets it through. */
  bend?: (line: string, answer: () => Promise<Response>) => Promise<Response | null>
  /** In place of what the server answers to a start that asks for session and settings together. */
  start?: () => Promise<Response>
  /** The start is not waited for: it fails. */
  isRefused?: boolean
}

/** The whole widget over a real provider in process, with what it asked; its screens are reached by their names. */
export async function openVisit(world: World, { bend, start, isRefused, ...attributes }: Options = {}) {
  const sent: VisitCall[] = []
  const door = {
    origins: ORIGINS,
    start,
    async handle(request: Request) {
      const line = `${request.method} ${new URL(request.url).pathname}`
      const text = await request.clone().text()
      const body = text.startsWith('{') ? JSON.parse(text) : Object.fromEntries(new URLSearchParams(text))
      const call: VisitCall = {
        line,
        body,
        headers: request.headers,
        credentials: request.credentials,
        url: request.url,
        answer: null,
      }
      sent.push(call)
      const send = () => world.provider.handle(request)
      const answer = (await bend?.(line, send)) ?? (await send())
      call.answer = await answer
        .clone()
        .json()
        .catch(() => null)
      return answer
    },
  }
  const widget = await openWidget({ world: door, ...attributes })
  const { root, told, store } = widget
  const words = () => root.textContent ?? ''
  const sees = (text: string | RegExp) =>
    until(
      () => (typeof text === 'string' ? words().includes(text) : text.test(words())),
      () => `${String(text)} in ${words().slice(0, 2_000)}`,
    )
  const fire = (element: HTMLElement, name: string) =>
    element.dispatchEvent(new window.Event(name, { bubbles: true, cancelable: true }))
  const visit = {
    ...widget,
    sent,
    words,
    sees,
    all: (selector: string) => [...root.querySelectorAll<HTMLElement>(selector)],
    /** The first of them that says these words, once one does. */
    find: (selector: string, text: string) =>
      until(
        () => visit.all(selector).find(({ textContent }) => textContent?.includes(text)),
        () => `${text} in a ${selector}: ${words().slice(0, 2_000)}`,
      ),
    /** A menu of the header, by its name. */
    async openMenu(name: string) {
      const menu = await visit.find('header [aria-haspopup="menu"]', name)
      menu.click()
      await widget.see('[role^="menuitem"]')
    },
    called: (line: RegExp) => sent.filter((call) => line.test(call.line)),
    /** The messages the page got of a kind. */
    heard: (type: string) => told.filter((message) => message.type === type),
    path: () => store.get(placeAtom).path,
    go: (to: RouteId, query?: Record<string, string>, params?: Record<string, string>) =>
      store.set(goAtom, { to, query, params }),
    arrives: (path: string) =>
      until(
        () => store.get(placeAtom).path === path,
        () => `${path}, and not ${store.get(placeAtom).path}`,
      ),
    async write(values: Record<string, string | boolean>) {
      for (const [name, value] of Object.entries(values)) {
        const field = (await widget.see(`[name="${name}"]`)) as HTMLInputElement // a field of a form
        if (typeof value === 'boolean') field.checked = value
        else field.value = value
        fire(field, 'input')
        fire(field, 'change')
      }
    },
    async submit() {
      fire(await widget.see('.screen form'), 'submit')
    },
    async press(name: string) {
      const find = () => [...root.querySelectorAll<HTMLElement>('a, button')].find((one) => one.textContent === name)
      const found = await until(find, () => `${name} among ${words().slice(0, 2_000)}`)
      found.click()
    },
    /** Into the guest form, whose terms are agreed to. */
    introduce: () => visit.write({ ...TARO, email_again: TARO.email, terms: true }),
    async signIn() {
      await visit.write({ email: HANAKO, password: PASSWORD })
      await visit.submit()
      await until(() => typeof store.get(identityAtom)?.userId === 'number', () => `a sign-in: ${words()}`) // prettier-ignore
    },
    /** With an account of a company; a member may be signed in beside it. */
    async signInFor(account_id: string) {
      visit.go('organizationSignIn')
      await visit.write({ account_id, password: PASSWORD })
      await visit.submit()
      await until(() => store.get(organizationAtom) !== null, () => `a corporate sign-in: ${words()}`) // prettier-ignore
    },
  }
  if (!isRefused)
    await until(
      () => store.get(identityAtom) !== null && told.some(({ type }) => type === 'ready'),
      () => `the start: ${words()}`,
    )
  return visit
}
