import { inflateSync } from 'node:zlib'

import { extractText, getMeta } from 'unpdf'

/** What a reader sees written in a PDF, page after page. */
export async function wordsOf(pdf: Uint8Array): Promise<string> {
  const { text } = await extractText(new Uint8Array(pdf), { mergePages: true })
  return text.normalize('NFKC')
}

export async function titleOf(pdf: Uint8Array): Promise<unknown> {
  return (await getMeta(new Uint8Array(pdf))).info['Title']
}

/** Every object of the file as text, compressed ones opened: nothing can hide in it. */
export function insideOf(pdf: Uint8Array): string {
  const bytes = Buffer.from(pdf)
  const plain = bytes.toString('latin1')
  const streams = [...plain.matchAll(/stream\r?\n([\s\S]*?)\r?\nendstream/g)].map(([, body = '']) => {
    const packed = Buffer.from(body, 'latin1')
    try {
      return inflateSync(packed).toString('latin1')
    } catch {
      return body // not packed
    }
  })
  return [plain, ...streams].join('\n')
}

/** What a screen reader is given for each piece, in the order of reading. */
export const spokenIn = (pdf: Uint8Array): string[] =>
  [
    ...Buffer.from(pdf)
      .toString('latin1')
      .matchAll(/\/ActualText (\((?:\\[\s\S]|[^\\)])*\))/g),
  ].map(([, text = '']) => unquoted(text))

/** A PDF string: escaped, and in UTF-16 where it begins with its mark. */
function unquoted(text: string): string {
  const escapes: Record<string, string> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' }
  const raw = text.slice(1, -1).replaceAll(/\\([\s\S])/g, (_, sign: string) => escapes[sign] ?? sign)
  if (!raw.startsWith('\u00fe\u00ff')) return raw
  return Buffer.from(raw.slice(2), 'latin1').swap16().toString('utf16le')
}
