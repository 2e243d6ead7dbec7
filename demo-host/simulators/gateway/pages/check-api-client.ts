// What https://challenges.cloudflare.com/turnstile/v0/api.js gives a page, as far as the widget uses it.
export type Options = { sitekey: string; language?: string; callback: (token: string) => void }

const { currentScript } = document
const home = new URL(currentScript instanceof HTMLScriptElement ? currentScript.src : location.href).origin
const shown = new Map<string, () => void>()

function render(place: HTMLElement, { sitekey, language = 'en', callback }: Options): string {
  const check = crypto.randomUUID()
  const frame = document.createElement('iframe')
  frame.title = 'Turnstile'
  const asked = new URLSearchParams({ sitekey, check, origin: location.origin, locale: language })
  frame.src = `${home}/turnstile/frame?${asked}`
  Object.assign(frame.style, { border: '0', inlineSize: '300px', maxInlineSize: '100%', blockSize: '66px' })
  const heard = ({ source, data }: MessageEvent<{ check?: string; token?: string }>) => {
    if (source === frame.contentWindow && data.check === check && data.token) callback(data.token)
  }
  addEventListener('message', heard)
  place.append(frame)
  shown.set(check, () => {
    removeEventListener('message', heard)
    frame.remove()
  })
  return check
}

function remove(check: string) {
  shown.get(check)?.()
  shown.delete(check)
}

Object.assign(window, { turnstile: { render, remove } })
