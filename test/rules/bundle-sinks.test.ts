import assert from 'node:assert/strict'
import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, it } from 'node:test'

import { ROOT } from './sources.ts'

/** What makes code or markup of a text, as it stands in a finished file: name → [how it is found, an example]. */
const SINKS: Record<string, [RegExp, string]> = {
  eval: [/(?<![\w$.])eval\s*\(|\(0,\s*eval\)/g, 'eval(a)'],
  Function: [/\bnew Function\b|(?<![\w$.])Function\s*\(/g, 'new Function(a)'],
  'a timer with a text': [/\bset(?:Timeout|Interval)\s*\(\s*["'`]/g, 'setTimeout("a",1)'],
  innerHTML: [/(?:\.innerHTML|\[["'`]innerHTML["'`]\])\s*[-+|&?]{0,2}=(?!=)/g, 'a.innerHTML=b'],
  outerHTML: [/(?:\.outerHTML|\[["'`]outerHTML["'`]\])\s*[-+|&?]{0,2}=(?!=)/g, 'a.outerHTML+=b'],
  insertAdjacentHTML: [/\binsertAdjacentHTML\b/g, 'a.insertAdjacentHTML(b,c)'],
  'document.write': [/\bdocument\??\.write(?:ln)?\b/g, 'document.write(a)'],
  'a parsed text': [
    /\b(?:parseFromString|createContextualFragment|setHTMLUnsafe|parseHTMLUnsafe)\b/g,
    'p.parseFromString(a,b)',
  ],
  srcdoc: [/\bsrcdoc\b/gi, 'a.srcdoc=b'],
  'javascript:': [/javascript:/gi, 'a.href="javascript:b"'],
}

/** File without its hash → what is in it, how often, and whose it is. Nothing of this is code of ours. */
const ALLOWED: Record<string, { found: Record<string, number>; why: string }> = {
  'widget/adyen-card': {
    found: { innerHTML: 2 },
    why: 'preact within @adyen/adyen-web; nothing of ours gives it markup',
  },
  'widget/custom-markup': {
    found: { innerHTML: 1, 'a parsed text': 1 },
    why: 'DOMPurify reads what it purifies in a document that runs nothing (widget/lib/sanitize.ts)',
  },
  'widget/index': { found: { innerHTML: 1 }, why: 'preact: dangerouslySetInnerHTML, which no source of ours may use' },
  'widget/tile-map': {
    found: { innerHTML: 10 },
    why: 'leaflet: controls and popups nobody here opens; the pin is an element',
  },
}

const sinksIn = (text: string): Record<string, number> =>
  Object.fromEntries(
    Object.entries(SINKS)
      .map(([name, [pattern]]) => [name, text.match(pattern)?.length ?? 0] as const)
      .filter(([, count]) => count > 0),
  )

describe('the finished files', () => {
  const dist = join(ROOT, process.env.TEST_BUILD ?? 'dist')
  const files = readdirSync(dist, { recursive: true })
    .map(String)
    .filter((name) => name.endsWith('.js'))

  it('are all there: loader, page, widget, recommendations, demonstration', () => {
    for (const start of ['loader.js', 'late/', 'widget/', 'recommender/', 'demo/'])
      assert.ok(
        files.some((name) => name.startsWith(start)),
        `${start}: npm run build`,
      )
  })

  it('make no code and no markup of a text, but packages that are named with the times they do (guarantee B5)', () => {
    const found = files.flatMap((name) => {
      const sinks = sinksIn(readFileSync(join(dist, name), 'utf8'))
      return Object.keys(sinks).length > 0 ? [[name.replace(/-[0-9a-f]{7}\.js$/, ''), sinks] as const] : []
    })
    const allowed = Object.entries(ALLOWED).map(([name, row]) => [name, row.found])
    assert.deepEqual(found.toSorted(), allowed.toSorted())
  })

  for (const [name, [, example]] of Object.entries(SINKS))
    it(`are looked through for ${name}: the rule sees its example`, () =>
      assert.deepEqual(sinksIn(example), { [name]: 1 }))
})
