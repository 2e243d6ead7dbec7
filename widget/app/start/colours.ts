import type { createStore } from 'jotai'

import type { Settings } from '../../../shared/model/hotel/settings.ts'
import { loadedSettingsAtom, startAtom } from '../../state/settings/settings.ts'
import { adoptColours } from '../../ui/styles/base-styles.ts'
import type { StyleRoot } from '../../ui/styles/adopt-stylesheet.ts'

/** Paints the widget as soon as its hotel is known, and again when the settings change. */
export function followColours(store: ReturnType<typeof createStore>, root: StyleRoot): () => void {
  const paint = async () => {
    const settings = store.get(loadedSettingsAtom)
    if (!settings && store.get(startAtom).kind !== 'refused') return
    const shades = givenShades(settings) ?? (await derivedShades(settings))
    if (shades && store.get(loadedSettingsAtom) === settings) adoptColours(root, shades)
  }
  const stops = [loadedSettingsAtom, startAtom].map((atom) => store.sub(atom, () => void paint()))
  return () => stops.forEach((stop) => stop())
}

/** What the server derived, as long as it did so from the very colours it names. */
const givenShades = (settings: Settings | null) =>
  settings?.colours?.button_colour === settings?.button_colour &&
  settings?.colours?.header_colour === settings?.header_colour
    ? settings?.colours?.shades
    : undefined

/** For a server that derives none, and for a start that brought no settings. Unpainted the widget works as well. */
const derivedShades = (settings: Settings | null) =>
  import('../../../shared/rules/colour/palette.ts').then(
    ({ shades }) => shades(settings?.button_colour, settings?.header_colour),
    () => null,
  )
