'use client'

import { forwardRef, useCallback, useEffect, useRef } from 'react'
import type { DetailedHTMLProps, HTMLAttributes } from 'react'

import type { BookingWidgetAttributes, BookingWidgetElement, BookingWidgetEventMap } from './element.generated.ts'
import { loadBookingWidget } from './index.ts'
import type { LoadOptions } from './index.ts'

/** What the plain tag takes in JSX. */
export type TagProps = DetailedHTMLProps<HTMLAttributes<BookingWidgetElement>, BookingWidgetElement> &
  BookingWidgetAttributes

declare module 'react' {
  namespace JSX {
    // Declarations are merged with React's own only as interfaces.
    // oxlint-disable-next-line typescript/consistent-type-definitions
    interface IntrinsicElements {
      'booking-widget': TagProps
    }
  }
}

/** The events of the element, each by the prop that hears it; `close` asks the page first, `booking-widget:close` tells it. */
export const EVENT_PROPS = {
  onReady: 'booking-widget:ready',
  onOpen: 'booking-widget:open',
  onClose: 'booking-widget:close',
  onSearch: 'booking-widget:search',
  onResults: 'booking-widget:results',
  onSelect: 'booking-widget:select',
  onBook: 'booking-widget:book',
  onLogin: 'booking-widget:login',
  onLogout: 'booking-widget:logout',
  onError: 'booking-widget:error',
  onShowChatbot: 'show-chatbot',
  onCloseAsked: 'close',
  onRemoveQuery: 'removeQuery',
  onGa4Event: 'ga4Event',
} as const satisfies Record<string, keyof BookingWidgetEventMap>
type EventProp = keyof typeof EVENT_PROPS
const EVENT_PROP_NAMES = Object.keys(EVENT_PROPS) as EventProp[] // Object.keys forgets the names it lists

type Camel<Name extends string> = Name extends `${infer Head}-${infer Tail}` ? `${Head}${Capitalize<Tail>}` : Name
type Attributes = { [Name in keyof BookingWidgetAttributes as Camel<Name>]: BookingWidgetAttributes[Name] } & {
  hotelCode: string
}
type Handlers = { [Prop in EventProp]?: (event: BookingWidgetEventMap[(typeof EVENT_PROPS)[Prop]]) => void }

export type BookingWidgetProps = Attributes &
  Handlers &
  Omit<HTMLAttributes<HTMLElement>, EventProp | keyof Attributes | 'children' | 'dangerouslySetInnerHTML'> & {
    /** Where the loader is served; without it the page brings the script tag itself. */
    src?: string
  } & LoadOptions

const attributeOf = (prop: string) => prop.replace(/[A-Z]/g, '-$&').toLowerCase()
const ATTRIBUTE_PROPS: Record<keyof Attributes, true> = {
  hotelCode: true,
  locale: true,
  segmentIds: true,
  parentOrigin: true,
  mode: true,
  frame: true,
  view: true,
  query: true,
  structuredData: true,
}

/** What React writes on the tag: attributes by their dashed names, a boolean as there or not there. */
function tagProps(props: Record<string, unknown>): Record<string, unknown> {
  const written = Object.entries(props).flatMap(([prop, value]): [string, unknown][] => {
    if (Object.hasOwn(EVENT_PROPS, prop)) return []
    // React 18 writes className on a custom element as it stands.
    if (prop === 'className') return [['class', value]]
    if (!Object.hasOwn(ATTRIBUTE_PROPS, prop)) return [[prop, value]]
    return [[attributeOf(prop), typeof value === 'boolean' ? (value ? '' : undefined) : value]]
  })
  return Object.fromEntries(written)
}

/** `<BookingWidget hotelCode="…" onBook={…} ref={…} />`; the ref is the element with its methods. */
export const BookingWidget = forwardRef<BookingWidgetElement, BookingWidgetProps>(function BookingWidget(
  { src, integrity, nonce, ...props },
  ref,
) {
  const latest = useRef<Handlers>(props)
  const stop = useRef<(() => void) | undefined>(undefined)
  const here = useRef<BookingWidgetElement | null>(null)

  useEffect(() => {
    latest.current = props
  })

  // At the ref and not in an effect: the element speaks before the first effect runs.
  const attach = useCallback(
    (element: BookingWidgetElement | null) => {
      stop.current?.()
      stop.current = element ? listen(element, latest) : undefined
      here.current = element
      if (typeof ref === 'function') ref(element)
      else if (ref) ref.current = element
    },
    [ref],
  )

  useEffect(() => {
    if (!src) return
    loadBookingWidget(src, { integrity, nonce }).catch((error: Error) => {
      const detail = { code: 'unavailable', message: error.message }
      here.current?.dispatchEvent(new CustomEvent(EVENT_PROPS.onError, { detail }))
    })
  }, [src, integrity, nonce])

  return <booking-widget {...tagProps(props)} ref={attach} />
})

function listen(element: HTMLElement, latest: { readonly current: Handlers }): () => void {
  const stops = EVENT_PROP_NAMES.map((prop) => {
    const hear = (event: Event) => {
      const handler = latest.current[prop] as ((event: Event) => void) | undefined // its own event's type
      handler?.(event)
    }
    element.addEventListener(EVENT_PROPS[prop], hear)
    return () => element.removeEventListener(EVENT_PROPS[prop], hear)
  })
  return () => stops.forEach((one) => one())
}
