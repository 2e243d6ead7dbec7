/** What a page can notice of somebody who was in it. */
export type Snapshot = {
  globals: string[]
  enumerable: string[]
  /** By name, a fingerprint of everything that the built-in object and its prototype own. */
  builtins: Record<string, string>
  /** The light tree as it would be written. */
  html: string
  styleSheets: number
  address: string
  title: string
  history: number
  storage: string[]
  looks: Look[]
}
export type Look = {
  path: string
  /** Where the element of the widget stands, seen from it. */
  place: 'around' | 'above' | 'below'
  style: Record<string, string>
  box: number[]
}
export type Probed = { snapshot: Snapshot; violations: string[]; shift: number }

/** Runs in the page before its own scripts. It uses the page's functions sparingly: hosts bend theirs. */
export function installProbe(): void {
  /** Where it may grow: the element, and what a host marks as holding it out of sight. */
  const GROWS = 'booking-widget, [data-grows]'
  const { toString } = Function.prototype
  const styleOf = getComputedStyle.bind(window)
  const { scrollTo } = Element.prototype
  const violations: string[] = []
  let shift = 0
  // Until then the page has an unknown element without a size; a loader that comes late cannot help that.
  let definedAt = Infinity
  const settle = () => requestAnimationFrame(() => requestAnimationFrame(() => (definedAt = performance.now())))
  void customElements.whenDefined('booking-widget').then(settle)

  addEventListener(
    'securitypolicyviolation',
    (event) => void (violations[violations.length] = `${event.effectiveDirective} ${event.blockedURI} ${event.sample}`),
    true,
  )
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (entry.startTime > definedAt && Reflect.get(entry, 'hadRecentInput') === false)
        shift += Number(Reflect.get(entry, 'value'))
    }
  })
  observer.observe({ type: 'layout-shift', buffered: true })

  const shape = (value: unknown) => (typeof value === 'function' ? toString.call(value) : typeof value)
  const ownShape = (owner: object) => {
    let lines = ''
    for (const key of Reflect.ownKeys(owner)) {
      const found = Object.getOwnPropertyDescriptor(owner, key)
      // React marks what it listens to with a name made of random letters.
      if (!found || /^_+react/i.test(String(key))) continue
      const { value, get, set, writable, enumerable, configurable } = found
      lines += `${String(key)} ${shape(value)} ${shape(get)} ${shape(set)} ${writable} ${enumerable} ${configurable}\n`
    }
    return lines
  }
  /** Short, so that it can be carried away. */
  const fingerprint = (long: string) => {
    let sum = 5381
    for (let index = 0; index < long.length; index++) sum = ((sum * 33) ^ long.charCodeAt(index)) >>> 0
    return `${long.length}:${sum}`
  }
  const builtins = () => {
    const found: Record<string, string> = {}
    for (const name of Object.getOwnPropertyNames(window)) {
      const value: unknown = Object.getOwnPropertyDescriptor(window, name)?.value
      if (typeof value !== 'function') continue
      const prototype: unknown = Object.getOwnPropertyDescriptor(value, 'prototype')?.value
      found[name] = fingerprint(ownShape(value) + (prototype instanceof Object ? ownShape(prototype) : ''))
    }
    found.ObjectPrototype = fingerprint(ownShape(Object.prototype))
    const single = { JSON, Math, Reflect, console, history, location, navigator, document, customElements }
    for (const name of Object.keys(single)) found[name] = fingerprint(ownShape(Reflect.get(single, name)))
    return found
  }
  const pathOf = (element: Element): string => {
    const parent = element.parentElement
    if (!parent) return element.localName
    let index = 0
    for (let before = element.previousElementSibling; before; before = before.previousElementSibling) index++
    return `${pathOf(parent)}>${element.localName}${index}`
  }
  const placeOf = (each: Element): Look['place'] => {
    if (each.matches(GROWS) || each.querySelector(GROWS)) return 'around'
    const first = document.querySelector(GROWS)?.compareDocumentPosition(each) ?? 0
    return first & Node.DOCUMENT_POSITION_FOLLOWING ? 'below' : 'above'
  }
  /** A search leads the guest to its results, so a page that was scrolled is told from its top. */
  const backToTop = () => {
    const scrolled = new Set([document.scrollingElement])
    const element = document.querySelector('booking-widget')
    for (let each: Element | null = element; each; each = each.parentElement) scrolled.add(each)
    for (const each of scrolled) if (each) Reflect.apply(scrollTo, each, [{ top: 0, behavior: 'instant' }])
  }
  const looks = () => {
    backToTop()
    const found: Look[] = []
    for (const each of document.querySelectorAll('html, body, body *')) {
      if (each.closest('booking-widget, script, template')) continue
      const style: Record<string, string> = {}
      const computed = styleOf(each)
      for (let index = 0; index < computed.length; index++) {
        const name = computed.item(index)
        style[name] = computed.getPropertyValue(name)
      }
      const { x, y, width, height } = each.getBoundingClientRect()
      found[found.length] = { path: pathOf(each), place: placeOf(each), style, box: [x, y, width, height] }
    }
    return found
  }
  const storage = () => {
    try {
      const cookies = document.cookie.split('; ').map((cookie) => cookie.split('=')[0] ?? '')
      const kept = [localStorage, sessionStorage].flatMap((one) => Object.getOwnPropertyNames(one))
      return [...kept, ...cookies].filter(Boolean)
    } catch {
      return [] // A page that may not keep anything.
    }
  }
  const probe = (): Probed => ({
    violations,
    shift,
    snapshot: {
      globals: Reflect.ownKeys(window).map(String),
      enumerable: Object.keys(window),
      builtins: builtins(),
      html: document.querySelector('html')?.outerHTML ?? '',
      styleSheets: document.styleSheets.length + document.adoptedStyleSheets.length,
      address: location.href,
      title: document.querySelector('title')?.textContent ?? '',
      history: history.length,
      storage: storage(),
      looks: looks(),
    },
  })
  Object.defineProperty(window, Symbol.for('probe'), { value: probe })
}

export const readProbe = (): Probed => Reflect.get(window, Symbol.for('probe'))()
