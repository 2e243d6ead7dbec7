import { is, object, string } from 'superstruct'

import { SECOND_MS } from '../../../../shared/constants.ts'
import { surroundingsOf } from '../../../../shared/framing.ts'
import type { Origins } from '../../../../shared/origins.ts'
import { NO_OUTSIDERS } from '../../hotels/allowed-origins.ts'
import type { AllowedOrigins } from '../../hotels/allowed-origins.ts'
import { readBuild } from '../build.ts'
import { widgetDocument } from '../document.ts'
import { localeIn } from '../start-page.ts'
import { securityHeaders } from '../security-headers.ts'
import { documentDifferences, stampedOriginsIn } from './document-differences.ts'
import { expectedFiles, integrityOf, readInventory } from './inventory.ts'
import { policyDifferences } from './policy-differences.ts'
import type { AuthorisedOrigins } from './policy-differences.ts'

export type PaymentPage = {
  /** Where guests meet it. */
  address: string
  /** The folder the build wrote: what ought to be served. */
  dist: string
  authorised: AuthorisedOrigins
  /** What the hotel's settings allow, where whoever asks knows them. */
  outsiders?: AllowedOrigins
}

const LONGEST_ANSWER_MS = 20 * SECOND_MS
const FILES_AT_ONCE = 6
/** As a browser asks: whoever changes the page for guests alone is not to know who looks. */
const AS_A_BROWSER = {
  accept: 'text/html,application/xhtml+xml,*/*;q=0.8',
  'accept-language': 'en',
  'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
}
const originsStruct = object({ host: string(), widget: string(), api: string(), gateway: string(), identity: string() })

const ask = (address: string | URL) =>
  fetch(address, { headers: AS_A_BROWSER, redirect: 'manual', signal: AbortSignal.timeout(LONGEST_ANSWER_MS) })

/**
 * What differs between a payment page as it is served and as it was built, each in a sentence (guarantee S31): its document,
 * its headers, and every script that it loads or may load later. Empty where nothing does.
 */
export async function checkPaymentPage({
  address,
  dist,
  authorised,
  outsiders = NO_OUTSIDERS,
}: PaymentPage): Promise<string[]> {
  const { origin, pathname, searchParams } = new URL(address)
  const build = readBuild(dist)
  const page = await ask(address).catch(() => null)
  if (page?.status !== 200) return [`The page ${page ? `answers ${page.status}` : 'could not be fetched'}: ${address}`]

  const served = await page.text()
  const origins = stampedOriginsIn(served)
  if (!is(origins, originsStruct)) return ['It does not say where the parts of the product are.']

  const documentFor = await widgetDocument(build, origins)
  const expected = documentFor({
    locale: localeIn({ path: pathname, query: searchParams }),
    outsiders,
    surroundings: surroundingsOf(pathname, searchParams),
  })
  const files = await expectedFiles(build, readInventory(dist), origins)
  return [
    ...originDifferences(origins, [origin, ...authorised.others]),
    ...documentDifferences(served, expected.html),
    ...headerDifferences(page.headers, { ...expected.headers, ...securityHeaders(origin) }, authorised),
    ...(await fileDifferences(origin, files)),
  ]
}

/** Whoever changes an address in the document has every call and card sent elsewhere. */
const originDifferences = (origins: Origins, known: readonly string[]): string[] =>
  Object.entries(origins)
    .filter(([, origin]) => !known.includes(origin))
    .map(([part, origin]) => `It takes ${origin} for the ${part}, which nobody authorised.`)

function headerDifferences(served: Headers, expected: Record<string, string>, authorised: AuthorisedOrigins): string[] {
  const { 'content-security-policy': policy = '', 'cache-control': _cache, ...fixed } = expected
  const changed = Object.entries(fixed).flatMap(([name, value]) => {
    const found = served.get(name)
    if (found === value) return []
    return [found === null ? `It has no ${name}.` : `Its ${name} is "${found}" in place of "${value}".`]
  })
  return [...policyDifferences(served.get('content-security-policy'), policy, authorised), ...changed]
}

async function fileDifferences(origin: string, files: ReadonlyMap<string, string>): Promise<string[]> {
  const waiting = [...files]
  const found: string[] = []
  const lane = async () => {
    for (let next = waiting.pop(); next; next = waiting.pop()) found.push(...(await fileDifference(origin, ...next)))
  }
  await Promise.all(Array.from({ length: FILES_AT_ONCE }, lane))
  return found.toSorted()
}

async function fileDifference(origin: string, path: string, integrity: string): Promise<string[]> {
  try {
    const response = await ask(new URL(path, origin))
    if (response.status !== 200) return [`${path} answers ${response.status}.`]
    const found = integrityOf(new Uint8Array(await response.arrayBuffer()))
    return found === integrity ? [] : [`${path} is not what was built: ${found} in place of ${integrity}.`]
  } catch {
    return [`${path} could not be fetched.`]
  }
}
