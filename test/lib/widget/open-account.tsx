import { createStore, Provider } from 'jotai'

import { accounts } from '../../../shared/contract/accounts.ts'
import { HEADERS } from '../../../shared/headers.ts'
import type { Locale } from '../../../shared/locales.ts'
import type { RouteId } from '../../../shared/routes.ts'
import { bootAtom } from '../../../widget/app/start/boot.ts'
import { createEnvironment } from '../../../widget/app/start/environment.ts'
import { MemberPage } from '../../../widget/app/pages/member-page.tsx'
import { bannersAtom, formatMessage } from '../../../widget/state/messages/messages.ts'
import { environmentAtom } from '../../../widget/state/environment.ts'
import { becomeMemberAtom, identifyAtom } from '../../../widget/state/session/identity.ts'
import { learnRoutes } from '../../../widget/state/navigation/known-routes.ts'
import { goAtom, placeAtom } from '../../../widget/state/navigation/navigation.ts'
import { settingsAtom } from '../../../widget/state/settings/settings.ts'
import { translateAtom } from '../../../widget/state/settings/texts.ts'
import { rendered } from '../rendered.tsx'
import { PASSWORD } from '../../contract/helpers/members.ts'
import { ORIGINS } from '../../contract/helpers/world.ts'
import type { World } from '../../contract/helpers/world.ts'
import { until } from '../until.ts'

export type SentCall = { line: string; query: URLSearchParams; body: Record<string, unknown> | null; headers: Headers }
type Options = { hotelCode?: string; locale?: Locale; email?: string | null; at?: RouteId }

/** The pages about members over a real provider, for somebody signed in; `wire` may spoil what comes back. */
export async function openAccount(world: World, options: Options = {}) {
  const { hotelCode = 'shirotsuki', locale = 'en', email = 'hanako@example.com', at = 'myAccount' } = options
  const page = rendered(null)
  const sent: SentCall[] = []
  let wire = async (send: () => Promise<Response>, _call: SentCall): Promise<Response> => send()
  const view = page.view as unknown as Window // happy-dom types its own DOM
  const store = createStore()
  const attributes = {
    hotelCode,
    locale,
    segmentIds: '',
    parentOrigin: '',
    view: 'search' as const,
    query: '',
    structuredData: false,
    // A link of ours is a safe one.
    origins: { ...ORIGINS, widget: ORIGINS.widget.replace('http:', 'https:') },
  }
  const port = { post: () => undefined, listen: () => () => undefined, stop: () => undefined }
  const fetchInWorld = async (input: RequestInfo | URL, init: RequestInit = {}) => {
    const headers = new Headers(init.headers)
    headers.set('origin', ORIGINS.widget)
    const url = new URL(input instanceof Request ? input.url : String(input))
    const isJson = typeof init.body === 'string' && init.body.startsWith('{')
    const body = isJson ? (JSON.parse(String(init.body)) as Record<string, unknown>) : null
    const call = { line: `${init.method ?? 'GET'} ${url.pathname}`, query: url.searchParams, body, headers }
    sent.push(call)
    return wire(() => world.fetch(url, { ...init, headers, signal: undefined }), call)
  }
  const environment = createEnvironment(store, attributes, port, {
    view,
    isOwnDocument: false,
    fetch: fetchInWorld as typeof fetch,
  })
  store.set(environmentAtom, environment)
  store.set(placeAtom, environment.location.get())
  environment.location.listen(() => store.set(placeAtom, environment.location.get()))
  await store.set(bootAtom)
  await store.set(identifyAtom)
  if (email !== null) {
    const body = { email, password: PASSWORD }
    const { data } = await environment.api(accounts.signIn, { hotelId: store.get(settingsAtom).hotel_id, body })
    store.set(becomeMemberAtom, data, 'password')
  }
  await learnRoutes()
  store.set(goAtom, { to: at })
  page.show(
    <Provider store={store}>
      <main className="screen">
        <MemberPage />
      </main>
    </Provider>,
  )

  const banners = () => store.get(bannersAtom).map(({ message }) => formatMessage(store.get(translateAtom), message))
  const text = () => `${page.all('.screen, dialog').map((part) => part.textContent).join(' ')} ${banners().join(' ')}` // prettier-ignore
  const sees = (words: string | RegExp) =>
    until(
      () => (typeof words === 'string' ? text().includes(words) : words.test(text())),
      () => `${String(words)} in ${text()}`,
    )
  const called = (line: RegExp) => sent.filter((call) => line.test(call.line))
  return {
    page,
    store,
    sent,
    text,
    sees,
    called,
    traced: (call: SentCall) => call.headers.get(HEADERS.tracingId),
    async press(name: string) {
      const find = () => page.all('button, a').find((one) => one.textContent?.trim() === name)
      await until(
        () => find() !== undefined,
        () => `a button ${name} in ${text()}`,
      )
      const button = find()
      const form = button?.getAttribute('type') === 'submit' ? button.closest('form') : null
      if (form)
        page.act(() =>
          form.dispatchEvent(new page.view.Event('submit', { bubbles: true, cancelable: true }) as unknown as Event),
        )
      else if (button) page.press(button)
    },
    fill(name: string, value: string) {
      const field = page.one(`[name="${name}"]`) as HTMLInputElement // a field of a form
      field.value = value
      page.act(() => field.dispatchEvent(new page.view.Event('input', { bubbles: true }) as unknown as Event))
      page.act(() => field.dispatchEvent(new page.view.Event('change', { bubbles: true }) as unknown as Event))
    },
    go: (to: RouteId) => page.act(() => store.set(goAtom, { to })),
    spoil(line: RegExp, status: number, json: object) {
      wire = async (send, call) => (line.test(call.line) ? Response.json(json, { status }) : send())
    },
    heal() {
      wire = async (send) => send()
    },
  }
}
