import type { Locale } from '../shared/locales.ts'

// Important rules of :host win over the page's, which leaves margin, width and hidden to the webmaster; the first one is
// more specific than the app's own :host, so that closing wins over both. The height is kept from the first moment, so
// nothing below moves; custom properties survive `all: unset`.
const SHEET =
  ':host(:not([hidden])){display:block!important;min-height:var(--booking-widget-height,225px)!important}' +
  '@media(max-width:943px){:host{--booking-widget-height:385px}}' +
  ':host([hidden]){display:none!important}' +
  '.root{all:initial;display:block;unicode-bidi:isolate;font:16px/1.6 system-ui,sans-serif}' +
  'iframe{display:block;width:100%;min-height:inherit;border:0}'

export const make = <Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  properties: Partial<HTMLElementTagNameMap[Tag]>,
): HTMLElementTagNameMap[Tag] => Object.assign(document.createElement(tag), properties)

/** The element's shadow root: its style, whether it can be seen, and the lines for when there is no app. */
export const makeBox = (element: HTMLElement) => {
  const root = element.attachShadow({ mode: 'open' })
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(SHEET)
  const host = sheet.cssRules[0] as CSSStyleRule // the first rule of SHEET
  // Once: the app adds its sheets, and finds them again when it is mounted anew.
  root.adoptedStyleSheets = [sheet]

  return {
    root,
    show: (isOpen: boolean) => host.style.setProperty('display', isOpen ? 'block' : 'none', 'important'),
    say(locale: Locale, ...content: (string | Node)[]) {
      const card = make('div', { className: 'root', role: 'alert', lang: locale.replace('_', '-') })
      card.dir = locale === 'ar' ? 'rtl' : 'ltr'
      card.append(...content)
      root.replaceChildren(card)
    },
  }
}
