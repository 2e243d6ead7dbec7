import { atom } from 'jotai'

import { loadedSettingsAtom } from '../settings/settings.ts'
import { visitAtom } from '../analytics/visit.ts'

/** An address that the hotel's settings allow to follow and to talk to: theirs by origin, and a page (decided line 2). */
export const namedUrl = (address: string | null, origins: readonly string[]): string | null => {
  if (!address || !URL.canParse(address)) return null
  const { protocol, origin, href } = new URL(address)
  return /^https?:$/.test(protocol) && origins.includes(origin) ? href : null
}

const originsAtom = atom((get) => get(loadedSettingsAtom)?.parent_origins ?? [])
/** The host page's address, where the hotel names its origin. */
export const parentUrlAtom = atom((get) => namedUrl(get(visitAtom).parentUrl, get(originsAtom)))
/** Where the link back to the site leads. */
export const backUrlAtom = atom((get) => namedUrl(get(visitAtom).urlBack, get(originsAtom)))
