import { atom } from 'jotai'
import type { createStore } from 'jotai'

import { members } from '../../../shared/contract/members.ts'
import { LINE_CHARACTERS, SEGMENTS } from '../../../shared/limits.ts'
import { bookLocale } from '../../../shared/locales.ts'
import { askChatbotUser } from '../../lib/chatbot-user.ts'
import { asFailure } from '../../lib/failure.ts'
import type { Failure } from '../../lib/failure.ts'
import { wait } from '../../lib/wait.ts'
import { environmentAtom } from '../../state/environment.ts'
import { showLaterAtom } from '../../state/messages/lazy-failures.ts'
import { memberSettingsAtom } from '../../state/session/member-settings.ts'
import { identityAtom, isSignedInAtom, settingsAtom } from '../../state/settings/settings.ts'
import { localeAtom } from '../../state/settings/texts.ts'
import { isPreviewAtom } from '../../state/settings/preview.ts'
import { visitAtom } from '../../state/analytics/visit.ts'
import { changeLocaleAtom } from '../../state/settings/change-locale.ts'

type Store = ReturnType<typeof createStore>

/** What a chatbot's frame does besides (EMB-040, CHAT-010): the chatbot's session, and its language. */
export function startChatbot(store: Store): () => void {
  const { view } = store.get(environmentAtom)
  const gone = new AbortController()
  const followLocale = () => void store.set(followLocaleAtom)
  // Who is looking decides what the session is good for, so each identity gets its own.
  const sync = () =>
    void store.set(syncAtom, gone.signal).catch((error: unknown) => store.set(missAtom, asFailure(error)))
  view.addEventListener('focus', followLocale)
  const stopWatching = store.sub(identityAtom, sync)
  sync()
  return () => {
    view.removeEventListener('focus', followLocale)
    stopWatching()
    gone.abort()
  }
}

/** The chatbot may have changed its language in another frame while the guest was there. */
const followLocaleAtom = atom(null, (get, set) => {
  const stored = get(environmentAtom).storage.read('chatbotLocale')
  const locale = stored && bookLocale(stored, get(settingsAtom).book_languages)
  if (locale && locale !== get(localeAtom)) return set(changeLocaleAtom, locale)
})

const syncAtom = atom(null, async (get, set, signal: AbortSignal): Promise<void> => {
  const identity = get(identityAtom)
  if (identity === null || !get(isSyncedAtom)) return
  const user_id = await set(userAtom, signal)
  const isStill = () => !signal.aborted && get(identityAtom) === identity
  if (!isStill()) return
  const { api, host, began } = get(environmentAtom)
  const { iconMessageId, segmentIds, isBotTest } = get(visitAtom)
  const { data } = await api(
    members.chatbotSession,
    {
      hotelId: get(settingsAtom).hotel_id,
      body: {
        user_id,
        ...given('auth_auto_message_id', began.get('auth_auto_message_id')),
        ...given('icon_message_id', iconMessageId),
        segment_ids: segmentIds.filter((id) => id.length <= LINE_CHARACTERS).slice(0, SEGMENTS),
        tripla_preview: get(isPreviewAtom),
        custom_bot_test: isBotTest,
      },
    },
    { signal },
  )
  if (!isStill()) return
  host.post({ type: 'receiveTriplabotSession', payload: { session: data.session } })
  host.post({ type: 'triplabotSynced' })
})

/**
 * CHAT-003: the hotel has members of its own and no sign-in for companies. Outside a chatbot's frame
 * its address asks for it, and only who signed in is of interest (QUERY-020).
 */
const isSyncedAtom = atom((get): boolean => {
  const { membership_enabled, organization_enabled } = get(memberSettingsAtom)
  const isAsked = get(environmentAtom).began.get('triplabot_sync') === 'true' && get(isSignedInAtom)
  return membership_enabled && !organization_enabled && (get(visitAtom).isInChatbot || isAsked)
})

/** A guest can book without; whoever signed in expects the chatbot to know them. */
const missAtom = atom(null, (get, set, failure: Failure) => {
  if (failure.kind !== 'aborted' && get(isSignedInAtom)) void set(showLaterAtom, failure)
})

const given = <Name extends string>(name: Name, value: string | null) => (value ? { [name]: value } : {})

/** The chatbot is asked once; an address that names its user needs no question. */
const userAtom = atom(null, (get, set, signal: AbortSignal): Promise<string | null> => {
  const { host, began } = get(environmentAtom)
  const asked =
    get(askedAtom) ??
    Promise.resolve(
      began.get('triplabot_user_id') ?? askChatbotUser(host, (milliseconds) => wait(milliseconds, signal)),
    )
  set(askedAtom, asked)
  return asked
})
const askedAtom = atom<Promise<string | null> | null>(null)
