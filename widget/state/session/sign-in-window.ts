import { atom } from 'jotai'
import { is, object, size, string } from 'superstruct'

import type { MemberProvider } from '../../../shared/model/person/member.ts'
import { keepSessionAtom } from './client-session.ts'
import { environmentAtom } from '../environment.ts'
import { askIdentityAtom, becomeAtom, acceptIdentityAtom } from './identity.ts'
import { clientSessionAtom, settingsAtom } from '../settings/settings.ts'

// Whoever knows the guest shows itself in no frame, and a site that holds us keeps its page: the way there leads through
// a window of ours, which tells the widget that opened it who came back, and closes (embedding, "External pages").

const NAME = 'booking-sign-in'
const SIZE = 'popup,width=520,height=720'
/** The name outlives what is shown in the window; nothing of it is a secret. */
const named = (provider: MemberProvider | '', origin: string) => [NAME, provider, origin].join('|')
const came = object({ type: string(), session: size(string(), 1, 2_048) })

type Opened = { stop: () => void }

/** Null where the browser opens none. */
export const openSignInAtom = atom(null, (get, set, provider: MemberProvider, address: string): Opened | null => {
  const { view, attributes } = get(environmentAtom)
  const opened = view.open(address, named(provider, view.location.origin), SIZE)
  if (!opened) return null
  const hear = ({ isTrusted, source, origin, data }: MessageEvent) => {
    if (!isTrusted || source !== opened || origin !== attributes.origins.widget) return
    if (!is(data, came) || data.type !== NAME) return
    view.removeEventListener('message', hear)
    void set(enterAtom, data.session, provider)
  }
  view.addEventListener('message', hear)
  return {
    stop() {
      view.removeEventListener('message', hear)
      opened.close()
    },
  }
})

/** Whose session it is says the server; one that is nobody's changes nothing. */
const enterAtom = atom(null, async (get, set, session: string, provider: MemberProvider): Promise<void> => {
  const before = get(clientSessionAtom)
  set(keepSessionAtom, session)
  const who = await set(askIdentityAtom).catch(() => null)
  if (!who || who.identity.userId === null) {
    if (before !== null) set(keepSessionAtom, before)
    return
  }
  set(becomeAtom, who.identity, provider)
  await set(acceptIdentityAtom, who)
})

const partsOf = (view: Window) => {
  const [name, provider = '', origin = ''] = view.name.split('|')
  return name === NAME && view.opener ? { provider, origin } : null
}

/** Which way this window was opened for: said once, so that whoever is refused can choose another. */
export const takeWayAtom = atom(null, (get): string | null => {
  const { view } = get(environmentAtom)
  const { provider, origin } = partsOf(view) ?? { provider: '', origin: '' }
  if (provider) view.name = named('', origin)
  return provider || null
})

/** True: somebody waits for this sign-in in a page that the hotel names, knows of it now, and this window is done. */
export const reportSignInAtom = atom(null, (get): boolean => {
  const { view, attributes } = get(environmentAtom)
  const { origin } = partsOf(view) ?? { origin: '' }
  const session = get(clientSessionAtom)
  const origins = [attributes.origins.widget, ...get(settingsAtom).parent_origins]
  // Whoever opened the window chose its name, and '*' would tell anybody (guarantee L2).
  const isNamed = origin !== '*' && origins.includes(origin)
  if (!isNamed || session === null) return false
  const opener = view.opener as Window // partsOf saw it
  opener.postMessage({ type: NAME, session }, origin)
  view.close()
  return true
})
