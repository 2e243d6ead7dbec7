/** A text of the plugin: what it says in English and, where a word has several uses, for what. */
export type Text = { id: string; context?: string }

const CALL = /\b(?:__|esc_html__|esc_html_e|esc_attr__)\(\s*'((?:\\.|[^'\\])*)',\s*'booking-widget'/g
const unquoted = (text: string) => text.replaceAll(/\\(['\\])/g, '$1')

/** The texts of a PHP or JavaScript file. */
export const textsIn = (source: string): Text[] =>
  [...source.matchAll(CALL)].map(([, id = '']) => ({ id: unquoted(id) }))

/** The texts of block.json, in the contexts that WordPress looks for. */
export function textsOfBlock(json: string): Text[] {
  const { title, description, keywords }: { title: string; description: string; keywords: string[] } = JSON.parse(json)
  return [
    { id: title, context: 'block title' },
    { id: description, context: 'block description' },
    ...keywords.map((id) => ({ id, context: 'block keyword' })),
  ]
}

/** WordPress joins context and text with this byte, in .mo files and in the editor. */
const keyOf = ({ id, context }: Text) => (context === undefined ? id : `${context}\u0004${id}`)

const withoutRepeats = (texts: readonly Text[]) => [...new Map(texts.map((text) => [keyOf(text), text])).values()]

const HEADER = 'MIME-Version: 1.0\nContent-Type: text/plain; charset=UTF-8\nContent-Transfer-Encoding: 8bit\n'

/** The template that translators begin with. */
export function potOf(texts: readonly Text[]): string {
  const entries = withoutRepeats(texts).map(({ id, context }) => {
    const about = context === undefined ? '' : `msgctxt ${JSON.stringify(context)}\n`
    return `${about}msgid ${JSON.stringify(id)}\nmsgstr ""\n`
  })
  return [`msgid ""\nmsgstr ${JSON.stringify(HEADER)}\n`, ...entries].join('\n')
}

/** What a .po file says, by key; ours have every text on one line. */
function readPo(po: string): Map<string, string> {
  const LINE = /^(msgctxt|msgid|msgstr) (".*")$/gm
  const found = new Map<string, string>()
  let text: Text = { id: '' }
  for (const [, word, quoted = '""'] of po.matchAll(LINE)) {
    const value: string = JSON.parse(quoted)
    if (word === 'msgctxt') text = { id: '', context: value }
    if (word === 'msgid') text = { ...text, id: value }
    if (word !== 'msgstr') continue
    found.set(keyOf(text), value)
    text = { id: '' }
  }
  return found
}

/** Texts that a .po file does not have, and those it has in vain. */
export function differences(texts: readonly Text[], po: string): { missing: string[]; unused: string[] } {
  const wanted = new Set(texts.map(keyOf))
  const has = readPo(po)
  return {
    missing: [...wanted].filter((key) => !has.get(key)),
    unused: [...has.keys()].filter((key) => key !== '' && !wanted.has(key)),
  }
}

const MO_MAGIC = 0x950412de
const MO_HEADER = 28

/** The file that PHP reads: sorted keys and values, each found through a table of lengths and places. */
export function moOf(po: string): Buffer {
  const pairs = [...readPo(po)].map(([key, value]) => [Buffer.from(`${key}\0`), Buffer.from(`${value}\0`)] as const)
  pairs.sort(([one], [other]) => Buffer.compare(one, other))
  const tables = Buffer.alloc(MO_HEADER + 16 * pairs.length)
  const values = MO_HEADER + 8 * pairs.length
  const numbers = [MO_MAGIC, 0, pairs.length, MO_HEADER, values, 0, tables.length]
  numbers.forEach((number, index) => tables.writeUInt32LE(number, 4 * index))

  let place = tables.length
  const note = (text: Buffer, at: number) => {
    tables.writeUInt32LE(text.length - 1, at)
    tables.writeUInt32LE(place, at + 4)
    place += text.length
  }
  pairs.forEach(([key], index) => note(key, MO_HEADER + 8 * index))
  pairs.forEach(([, value], index) => note(value, values + 8 * index))
  return Buffer.concat([tables, ...pairs.map(([key]) => key), ...pairs.map(([, value]) => value)])
}

/** What the editor's script reads. */
export function scriptTranslations(po: string, texts: readonly Text[], language: string): string {
  const has = readPo(po)
  const pairs = texts.map((text) => [keyOf(text), [has.get(keyOf(text)) ?? text.id]])
  const messages = { '': { domain: 'messages', lang: language }, ...Object.fromEntries(pairs) }
  return JSON.stringify({ domain: 'messages', locale_data: { messages } })
}
