import type { Mode } from '../../shared/element.ts'
import { savesData } from '../../shared/rules/save-data.ts'
import type { MountOptions } from './attributes.ts'
import { BAR_PX, OVERLAY_SHEET } from './overlay-sheet.ts'
import { CLOSE } from './overlay-words.ts'
import type { fetchTeaser } from './teaser.ts'
import type { Make, Speak } from './container.ts'

/** Handed over by page/stage: what that file holds cannot be imported here without making two files of it. */
type Around = {
  root: ShadowRoot
  place: HTMLElement
  make: Make
  speak: Speak
  addressOf(wanted: MountOptions): string
  bookIn(locale: string): string
  on: { close(): void; open(): void }
}

const isModal = (dialog: HTMLDialogElement) => {
  try {
    return dialog.matches(':modal')
  } catch {
    return true // Older than the word.
  }
}

const GROW_MS = 260
/** Where a browser does not tell when it rests. */
const RESTED_MS = 2_000
/** A page that never rests gets it all the same. */
const BUSY_MS = 8_000

/** What nobody has asked for waits until the page is there and rests, and never comes on a line that is short of data. */
const whenIdle = (act: () => void) => {
  if (savesData(Reflect.get(navigator, 'connection') ?? {})) return
  const rest = () =>
    'requestIdleCallback' in window ? requestIdleCallback(act, { timeout: BUSY_MS }) : setTimeout(act, RESTED_MS)
  // Not by document.readyState: markup may bear that name (guarantee L3).
  const [began] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  if (began?.loadEventStart) rest()
  else addEventListener('load', rest, { once: true })
}

/** What stands around the app's place in every mode but inline: a dialog, the button that opens it, or a link that looks so. */
export const makeOverlay = ({ root, place, make, speak, addressOf, bookIn, on }: Around) => {
  const closer = make('button', { id: 'close', type: 'button', onclick: on.close })
  // Told a task later: by then it may have been opened again.
  const dialog = make('dialog', { id: 'over', onclose: () => dialog.open || on.close() }, closer)
  const launcher = make('button', { id: 'go', type: 'button', onclick: on.open })
  const link = make('a', { id: 'link', target: '_blank' })
  for (const button of [launcher, link]) button.part.add('button')
  const PARTS: Record<Mode, HTMLElement[]> = {
    inline: [],
    popup: [dialog],
    floating: [launcher, dialog],
    tab: [link],
  }
  let parts = PARTS.inline
  // What is turned over the backdrop is meant for the dialog, not for the page behind it.
  for (const name of ['wheel', 'touchmove'])
    dialog.addEventListener(name, (event) => event.target === dialog && event.preventDefault(), { passive: false })

  let box = dialog.getBoundingClientRect()
  let from = box
  let growing: Animation | undefined
  /** Out of what the guest saw, over a layout that is the last one from its first moment; more that comes meanwhile joins in. */
  const grow = () => {
    const at = growing?.playState === 'running' ? growing.currentTime : null
    if (at === null) from = box
    box = dialog.getBoundingClientRect()
    // What has grown stays so: nothing moves away under a pointer.
    if (box.width > BAR_PX) place.firstElementChild?.classList.add('grown')
    if (!from.width || matchMedia('(prefers-reduced-motion:reduce)').matches) return
    const [beside, below] = [(box.width - from.width) / 2, box.height - from.height]
    growing = dialog.animate(
      { clipPath: [`inset(0 ${beside}px ${below}px round 12px)`, 'inset(0 round 12px)'] },
      { duration: GROW_MS, easing: 'cubic-bezier(.2,0,0,1)' },
    )
    if (at !== null) growing.currentTime = at
  }
  new ResizeObserver(grow).observe(dialog)

  const put = (mode: Mode) => {
    if (parts === PARTS[mode]) return
    for (const part of parts) part.remove()
    parts = PARTS[mode]
    dialog.open = false
    if (parts.includes(dialog)) dialog.append(place)
    root.append(...parts)
  }

  /** The hotel whose teaser was asked for, and what came; a page that shows a frame may be forbidden everything else. */
  let teased = ''
  let shown: Awaited<ReturnType<typeof fetchTeaser>> = null
  const tease = (wanted: MountOptions) => {
    const code = wanted.mode === 'floating' && !wanted.frame ? wanted.hotelCode : ''
    if (code === teased) return
    teased = code
    shown = null
    if (code)
      whenIdle(async () => {
        const found = await import('./teaser.ts').then(({ fetchTeaser }) => fetchTeaser(wanted, make)).catch(() => null)
        if (code !== teased) return
        shown = found
        if (last) say(last)
      })
  }

  let last: MountOptions | undefined
  const say = (wanted: MountOptions) => {
    last = wanted
    tease(wanted)
    const book = bookIn(wanted.locale)
    for (const part of [dialog, launcher, link]) speak(part, wanted.locale)
    dialog.setAttribute('aria-label', book)
    closer.ariaLabel = CLOSE[wanted.locale]
    launcher.replaceChildren(book, ...(shown ? [shown.teaser] : []))
    launcher.ariaDescription = shown?.wordsIn(wanted.locale) ?? null
    link.textContent = book
    link.href = addressOf(wanted)
  }

  return {
    sheet: OVERLAY_SHEET,
    /** Brings it in line with what is wanted; without a word of that everything goes. */
    fit(wanted: MountOptions | undefined, isOpen: boolean) {
      put(wanted?.mode ?? 'inline')
      if (wanted) say(wanted)
      if (!isOpen || !parts.includes(dialog)) return dialog.close()
      // A modal dialog that was moved in the page is on top no more.
      if (dialog.open && isModal(dialog)) return
      dialog.open = false
      dialog.showModal()
    },
  }
}
