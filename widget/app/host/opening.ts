import { atom } from 'jotai'

import { localeOfTag } from '../../../shared/locales.ts'
import { isParameter, PARAMETERS } from '../../../shared/parameters.ts'
import { readLink } from '../../../shared/rules/link/read-link.ts'
import { unknownNames } from '../../lib/location/misspelt.ts'
import { tellMaker } from '../../lib/location/tell-maker.ts'
import { environmentAtom } from '../../state/environment.ts'
import { changeLocaleAtom } from '../../state/settings/change-locale.ts'

/** What a page may bring along: never another hotel, a token or where the guest came from. */
const OPENABLE: readonly string[] = ['search', 'screen']

/** isAddress: it is the address of the page around the widget, which named a screen of ours. */
export type Opening = { query: Record<string, string>; isAddress: boolean }

/**
 * The parameters an opening brings, from an opener, a method or the page's address, as the widget's own address would have them.
 * Of the page's address they are used up then, and so is what opened the widget (EMB-021): a reload opens nothing.
 */
export const readOpeningAtom = atom(null, (get, set, text: string): Opening => {
  const { query, slips, written, openers } = readLink(text)
  const isAddress = openers.length > 0
  const { host } = get(environmentAtom)
  tellMaker(host, [...slips, ...unknownNames(query, !isAddress)])
  const taken = [...query].filter(([name]) => isParameter(name) && OPENABLE.includes(PARAMETERS[name].to))
  if (isAddress) {
    const wishes = taken.flatMap(([name]) =>
      isParameter(name) && PARAMETERS[name].to === 'search' ? written(name) : [],
    )
    // What opened it goes last: while it stands, the page lets go of the rest.
    for (const name of new Set([...wishes, ...openers])) host.post({ type: 'removeQuery', payload: { query: name } })
  }
  const locale = localeOfTag(query.get('locale') ?? '')
  if (locale) void set(changeLocaleAtom, locale)
  return { query: Object.fromEntries(taken), isAddress }
})
