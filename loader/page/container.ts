import type { Locale } from '../../shared/locales.ts'
import type { Core } from '../core.ts'
import { widgetAddress } from './address.ts'
import type { MountOptions } from './attributes.ts'
import { makeTheme } from './theme.ts'
import type { makeOverlay } from './overlay.ts'
import { CLOSED, PLACE_SHEET, WIDE } from './sheet.ts'

type On = { close(): void; open(): void; retry(): void; failed(): void }

const make = <Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  properties: Partial<HTMLElementTagNameMap[Tag]>,
  ...content: Node[]
): HTMLElementTagNameMap[Tag] => {
  const made = Object.assign(document.createElement(tag), properties)
  made.append(...content)
  return made
}
export type Make = typeof make

/** Language and direction of our own words; the app brings its own. */
const speak = (part: HTMLElement, locale: Locale) => {
  part.lang = locale.replace('_', '-')
  part.dir = locale === 'ar' ? 'rtl' : 'ltr'
}
export type Speak = typeof speak

/** What the page's side shows: the place where the app stands, and what other modes than inline put around it. */
export const makeContainer = (core: Core, on: On) => {
  const { root } = core
  const dress = makeTheme(core, on.retry)
  const place = make('div', { id: 'in', role: 'region' })
  const card = make('div', { id: 'card', role: 'alert' })
  let last: Parameters<typeof fit> = [undefined, false]
  let overlay: ReturnType<typeof makeOverlay> | undefined
  let coming: Promise<void> | undefined

  const clear = () => {
    // Prototype.js has a remove() of its own, which throws for what stands nowhere.
    if (card.parentNode) card.remove()
    place.hidden = false
  }

  const bookIn = (locale: string) => core.lines([locale])[3] ?? ''

  const bring = async () => {
    const module = await import('./overlay.ts')
    overlay ??= module.makeOverlay({ root, place, make, speak, addressOf: widgetAddress, bookIn, on })
    fit(...last)
  }

  /** Kept once the place stands in the page: inline at once. */
  const stand = async () => {
    if (last[0]?.mode === 'inline' || overlay) return
    coming ??= bring()
    await coming.finally(() => (coming = undefined))
  }

  /** Brings what is shown in line with what is wanted; without a word of that everything goes. */
  const fit = (wanted: MountOptions | undefined, isOpen: boolean) => {
    last = [wanted, isOpen]
    overlay?.fit(wanted, isOpen)
    if (!wanted) return place.remove()
    const { mode } = wanted
    if (mode === 'inline') {
      // Within the page's main part a part of its own. A dialog and a frame have their names already, and without one it is none.
      place.ariaLabel = bookIn(wanted.locale)
      if (place.parentNode !== root) root.append(place)
      return dress(true, WIDE + PLACE_SHEET + (isOpen ? '' : CLOSED))
    }
    dress(false, PLACE_SHEET + (overlay?.sheet ?? ''))
    // Nobody has asked for a popup yet; the others stand where a guest looks for them.
    stand().catch(() => isOpen || mode === 'popup' || on.failed())
  }

  return {
    place,
    clear,
    stand,
    fit,
    /** A sentence more, as long as the card stands. */
    explain: (sentence: string) => card.firstElementChild?.append(' ', sentence),
    /** For when there is nothing to show; with `failed` never an end without a way on. */
    tell(sentence: string, wanted: MountOptions, failed: boolean) {
      const [, , again = '', textContent = ''] = core.lines([wanted.locale])
      speak(card, wanted.locale)
      card.replaceChildren(make('p', { textContent: sentence }))
      if (failed)
        card.append(
          make('button', { type: 'button', onclick: on.retry, textContent: again }),
          make('a', { target: '_blank', href: widgetAddress(wanted), textContent }),
          make('slot', { name: 'fallback' }),
        )
      if (!place.isConnected) root.append(place)
      place.hidden = true
      place.before(card)
    },
  }
}
