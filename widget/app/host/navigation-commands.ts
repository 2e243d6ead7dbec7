import { atom } from 'jotai'

import { VIEW_PATHS, WIDGET_PATH } from '../../../shared/element.ts'
import { toJson } from '../../../shared/json.ts'
import { localeOfTag } from '../../../shared/locales.ts'
import { findRoute } from '../../../shared/routes.ts'
import type { RouteId } from '../../../shared/routes.ts'
import { defaultCriteria } from '../../../shared/rules/link/criteria.ts'
import { writeCriteria } from '../../../shared/rules/link/write-criteria.ts'
import { environmentAtom } from '../../state/environment.ts'
import { goAtom } from '../../state/navigation/navigation.ts'
import type { Target } from '../../state/navigation/navigation.ts'
import { searchContextAtom } from '../../state/search/search.ts'
import { isSearch } from '../../state/search/searched.ts'
import { visitAtom } from '../../state/analytics/visit.ts'
import { changeLocaleAtom } from '../../state/settings/change-locale.ts'
import { tellPageAtom } from '../../state/tell-page.ts'
import { readOpeningAtom } from './opening.ts'

// Where a page leads its guest; a widget that shows what it was put there for needs none of it.

/** The element knows the views (shared/element); what it would not have sent shows the search. */
export const openViewAtom = atom(null, (_get, set, opening: string) => {
  const [view = '', text = ''] = opening.split(/\?(.*)/s)
  const path = VIEW_PATHS[view as keyof typeof VIEW_PATHS] ?? WIDGET_PATH // METHODS made it of the views
  const { query, isAddress } = set(readOpeningAtom, text)
  // A page's address that names the search and no wish shows it as the guest left it.
  if (isAddress && path === WIDGET_PATH && Object.keys(query).length === 0) return
  set(leadAtom, findRoute(path).id, query)
})

/** Searches, whatever it was called with: for what nobody named the hotel has a usual choice (000 §5). */
export const openSearchAtom = atom(null, (get, set, text: string) => {
  const { query } = set(readOpeningAtom, text)
  const usual = isSearch(new URLSearchParams(query)) ? {} : writeCriteria(defaultCriteria(get(searchContextAtom)))
  set(leadAtom, 'result', { ...usual, ...query })
})

/** The page searches for its guest, which it hears of as of any other search. */
const leadAtom = atom(null, (_get, set, to: RouteId, query: NonNullable<Target['query']>) => {
  // What is undefined is none of it.
  const written = new URLSearchParams(JSON.parse(toJson(query)) as Record<string, string>)
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
