import { TAG } from '../../shared/element.ts'
import type { PortMessage, WidgetMethod } from '../../shared/element.ts'
import { isUsedUp, pushToDataLayer, removeQuery } from './relay.ts'
import type { MountAttempt, Sent, Channel } from './mount-attempt.ts'
import { mountApp } from './shadow.ts'

/** The longest input that the message's row takes. */
const INPUT_CHARACTERS = 2000

/** The page's side of the wire, for one attempt. */
export const makeChannel = (run: MountAttempt): Channel => {
  const pending = new Map<number, Sent>()
  const awaiting: Sent[] = []
  let last = 0
  /** What became of the start, for whoever asks for ready: '' it answers, else why not; undefined: nobody knows yet. */
  let outcome: string | undefined

  const reach = (code: string) => {
    outcome = code
    for (const { settle } of awaiting.splice(0)) settle(code)
  }

  const relay = (message: PortMessage & { payload?: unknown }) => {
    if (message.type === 'removeQuery' && !isUsedUp(message.payload.query)) return
    // The page may prevent what the message asks for.
    if (!run.dispatch(message.type, message.payload)) return
    if (message.type === 'close') run.close()
    if (message.type === 'removeQuery') removeQuery(message.payload.query)
    if (message.type === 'ga4Event') pushToDataLayer(message.payload)
  }

  const hear = (message: PortMessage) => {
    switch (message.type) {
      case 'loaded':
        return run.arrived()
      case 'refused':
        reach('unavailable')
        return run.doubt()
      case 'noted':
        return run.doubt(message.payload)
      case 'ready':
        reach('')
        return run.dispatch(`${TAG}:ready`, {})
      case 'answer': {
        const { id, code } = message.payload
        pending.get(id)?.settle(code)
        return pending.delete(id)
      }
      case 'event':
        return run.dispatch(`${TAG}:${message.payload.name}`, message.payload.detail)
      case 'show-chatbot':
      case 'close':
      case 'removeQuery':
      case 'ga4Event':
        return relay(message)
    }
  }

  const wire = mountApp(run, hear)

  const refuse = (code: string) => {
    reach(code)
    for (const { settle } of pending.values()) settle(code)
    pending.clear()
  }

  return {
    send(sent) {
      const { name, input, settle } = sent
      if (name === 'ready') return outcome === undefined ? void awaiting.push(sent) : settle(outcome)
      if (input.length > INPUT_CHARACTERS) return settle(`invalid_${name}`)
      pending.set(++last, sent)
      // page/page sends what METHODS knows.
      wire.post({ type: 'call', payload: { id: last, method: name as WidgetMethod, input } })
    },
    refuse,
    stop(code) {
      wire.stop()
      refuse(code)
    },
  }
}
