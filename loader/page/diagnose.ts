import { CLIENT_KEY, CLIENT_SECRET } from '../../shared/constants.ts'
import { TAG, WIDGET_PATH } from '../../shared/element.ts'
import type { Core } from '../core.ts'
import type { MountOptions } from './attributes.ts'
import { findNeighbours } from './neighbours.ts'

type Mistake = { code: string; message: string }

/** Something that is wrong with the embedding, and the line that mends it. */
export type Finding = { code: string; problem: string; fix: string }

type Settings = { parent_origins?: unknown; book_languages?: unknown }
type Answer = { status: number; data: Settings | undefined }

/** What the page's policy refuses while `work` tries it; a refusal is told a moment after the failure. */
async function refusedWhile(work: () => Promise<unknown>): Promise<SecurityPolicyViolationEvent[]> {
  const refused: SecurityPolicyViolationEvent[] = []
  const note = (event: SecurityPolicyViolationEvent) => void refused.push(event)
  document.addEventListener('securitypolicyviolation', note)
  await work().catch(() => {
    // What failed is looked at by whoever asked.
  })
  await new Promise((resolve) => setTimeout(resolve))
  document.removeEventListener('securitypolicyviolation', note)
  return refused
}

const inPolicy = (directive: string, origin: string): Finding => ({
  code: 'content_security_policy',
  problem: `The page's content security policy refuses ${origin} in ${directive}.`,
  fix: `Add ${origin} to ${directive}.`,
})

/** The same two calls that the widget starts with. */
async function askSettings({ origins, hotelCode }: MountOptions): Promise<Answer> {
  const begun = await fetch(`${origins.identity}/api/client_sessions`, {
    method: 'POST',
    redirect: 'error', // with the session it would go wherever that leads
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ key: CLIENT_KEY, secret: CLIENT_SECRET }),
  })
  const session: { data: { client_session: string } } = await begun.json()
  const answer = await fetch(`${origins.api}/hotels/${encodeURIComponent(hotelCode)}/settings/booking_widget`, {
    redirect: 'error',
    headers: { 'x-client-session': session.data.client_session },
  })
  const { data }: { data?: Settings } = await answer.json()
  return { status: answer.status, data }
}

/** A page without an origin is none that a hotel could name. */
const SANDBOXED: Finding = {
  code: 'sandbox',
  problem: 'The page stands in a sandbox and has no origin, so that the hotel cannot allow it.',
  fix: 'Add allow-same-origin to the sandbox of the frame it stands in.',
}

const listed = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

function inSettings({ hotelCode, parentOrigin, locale }: MountOptions, { status, data }: Answer): Finding[] {
  if (status === 404) {
    const problem = `There is no hotel "${hotelCode}".`
    return [{ code: 'unknown_hotel', problem, fix: 'Write the code of your hotel: hotel-code="..."' }]
  }
  if (!data) {
    const problem = `The server answers ${status}.`
    return [{ code: 'server', problem, fix: 'Try again later; nothing in the page is wrong.' }]
  }
  const origins = listed(data.parent_origins)
  const languages = listed(data.book_languages)
  const findings: Finding[] = []
  if (!origins.includes(parentOrigin)) {
    findings.push({
      code: 'parent_origin',
      problem: `The hotel's settings do not name ${parentOrigin}, so messages and events stay in the widget.`,
      fix: `Add ${parentOrigin} to the parent origins in the hotel's settings.`,
    })
  }
  if (languages.length && !languages.includes(locale)) {
    findings.push({
      code: 'locale',
      problem: `The hotel does not speak ${locale}; the widget shows ${String(languages[0])}.`,
      fix: `Write one of these: locale="${languages.join('", "')}"`,
    })
  }
  return findings
}

function inStorage(): Finding[] {
  try {
    localStorage.getItem(TAG)
    return []
  } catch {
    return [
      {
        code: 'storage',
        problem: 'The browser gives this page no storage; what a guest chose is forgotten with a reload.',
        fix: 'Nothing has to be done; in a sandboxed frame add allow-same-origin.',
      },
    ]
  }
}

function inPlace(element: HTMLElement, { mode }: MountOptions): Finding[] {
  if (mode !== 'inline' || element.getBoundingClientRect().width > 0) return []
  const problem = 'The element has no width, so nobody sees it.'
  return [{ code: 'no_room', problem, fix: 'Give the element, or what it stands in, a width; take "hidden" away.' }]
}

/** A frame that the page's policy refuses never loads, and only trying tells why. */
async function inFrame(core: Core, { origins }: MountOptions): Promise<Finding[]> {
  const frame = Object.assign(document.createElement('iframe'), {
    hidden: true,
    src: `${origins.widget}${WIDGET_PATH}`,
  })
  frame.setAttribute('sandbox', '')
  const refused = await refusedWhile(async () => {
    await new Promise((resolve) => {
      frame.addEventListener('load', resolve, { once: true })
      core.root.append(frame)
    })
  })
  frame.remove()
  return refused.some(({ effectiveDirective }) => effectiveDirective === 'frame-src')
    ? [inPolicy('frame-src', origins.widget)]
    : []
}

/** Everything that can be told from within the page; empty when all is well. */
export async function diagnose(
  core: Core,
  wanted: MountOptions,
  mistakes: readonly Mistake[],
): Promise<readonly Finding[]> {
  const written = [...mistakes, ...findNeighbours(core.element)].map(({ code, message }) => ({
    code,
    problem: message,
    fix: `Change the attribute on <${TAG}>.`,
  }))
  if (!wanted.hotelCode) {
    const fix = `Write <${TAG} hotel-code="...">.`
    return [...written, { code: 'no_hotel_code', problem: 'No hotel is named.', fix }]
  }
  const findings = [...written, ...inStorage(), ...inPlace(core.element, wanted)]
  let answer: Answer | undefined
  const refused = await refusedWhile(async () => {
    answer = await askSettings(wanted)
  })
  const { identity, api } = wanted.origins
  const isSandboxed = window.origin === 'null'
  for (const origin of [identity, api])
    if (refused.some(({ blockedURI }) => blockedURI.startsWith(origin))) findings.push(inPolicy('connect-src', origin))
  if (answer) findings.push(...inSettings(wanted, answer))
  else if (isSandboxed) findings.push(SANDBOXED)
  else if (refused.length === 0) {
    const problem = `${api} or ${identity} cannot be reached.`
    findings.push({
      code: 'network',
      problem,
      fix: 'Look at the network, and at what blocks requests in this browser.',
    })
  }
  if (wanted.frame) findings.push(...(await inFrame(core, wanted)))
  return findings
}
