import { createServer } from 'node:http'
import type { IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'

import { passOn } from './pass-on.ts'

/** What went through: `rounds` counts the answers that were there before it was asked, one after another, and its own. */
export type PassedRequest = {
  method: string
  path: string
  /** The browser's own word for what is fetched before it is needed: 'prefetch', else nothing. */
  purpose: string
  rounds: number
  isAnswered: boolean
}

/**
 * A network for a browser that takes it as its proxy, on which every answer takes `delayMs` while rounds are counted;
 * preflights are requests like any other. What may take so many rounds and stands although no more of them are answered took no more.
 */
export async function openDelayed(delayMs: number) {
  let passed: PassedRequest[] = []
  const held: (() => void)[] = []
  let mostRounds = Infinity
  let isLost: (one: PassedRequest) => boolean = () => false
  const server = createServer((asked, answer) => {
    const one = passedBy(asked, passed)
    passed.push(one)
    const answerIt = () => {
      if (isLost(one)) answer.writeHead(503, { 'cache-control': 'no-store' }).end()
      else passOn(asked, answer, { answered: () => (one.isAnswered = true) })
    }
    const isCounted = mostRounds < Infinity
    setTimeout(() => (one.rounds > mostRounds ? held.push(answerIt) : answerIt()), isCounted ? delayMs : 0)
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, // it listens on a port, so this is no text
    /** What went through before is forgotten, and what would be answered after so many rounds waits for the next `begin`. */
    begin(rounds = Infinity) {
      passed = []
      mostRounds = rounds
      for (const answer of held.splice(0)) answer()
    },
    passed: (): readonly PassedRequest[] => passed,
    /** What does not come from now on. */
    lose(which: (one: PassedRequest) => boolean) {
      isLost = which
    },
    async stop() {
      server.closeAllConnections()
      await new Promise((stopped) => server.close(stopped))
    },
  }
}
export type DelayedNetwork = Awaited<ReturnType<typeof openDelayed>>

function passedBy(
  { method = '', url = '', headers }: IncomingMessage,
  before: readonly PassedRequest[],
): PassedRequest {
  const rounds = Math.max(0, ...before.map((one) => (one.isAnswered ? one.rounds : 0))) + 1
  return {
    method,
    path: new URL(url).pathname,
    purpose: String(headers['sec-purpose'] ?? ''),
    rounds,
    isAnswered: false,
  }
}
