import { found } from './found.ts'
import type { Said } from './inspector-client.ts'

// The chatbot in a browser: what a chatbot's own script would do, with every word of it on the page.

const chat = found('#chat', HTMLElement)
const frame = found('#frame', HTMLIFrameElement)
const language = found('#language', HTMLSelectElement)
const user = found('#user', HTMLInputElement)
const answers = found('#answers', HTMLInputElement)
const told = found('#told', HTMLElement)
const element = found('booking-widget', HTMLElement)
const start = frame.src
const widget = new URL(start).origin

const note = (detail: Said) => document.dispatchEvent(new CustomEvent('inspector:said', { detail }))

/** To the exact origin of the widget, never to whoever may have come into the frame. */
function say(type: string, payload?: object) {
  frame.contentWindow?.postMessage({ type, ...(payload && { payload }) }, widget)
  note({ name: type, payload })
}

addEventListener('message', ({ data, source, origin }) => {
  if (source !== frame.contentWindow || origin !== widget) return
  if (data?.type === 'getTriplabotUserId' && answers.checked) say('receiveTriplabotUserId', { user_id: user.value })
})

/** The widget's own page for it, in a frame nobody sees; the widget looks when the guest comes back to it. */
const messenger = document.createElement('iframe')
messenger.hidden = true
function setLanguage() {
  const address = new URL('/iframe-change-locale', widget)
  address.searchParams.set('locale', language.value)
  address.searchParams.set('code', new URL(start).searchParams.get('code') ?? '')
  messenger.src = address.href
  document.body.append(messenger)
  const name = language.selectedOptions[0]?.textContent ?? ''
  told.textContent = `Said. The chat speaks ${name} as soon as you go back to it: click into it.`
  note({ name: '/iframe-change-locale', payload: { locale: language.value }, valid: 'valid' })
}

async function call(name: string, written = '') {
  const method: unknown = Reflect.get(element, name)
  if (typeof method !== 'function') return
  const input: unknown = written ? JSON.parse(written) : undefined
  const answer = await Promise.resolve(method.call(element, input)).then(
    () => 'valid',
    (problem: Error) => `refused: ${problem.message}`,
  )
  note({ name: `${name}()`, payload: input, valid: answer })
}

document.addEventListener('click', ({ target }) => {
  const { says, calls, input } = target instanceof HTMLElement ? target.dataset : {}
  if (says) say(says)
  if (calls) void call(calls, input)
})
found('#set-language', HTMLButtonElement).addEventListener('click', setLanguage)
found('#restart', HTMLButtonElement).addEventListener('click', () => (frame.src = start))

// The widget asks for its chatbot: here it is.
document.addEventListener('show-chatbot', () => {
  chat.scrollIntoView({ behavior: 'smooth', block: 'nearest' })
  chat.focus({ preventScroll: true })
})
