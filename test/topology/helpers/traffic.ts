import { setTimeout as pause } from 'node:timers/promises'

import { session } from '../../../shared/contract/session.ts'
import { parseCall } from '../../../shared/contract/define.ts'
import { SECOND_MS } from '../../../shared/constants.ts'
import type { Reached } from '../../bench/chaos/visitor.ts'

export type Answer = {
  at: number
  ms: number
  method: string
  url: string
  /** 0: none came. */
  status: number
  retryAfter: string | null
}

/** What guests were answered, all of it, where their browsers are watched. */
export type Traffic = { answers: Answer[]; watch: (send: typeof fetch) => typeof fetch }

export function watchedTraffic(): Traffic {
  const answers: Answer[] = []
  return {
    answers,
    watch: (send) => async (input, init) => {
      const began = performance.now()
      const note = (status: number, retryAfter: string | null) =>
        answers.push({
          at: Date.now(),
          ms: performance.now() - began,
          method: init?.method ?? 'GET',
          url: String(input),
          status,
          retryAfter,
        })
      try {
        const response = await send(input, init)
        note(response.status, response.headers.get('retry-after'))
        return response
      } catch (error) {
        // A guest who left the page did not wait for the answer.
        if (!init?.signal?.aborted) note(0, null)
        throw error
      }
    },
  }
}

const [EVERY_MS, GIVEN_UP_MS] = [250, 30 * SECOND_MS]

/** Somebody comes to the hotel's page four times a second, which writes a row: when and how quickly that went well. */
export type Probe = { answered: readonly Answer[]; stop: () => Promise<void> }

export function startProbe({ widget, identity, fetch }: Pick<Reached, 'widget' | 'identity' | 'fetch'>): Probe {
  const { method, path } = parseCall(session.start.call)
  const url = `${identity[0]}${path}`
  const headers = { origin: widget, 'content-type': 'application/json', 'x-forwarded-for': '10.2.0.1' }
  const body = JSON.stringify({ key: 'widget', secret: 'public' })
  const { answers, watch } = watchedTraffic()
  const send = watch(fetch)
  async function ask(): Promise<void> {
    const signal = AbortSignal.timeout(GIVEN_UP_MS)
    const answer = await send(url, { method, headers, body, signal }).catch(() => null) // it is noted
    await answer?.text()
  }
  const over = new AbortController()
  const asked = new Set<Promise<void>>()
  const going = (async () => {
    while (!over.signal.aborted) {
      const one = ask().finally(() => asked.delete(one))
      asked.add(one)
      await pause(EVERY_MS)
    }
    await Promise.all(asked)
  })()
  return {
    answered: answers,
    async stop() {
      over.abort()
      await going
    },
  }
}
