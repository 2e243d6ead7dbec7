import type { Core } from './core.ts'

type Opener = Element & HTMLOrSVGElement

/** In our attribute, data-booking-open, or in that of the tag a hotel had before. */
const wordOf = ({ dataset }: Partial<Opener>) => dataset?.bookingOpen ?? dataset?.triplaBookingWidget

/** A form is none (it alone has an action): its fields can bear the names of its methods (guarantee L3). */
const isOpener = (one: EventTarget): one is Opener => !('action' in one) && wordOf(one) != null

/** The connected elements, first come first. */
const cores = new Set<Core>()
let announce = () => {}
const whenFirst = new Promise<void>((resolve) => {
  announce = resolve
})

/** Calls on no element in particular are for the first one, and wait for it. */
export const callFirst = (name: string, input: readonly unknown[]): Promise<void> =>
  whenFirst.then(() => [...cores][0]?.call(name, input))

/** An opener is a real link or button of the page: it is taken over only for a plain click, and by an element of its hotel. */
const heard = (event: Event & Partial<MouseEvent>) => {
  const opener = event.composedPath().find(isOpener)
  const code = opener?.dataset.hotelCode
  const core = [...cores].find((one) => !code || one.hotelCode() === code)
  if (!opener || !core) return
  if (event.type !== 'click') return core.ask()
  if (event.button || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey || event.defaultPrevented) return
  if (opener.getAttribute('target') === '_blank') return
  event.preventDefault()
  core.call('opener', [wordOf(opener), opener.dataset.query], opener)
}

/** There are listeners while there is an element; to add one twice is to add it once. */
export const track = (core: Core, isThere: boolean) => {
  cores[isThere ? 'add' : 'delete'](core)
  for (const name of ['click', 'pointerover', 'focusin'])
    document[cores.size ? 'addEventListener' : 'removeEventListener'](name, heard, true)
  if (isThere) announce()
}
