export type {
  BookingWidgetAttributes,
  BookingWidgetElement,
  BookingWidgetEventMap,
  BookingWidgetEvents,
  Consent,
  Criteria,
  EventDetails,
  Finding,
  Locale,
  Opening,
  View,
} from './element.generated.ts'

const TAG = 'booking-widget'

export type LoadOptions = {
  /** The sha384 of integrity.json, with the address of one version: /v1.2.3/loader.js, never /v1/loader.js. */
  integrity?: string
  /** For a page whose content security policy asks for one. */
  nonce?: string
}

/**
 * Loads the element from where your widget is served, once however often it is called: https://widget.example/v1/loader.js.
 * The loader knows its own installation, so the package holds no copy that could grow old. On a server it does nothing.
 */
export async function loadBookingWidget(source: string, { integrity, nonce }: LoadOptions = {}): Promise<void> {
  if (typeof document === 'undefined' || customElements.get(TAG)) return
  const { href } = new URL(source, document.baseURI)
  const script = [...document.scripts].find(({ src }) => src === href) ?? addScript(href, integrity, nonce)
  const failure = new Promise<never>((_, reject) => {
    script.addEventListener('error', () => {
      // So that the next call tries again.
      script.remove()
      reject(new Error(`${TAG}: ${href} could not be loaded`))
    })
  })
  await Promise.race([customElements.whenDefined(TAG), failure])
}

function addScript(href: string, integrity?: string, nonce?: string): HTMLScriptElement {
  const script = document.createElement('script')
  // Without cookies, as what the loader fetches: both come by one connection.
  script.crossOrigin = 'anonymous'
  Object.assign(script, { src: href, async: true, ...(nonce && { nonce }), ...(integrity && { integrity }) })
  document.head.append(script)
  return script
}
