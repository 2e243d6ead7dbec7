import type { createStore } from 'jotai'

import { localeOfTag } from '../../shared/locales.ts'
import { answerCalls } from '../lib/host.ts'
import { environmentAtom } from '../state/environment.ts'
import { goAtom } from '../state/navigation.ts'
import { loadedSettingsAtom, startAtom } from '../state/settings.ts'
import { changeLocaleAtom } from './boot.ts'

type Store = ReturnType<typeof createStore>

/** What the page around us may ask for, and what it learns by itself: that the hotel is there. */
export function connectPage(store: Store): () => void {
  const { host } = store.get(environmentAtom)
  const stopAnswering = answerCalls(host, {
    open: () => store.set(goAtom, { to: 'result' }),
    search: (query: string) =>
      store.set(goAtom, { to: 'result', query: Object.fromEntries(new URLSearchParams(query)) }),
    setLocale: (tag: string) => {
      const locale = localeOfTag(tag)
      return locale && store.set(changeLocaleAtom, locale)
    },
  })
  let isAnnounced = false
  const announce = () => {
    const settings = store.get(loadedSettingsAtom)
    if (isAnnounced || !settings || store.get(startAtom).kind !== 'ready') return
    isAnnounced = true
    host.allow(settings.parent_origins)
    host.post({ type: 'ready' })
  }
  const stopWatching = store.sub(startAtom, announce)
  announce()
  return () => {
    stopWatching()
    stopAnswering()
  }
}
