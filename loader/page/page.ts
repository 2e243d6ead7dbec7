import { BROWSING_STATE_MS } from '../../shared/constants.ts'
import { LOAD_MS, TAG } from '../../shared/element.ts'
import type { EventDetails, EventName, Mount, View } from '../../shared/element.ts'
import type { Core, Page } from '../core.ts'
import { widgetAddress } from './address.ts'
import { isGlobalOurs, readAttributes } from './attributes.ts'
import type { MountOptions } from './attributes.ts'
import { makeCalls, openAsAddressed } from './calls.ts'
import type { LinkNote } from './doctor/diagnose.ts'
import type { Sent, Channel } from './mount-attempt.ts'
import { makeContainer } from './container.ts'
import { makeChannel } from './channel.ts'

export type Reason = EventDetails['close']['reason']

/** All that starts the widget anew when it changes; a language changes in place. */
const lasting = (wanted: MountOptions) => JSON.stringify({ ...wanted, locale: '', isOdd: '' })

/** The page's side of one element: what it shows, whether it is open, and the attempts to show the widget in it. */
export const take = (core: Core): Page => {
  const element = core.root.host as HTMLElement // its own root's (root.ts)
  const [origins, , , [appFile]] = core.stamps
  const close = () => hide('guest')
  const stage = makeContainer(core, {
    close,
    open() {
      // The button in the corner has the focus again by itself.
      opener = null
      show('search')
    },
    retry: () => retry(),
    failed: () => failed(),
  })
  const unsent: Sent[] = []
  // The first wait began when the core asked for this file.
  let askedAt: number | undefined = core.since
  let wanted: MountOptions | undefined
  let talk: Channel | undefined
  let sight: IntersectionObserver | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let opener: Element | null = null
  /** What was said last of being measured: a widget that starts anew, or a frame that is loaded anew, has not heard it. */
  let consent = ''
  let attempt = 0
  let closedAt = Infinity
  let isOpen: boolean | undefined
  queueMicrotask(() => (askedAt = undefined))

  const emit = <Name extends EventName>(name: Name, detail: EventDetails[Name]) =>
    core.dispatch(`${TAG}:${name}`, detail)

  /** Most pages are right, so the doctor comes with the first doubt. Without its file the browser has told what failed. */
  const doubt = (of?: true | LinkNote) =>
    void import('./doctor/diagnose.ts').then(({ tell }) => tell(core, of)).catch(() => {})

  const arrived = () => {
    clearTimeout(timer)
    removeEventListener('online', retry)
    stage.clear()
  }

  /** The guest reads of it; an app that comes after all takes the card's place. */
  const despair = () => {
    if (!wanted) return
    const mine = wanted
    const [, message = ''] = core.lines([mine.locale])
    talk?.refuse('unavailable')
    stage.tell(message, mine, true)
    emit('error', { code: 'unavailable', message })
    doubt()
    // In more words, where those come in spite of it.
    import('./words.ts').then(
      ({ reassure }) => wanted === mine && stage.explain(reassure(mine.locale)),
      () => {},
    )
    // It recovers by itself when the network does.
    addEventListener('online', retry)
  }

  const failed = () => {
    stop('unavailable')
    attempt++
    despair()
  }

  const appOf = async (wanted: MountOptions): Promise<{ mount: Mount }> => {
    // Some browsers never fetch a module again that failed once.
    // widget/recommender or widget/index
    const file = wanted.view === 'recommender' ? `${wanted.origins.widget}/v1/entries/recommender.js` : appFile
    if (!wanted.frame) return import(file + (attempt ? `?retry=${attempt}` : ''))
    const { makeMount } = await import('./frame.ts')
    const titleIn = (locale: string) => core.lines([locale])[3] ?? ''
    return { mount: makeMount({ address: widgetAddress(wanted, true), titleIn }) }
  }

  const start = () => {
    if (talk || !wanted?.hotelCode || wanted.mode === 'tab') return
    sight?.disconnect()
    timer = setTimeout(despair, LOAD_MS - (askedAt ? Date.now() - askedAt : 0))
    const coming = appOf(wanted)
    // It may fail while the dialog that shows so is still on its way.
    coming.catch(() => {})
    const app = stage.stand().then(() => coming)
    const { begun } = core
    core.begun = undefined
    talk = makeChannel({
      wanted,
      place: stage.place,
      app,
      begun,
      arrived() {
        arrived()
        if (consent) call.tell('setConsent', consent)
      },
      failed,
      doubt,
      close,
      // A frame may have measured before it heard of it.
      dispatch: (name, detail) => (name !== 'ga4Event' || consent !== 'denied') && core.dispatch(name, detail),
    })
    unsent.splice(0).forEach(talk.send)
  }

  const stop = (code: string) => {
    arrived()
    sight?.disconnect()
    talk?.stop(code)
    talk = undefined
    stage.place.replaceChildren()
    // What nobody has heard yet is for whoever comes next, if somebody comes.
    if (code !== 'restarted') for (const { settle } of unsent.splice(0)) settle(code)
  }

  const retry = () => {
    stop('unavailable')
    if (wanted) stage.fit(wanted, !!isOpen)
    start()
  }

  const build = (wanted: MountOptions, before: MountOptions | undefined) => {
    const { mode } = wanted
    stop('restarted')
    if (before && before.mode !== mode) isOpen = undefined
    isOpen ??= mode === 'inline'
    stage.fit(wanted, isOpen)
    if (mode === 'inline' ? core.isSeen : isOpen) return start()
    if (mode !== 'inline') return
    sight = new IntersectionObserver((seen) => seen.some((one) => one.isIntersecting) && start())
    sight.observe(element)
  }

  const show = (view: View) => {
    if (wanted && !isOpen && wanted.mode !== 'tab') {
      isOpen = true
      // EMB-046: what the guest had chosen is kept for ten minutes.
      if (Date.now() - closedAt > BROWSING_STATE_MS) stop('restarted')
      stage.fit(wanted, isOpen)
      emit('open', { view })
    }
    start()
  }

  const hide = (reason: Reason) => {
    if (!isOpen || !wanted) return
    isOpen = false
    closedAt = Date.now()
    stage.fit(wanted, isOpen)
    if (opener instanceof HTMLElement) opener.focus()
    emit('close', { reason })
  }

  /** The whole widget in a tab of its own; the code says why not. */
  const openTab = (opening?: string) => {
    const tab = wanted && window.open(widgetAddress(wanted, false, opening), '_blank')
    if (!tab) return 'blocked'
    tab.opener = null
    return ''
  }

  const send = (sent: Sent) => {
    if (sent.name === 'setConsent') consent = sent.input
    if (wanted && !wanted.hotelCode) return sent.settle('no_hotel_code')
    if (talk) talk.send(sent)
    else unsent.push(sent)
    // Settings wait for the widget, everything else asks for it; after a failure nobody waits for another guest's press.
    if (attempt || !/^(set|ready)/.test(sent.name)) start()
  }

  const call = makeCalls({
    core,
    mode: () => wanted?.mode,
    isOpen: () => !!isOpen,
    openedBy: (from) => (opener = from),
    show,
    hide,
    openTab,
    send,
  })

  const tellNoHotel = (mine: MountOptions) =>
    import('./no-hotel-words.ts').then(
      ({ NO_HOTEL_CODE }) => wanted === mine && stage.tell(NO_HOTEL_CODE[mine.locale], mine, false),
    )

  const settle = () => {
    const before = wanted
    if (!element.isConnected || core.isDestroyed) {
      if (!before) return
      if (core.isDestroyed) hide('destroyed')
      stop('destroyed')
      stage.fit(undefined, false)
      wanted = isOpen = undefined
      return
    }
    wanted = readAttributes(element, origins)
    if (wanted.isOdd || !isGlobalOurs()) doubt(true)
    if (!before || lasting(before) !== lasting(wanted)) build(wanted, before)
    else {
      stage.fit(wanted, !!isOpen)
      if (talk && before.locale !== wanted.locale) call.tell('setLocale', wanted.locale)
    }
    if (wanted.hotelCode) return openAsAddressed(call, element)
    tellNoHotel(wanted).catch(failed)
    doubt(true)
  }

  /** Whatever a page has bent: never an end without a way on. */
  const settleSafely = () => {
    try {
      settle()
    } catch {
      failed()
    }
  }

  // The mark of a div that was written in its place (placing.ts) says nothing here.
  element.removeAttribute(TAG)
  // mode is watched by the element itself, which says so.
  new MutationObserver(settleSafely).observe(element, { attributes: true, childList: true })
  return { call: call.any, settle: settleSafely, isOpen: () => !!isOpen && element.isConnected }
}
