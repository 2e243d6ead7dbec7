import type { createStore } from 'jotai'

import type { WidgetMethod } from '../../../shared/element.ts'
import type { AskedName } from '../../../shared/messages.ts'
import { answerCalls } from '../../lib/host.ts'
import type { Commands } from '../../lib/host.ts'
import { environmentAtom } from '../../state/environment.ts'
import { loadedSettingsAtom, startAtom } from '../../state/settings/settings.ts'
import { visitAtom } from '../../state/analytics/visit.ts'
import { commandsOf } from './commands.ts'

type Store = ReturnType<typeof createStore>

/**
 * What a page without our loader asks for by postMessage, as methods of the element (CHAT-006, CHAT-007); null: nothing here does it,
 * somebody else listens for it.
 */
const ASKED: Record<AskedName, (WidgetMethod & ('logout' | 'refreshLogin')) | null> = {
  logout: 'logout',
  'refresh-login-from-chatbot': 'refreshLogin',
  receiveTriplabotUserId: null, // the answer to a question of chatbot-user.ts, which hears it there
}

/** What the page around us may ask for, and what it learns by itself: that the hotel is there. */
export function connectPage(store: Store): () => void {
  const { host } = store.get(environmentAtom)
  const verbs = commandsOf(store)
  const stops = [answerCalls(host, verbs, () => started(store)), hearPage(store, verbs), announce(store)]
  return () => stops.forEach((stop) => stop())
}

/** The widget has what it needs, or knows that it will not get it. */
const started = (store: Store) =>
  new Promise<void>((resolve) => {
    const look = () => {
      if (store.get(startAtom).kind === 'starting') return
      stop()
      resolve()
    }
    const stop = store.sub(startAtom, look)
    look()
  })

const hearPage = (store: Store, verbs: Commands) =>
  store.get(environmentAtom).host.listen(({ type }) => {
    const method = Object.hasOwn(ASKED, type) && ASKED[type as AskedName] // hasOwn says that it is one
    // Nobody waits for an answer; without the verb's file nothing can be done.
    if (method) Promise.resolve(verbs[method]('')).catch(() => {})
  })

/** Once: the hotel's settings say who may hear it. */
function announce(store: Store) {
  const { host } = store.get(environmentAtom)
  let isAnnounced = false
  let stopChatbot = () => {}
  const look = () => {
    const settings = store.get(loadedSettingsAtom)
    const { kind } = store.get(startAtom)
    if (kind === 'refused') host.post({ type: kind })
    if (isAnnounced || !settings || kind !== 'ready') return
    isAnnounced = true
    host.allow(settings.parent_origins)
    host.post({ type: 'ready' })
    host.post({ type: 'booking-widget-opened' })
    const { began } = store.get(environmentAtom)
    if (store.get(visitAtom).isInChatbot || began.has('triplabot_sync')) stopChatbot = startLater(store)
  }
  const stopWatching = store.sub(startAtom, look)
  look()
  return () => {
    stopWatching()
    stopChatbot()
  }
}

/** Only a chatbot's frame, or a page whose chatbot is to know who signs in, pays for what a chatbot needs. */
function startLater(store: Store) {
  let isStopped = false
  let stop = () => {}
  import('./chatbot.ts').then(({ startChatbot }) => isStopped || (stop = startChatbot(store))).catch(() => {}) // the guest can book without
  return () => {
    isStopped = true
    stop()
  }
}
