import { TAG } from '../../../shared/element.ts'
import type { Core } from '../../core.ts'
import { readAttributes } from '../attributes.ts'
import type { Finding } from './finding.ts'
import { inPage } from './page.ts'
import { inConnections, inContents } from './policy.ts'
import { askStart, inStart, inVersion } from './start.ts'
import { inTag, showSwallowed } from './tag.ts'

/** What cannot be asked says nothing; why it cannot is found by itself (inConnections). */
const orNothing = <Value>(asked: Promise<Value>): Promise<Value | null> => asked.catch(() => null)

/** Everything that can be told from within the page; empty when all is well. */
export async function diagnose(core: Core): Promise<readonly Finding[]> {
  const element = core.root.host as HTMLElement // its own root's (root.ts)
  const wanted = readAttributes(element, core.stamps[0])
  const seen = [...inTag(element, wanted), ...notesOf(core), ...inPage(element, wanted)]
  if (!wanted.hotelCode) return seen
  const connections = await inConnections(wanted)
  const [start, version] = await Promise.all([orNothing(askStart(core, wanted)), orNothing(inVersion(wanted))])
  // A frame may be refused while its page may ask nobody: in it the widget asks from a document of its own.
  const contents = await inContents(core, wanted, start?.settings ?? {})
  return [...seen, ...connections, ...(start ? inStart(wanted, start) : []), ...contents, ...(version ?? [])]
}

/** What the widget made of a link, for whoever wrote it; its console line the widget has written itself. */
export type LinkNote = { text: string }
const noted = new WeakMap<Core, Set<string>>()

/** Links come for as long as a guest is there; the first of them are enough for whoever mends them. */
const MOST_NOTES = 50

const notesOf = (core: Core): Finding[] =>
  [...(noted.get(core) ?? [])].map((text) => ({
    code: 'link',
    problem: `A link is not taken as it is written: ${text}.`,
    fix: 'Write it as the table of search parameters has it (docs/webmaster.md).',
  }))

function note(core: Core, { text }: LinkNote) {
  const known = noted.get(core) ?? new Set()
  noted.set(core, known)
  if (known.has(text) || known.size >= MOST_NOTES) return
  known.add(text)
  core.dispatch(`${TAG}:error`, { code: 'link', message: text })
}

const told = new WeakMap<Core, Set<string>>()

/** In the console and to the page: of its tag alone, of a link, or everything. Each once, however often the element starts. */
export async function tell(core: Core, of?: true | LinkNote): Promise<void> {
  if (of instanceof Object) return note(core, of)
  showSwallowed(core)
  const known = told.get(core) ?? new Set()
  told.set(core, known)
  for (const { code, problem, fix } of of
    ? inTag(core.root.host, readAttributes(core.root.host, core.stamps[0]))
    : await diagnose(core)) {
    const message = `${problem} ${fix}`
    if (known.has(message)) continue
    known.add(message)
    console.warn(`${TAG}: ${message}`)
    core.dispatch(`${TAG}:error`, { code, message })
  }
}
