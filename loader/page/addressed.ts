import { ATTRIBUTES, TAG } from '../../shared/element.ts'
import type { Calls } from './calls.ts'

/** The page's own address asks for it, in our name or in that of the tag of before: ?booking_widget_open=search&checkin=2026-12-24 */
const OPENER = /[?&;](?:tripla_)?booking_widget_open=([\w-]*)/
const CHAT_OPENER = /[?&;]triplabot_open=true/
/** boking_widget_open: near to ours, and nobody else's. */
export const MISSPELT = /[?&;](b\w*_w\w*_open)=/i
const GLOBAL = 'TriplaBookingWidget'

/**
 * The address means the first element of the page. Elements that wait for one file are taken in any order, so another one may
 * be asked here; that one is opened as the page itself would. The widget reads the address, and says what of it is used up.
 */
export const openAddressed = ({ openBy, any }: Calls, asked: HTMLElement): void => {
  const { search } = location
  const view = OPENER.exec(search)?.[1]
  const misspelt = MISSPELT.exec(search)?.[1]
  const first = openables().find((element) => codesOf(element).length > 0)
  const other = first === asked ? undefined : first
  if (view !== undefined) {
    if (!other) return openBy(view, search, () => {})
    void other.open({ view: ATTRIBUTES.view.parse(view) ?? 'search', query: search })
    if (/^(inline)?$/.test(other.getAttribute('mode') ?? '')) other.scrollIntoView()
  } else if (CHAT_OPENER.test(search)) {
    if (other) void other.showChatbot(search)
    else any({ name: 'showChatbot', input: [search], opener: null, settle() {} })
  } else if (misspelt) console.warn(`${TAG}: in the address ${misspelt} is called booking_widget_open`)
}

type Openable = HTMLElement & { open(opening: object): Promise<unknown>; showChatbot(query: string): Promise<unknown> }

// Elements of ours, whose class is not known here.
const openables = () => [...document.querySelectorAll<Openable>(TAG)]
const HOTEL_NAMES = ['hotel-code', ...(ATTRIBUTES['hotel-code'].also ?? [])]
const codesOf = (element: Element) => HOTEL_NAMES.flatMap((name) => element.getAttribute(name) || [])

/** The element of that hotel; a hotel that none stands for gets one that is nothing but its dialog. */
function elementOf(code: string): Openable {
  const found = openables().find((element) => !code || codesOf(element).includes(code))
  if (found) return found
  const made = document.createElement(TAG)
  made.setAttribute('hotel-code', code)
  made.setAttribute('mode', 'popup')
  document.body.append(made)
  return made
}

/** TriplaBookingWidget('search', { checkin: '2026/12/24' }, 'code'): only for pages written for it, and never in place of one that is there. */
export const defineGlobalOfBefore = (): void => {
  if (Object.hasOwn(window, GLOBAL)) return
  const act = (action: unknown, parameters?: unknown, code?: unknown) => {
    const view = ATTRIBUTES.view.parse(String(action))
    const said = parameters instanceof Object ? parameters : { query: String(parameters ?? '') }
    if (view) void elementOf(typeof code === 'string' ? code : '').open({ ...said, view })
  }
  Object.assign(window, { [GLOBAL]: act })
}
