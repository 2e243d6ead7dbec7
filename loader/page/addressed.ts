import { ATTRIBUTES, TAG } from '../../shared/element.ts'
import type { Calls } from './calls.ts'

/** The page's own address asks for it, in our name or in that of the tag of before: ?booking_widget_open=search&checkin=2026-12-24 */
const OPENER = /[?&;](?:tripla_)?booking_widget_open=([\w-]*)/
const CHAT_OPENER = /[?&;]triplabot_open=true/
/** boking_widget_open: near to ours, and nobody else's. */
export const MISSPELT = /[?&;](b\w*_w\w*_open)=/i
const GLOBAL = 'TriplaBookingWidget'

/** The widget reads the address, and says what of it is used up. */
export const openAddressed = ({ openBy, any }: Calls): void => {
  const { search } = location
  const view = OPENER.exec(search)?.[1]
  const misspelt = MISSPELT.exec(search)?.[1]
  if (view !== undefined) openBy(view, search, () => {})
  else if (CHAT_OPENER.test(search)) any({ name: 'showChatbot', input: [search], opener: null, settle() {} })
  else if (misspelt) console.warn(`${TAG}: in the address ${misspelt} is called booking_widget_open`)
}

type Openable = HTMLElement & { open(opening: object): Promise<unknown> }

/** The element of that hotel; a hotel that none stands for gets one that is nothing but its dialog. */
function elementOf(code: string): Openable {
  const names = [...(ATTRIBUTES['hotel-code'].also ?? []), 'hotel-code']
  const there = [...document.querySelectorAll<Openable>(TAG)] // elements of ours, whose class is not known here
  const found = there.find((element) => !code || names.some((name) => element.getAttribute(name) === code))
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
