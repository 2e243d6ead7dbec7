import { atom } from 'jotai'

import { VIEW_PATHS, WIDGET_PATH } from '../../../shared/element.ts'
import { localeOfTag } from '../../../shared/locales.ts'
import { isParameter, PARAMETERS } from '../../../shared/parameters.ts'
import { findRoute } from '../../../shared/routes.ts'
import type { RouteId } from '../../../shared/routes.ts'
import { environmentAtom } from '../../state/environment.ts'
import { goAtom } from '../../state/navigation/navigation.ts'
import { isSearch } from '../../state/search/searched.ts'
import { visitAtom } from '../../state/analytics/visit.ts'
import { changeLocaleAtom } from '../../state/settings/change-locale.ts'
import { tellPageAtom } from '../../state/tell-page.ts'

// Where a page leads its guest; a widget that shows what it was put there for needs none of it.

/** What a page may bring along: never another hotel, a token or where the guest came from. */
const OPENABLE: readonly string[] = ['search', 'screen']
const openable = (query = '') =>
  Object.fromEntries(
    [...new URLSearchParams(query)].filter(([name]) => isParameter(name) && OPENABLE.includes(PARAMETERS[name].to)),
  )

/** The element knows the views (shared/element); what it would not have sent shows the search. */
export const openViewAtom = atom(null, (_get, set, opening: string) => {
  const [view = '', query] = opening.split(/\?(.*)/s)
  const path = VIEW_PATHS[view as keyof typeof VIEW_PATHS] ?? WIDGET_PATH // METHODS made it of the views
  set(leadAtom, findRoute(path).id, openable(query))
})

export const openSearchAtom = atom(null, (_get, set, query: string) => set(leadAtom, 'result', openable(query)))

/** The page searches for its guest, which it hears of as of any other search. */
const leadAtom = atom(null, (_get, set, to: RouteId, query: Record<string, string>) => {
  const written = new URLSearchParams(query)
  if (to === 'result' && isSearch(written)) set(tellPageAtom, 'search', { query: String(written) })
  set(goAtom, { to, query })
})

/** What a chatbot speaks is also what it speaks when the guest comes back (CHAT-015). */
export const setLocaleAtom = atom(null, (get, set, tag: string) => {
  const locale = localeOfTag(tag)
  if (!locale) return
  if (get(visitAtom).isInChatbot) get(environmentAtom).storage.write('chatbotLocale', locale)
  return set(changeLocaleAtom, locale)
})
