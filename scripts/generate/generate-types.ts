// Writes loader/package/element.generated.ts, what a page's own TypeScript knows of the element, from shared/element.ts.
// node --import tsx scripts/generate/generate-types.ts
import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

import { format, resolveConfig } from 'prettier'

import { ATTRIBUTE_DOCS, EVENT_DOCS, METHOD_DOCS } from '../../shared/element-docs.ts'
import { MODES, TAG, VIEWS } from '../../shared/element.ts'
import type { AttributeName, WidgetMethod } from '../../shared/element.ts'
import { LOCALES } from '../../shared/locales.ts'
import type { RelayedName } from '../../shared/messages.ts'

const SOURCE = fileURLToPath(new URL('../../shared/element.ts', import.meta.url))
const TARGET = fileURLToPath(new URL('../../loader/package/element.generated.ts', import.meta.url))

const source = readFileSync(SOURCE, 'utf8')

const union = (values: readonly string[]) => values.map((value) => `'${value}'`).join(' | ')

export const ATTRIBUTE_TYPES: Record<AttributeName, string> = {
  'hotel-code': 'string',
  // Any tag of one of the eight is understood: ja-JP, zh-TW.
  locale: 'Locale | (string & {})',
  'segment-ids': 'string',
  'parent-origin': 'string',
  mode: `${union(MODES)} | 'standalone' | 'iframe'`,
  frame: 'boolean',
  view: 'View',
  query: 'string',
  'structured-data': 'boolean',
}

/** The members that are the element's own; the others travel to the widget, and METHODS knows what they take. */
const OWN_MEMBERS: Record<Exclude<keyof typeof METHOD_DOCS, WidgetMethod>, string> = {
  close: 'close(): Promise<void>',
  toggle: 'toggle(): Promise<void>',
  diagnose: 'diagnose(): Promise<readonly Finding[]>',
  destroy: 'destroy(): Promise<void>',
  ready: 'readonly ready: Promise<void>',
  isOpen: 'readonly isOpen: boolean',
}

/** The four messages that reach the page, as the events they arrive as (EMB-019 to EMB-022). */
export const RELAYED_DETAILS: Record<RelayedName, string> = {
  'show-chatbot': '{ icon_message_id: string }',
  close: 'null | undefined',
  removeQuery: '{ query: string }',
  ga4Event: '{ event: string; [field: string]: unknown }',
}

/** Declarations that are told as they are written. */
const TOLD = ['Criteria', 'Opening', 'Consent', 'EventDetails'] as const

/** The text of a declaration, with its comment. Prettier ends it with the first line that closes at the margin. */
function declaration(name: string): string {
  const found = new RegExp(
    `(/\\*\\*[^\\n]*\\*/\\n)?export type ${name} = (?:[^\\n{]*\\{\\n[\\s\\S]*?\\n\\}[^\\n]*|[^\\n]*)`,
  ).exec(source)
  if (!found) throw new Error(`No type ${name} in shared/element.ts`)
  return found[0]
}

/** What a method takes: METHODS says it in place, or names the function that takes it. */
function parameters(method: string): string {
  const inPlace = new RegExp(`^  ${method}: \\(([^)]*)\\) =>`, 'm').exec(source)?.[1]
  if (inPlace !== undefined) return inPlace
  const named = new RegExp(`^  ${method}: (\\w+),$`, 'm').exec(source)?.[1]
  const there = new RegExp(`^const ${named} = \\(([^)]*)\\) =>`, 'm').exec(source)?.[1]
  if (there === undefined) throw new Error(`METHODS says nothing of ${method}`)
  return there.replace(/^(\w+): (\w+) = .*$/, '$1?: $2')
}

const isOwnMember = (name: string): name is keyof typeof OWN_MEMBERS => Object.hasOwn(OWN_MEMBERS, name)

/** A method or property as TypeScript writes it: `open(opening?: Opening): Promise<void>` */
export const memberOf = (name: string): string =>
  isOwnMember(name) ? OWN_MEMBERS[name] : `${name}(${parameters(name)}): Promise<void>`

/** By the name of an event, whose listener then reads its detail; and by any text. */
const listening = (verb: 'add' | 'remove') => {
  const options = verb === 'add' ? 'AddEventListenerOptions' : 'EventListenerOptions'
  return `${verb}EventListener<Name extends keyof BookingWidgetEventMap>(
  type: Name,
  listener: (this: BookingWidgetElement, event: BookingWidgetEventMap[Name]) => unknown,
  options?: boolean | ${options},
): void
${verb}EventListener(
  type: string,
  listener: EventListenerOrEventListenerObject,
  options?: boolean | ${options},
): void`
}

export async function elementTypes(): Promise<string> {
  const members = Object.entries(METHOD_DOCS).map(([name, doc]) => `/** ${doc} */\n${memberOf(name)}`)
  const attributes = Object.entries(ATTRIBUTE_DOCS).map(
    ([name, doc]) => `/** ${doc} */\n'${name}'?: ${ATTRIBUTE_TYPES[name as AttributeName]}`, // the keys of the docs
  )
  const events = Object.entries(EVENT_DOCS).map(
    ([name, doc]) => `/** ${doc} */\n'${TAG}:${name}': CustomEvent<EventDetails['${name}']>`,
  )
  const relayed = Object.entries(RELAYED_DETAILS).map(([name, detail]) => `'${name}': CustomEvent<${detail}>`)

  const text = `// Written by scripts/generate/generate-types.ts from shared/element.ts.
// oxlint-disable typescript/consistent-type-definitions -- Pages extend these, and merge them with the browser's own.

export type Locale = ${union(Object.keys(LOCALES))}
export type View = ${union(VIEWS)}
${TOLD.map((name) => declaration(name)).join('\n\n')}

/** What diagnose() finds wrong, and the line to change. */
export type Finding = { code: string; problem: string; fix: string }

/** What a webmaster writes on <${TAG}>. */
export interface BookingWidgetAttributes {
${attributes.join('\n')}
}

/** The <${TAG}> element. Calls made before it has loaded are kept; a call it refuses rejects with a code. */
export interface BookingWidgetElement extends HTMLElement {
${members.join('\n')}
${(['add', 'remove'] as const).map(listening).join('\n')}
}

/** All events bubble. The last four ask the page for something first: preventDefault() says that it has seen to it. */
export interface BookingWidgetEvents {
${events.join('\n')}
${relayed.join('\n')}
}

/** With those of every element; its own stand by themselves, because the page's global events are made of them, too. */
export interface BookingWidgetEventMap
  extends Omit<HTMLElementEventMap, keyof BookingWidgetEvents>, BookingWidgetEvents {}
`
  return format(text, { ...(await resolveConfig(TARGET)), parser: 'typescript' })
}

export const writtenTypes = () => readFileSync(TARGET, 'utf8')

if (process.argv[1] === fileURLToPath(import.meta.url)) writeFileSync(TARGET, await elementTypes())
