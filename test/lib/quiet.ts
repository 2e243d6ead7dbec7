import type { BrowserContext, Page, Request } from 'playwright'

import { until } from './until.ts'

/** Longer than a page thinks between an answer and the next question. */
const QUIET_MS = 500

type Traffic = { underWay: Set<Request>; stillSince: number }
const traffics = new WeakMap<BrowserContext, Traffic>()

/** From the first request on, so that no answer is awaited that nobody saw begin. */
export function watchTraffic(context: BrowserContext): void {
  const traffic: Traffic = { underWay: new Set(), stillSince: Date.now() }
  traffics.set(context, traffic)
  const ends = (request: Request) => {
    traffic.underWay.delete(request)
    traffic.stillSince = Date.now()
  }
  context.on('request', (request) => traffic.underWay.add(request))
  context.on('requestfinished', ends)
  context.on('requestfailed', ends)
}

/**
 * Nothing has been asked for half a second, and nothing is unanswered. Playwright's own `networkidle` happens once in a
 * document, so in a page that has been quiet before it is no wait at all.
 */
export async function quiet(page: Page): Promise<void> {
  const traffic = traffics.get(page.context())
  if (!traffic) throw new Error('Only the traffic of a page of openPage() is watched.')
  // What was pressed a moment ago may not have been asked yet.
  const from = Date.now()
  await until(
    () => traffic.underWay.size === 0 && Date.now() - Math.max(traffic.stillSince, from) >= QUIET_MS,
    () => `quiet, with ${[...traffic.underWay].map((one) => one.url()).join(' ')} under way`,
  )
}
