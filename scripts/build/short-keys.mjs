// Texts have names for whoever writes code: 'results.sortLow'. A guest's browser needs none, so each becomes a letter or two,
// in the words and where they are asked for. A name that is put together when it is needed (`ota.wish_${wish}`) stays.

import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

import { edited, walk } from './syntax-tree.mjs'

/** By file of words, 'member-offer', what the code calls it: memberOffer. */
const PARTS = new Map(
  [
    ...readFileSync('locales/en.ts', 'utf8').matchAll(/import\('\.\/en\/([\w-]+)\.ts'\)|^import \{ text as (\w+) \}/gm),
  ].map(([, file, first]) => [file ?? first, (file ?? first).replace(/-(\w)/g, (_, letter) => letter.toUpperCase())]),
)

/** Where texts are asked for. */
const FOLDERS = ['widget', 'shared', 'loader', 'locales']
const ASKS = new RegExp(`/(?:${FOLDERS.join('|')})/`)

/** Everything a text's name begins with that is put together: 'ota.wish_', 'prefectures.'. */
const BUILT_NAMES = FOLDERS.flatMap((folder) =>
  readdirSync(folder, { recursive: true }).map((file) => join(folder, file)),
)
  .filter((file) => /(?<!\.test)\.tsx?$/.test(file))
  .flatMap((file) => [...readFileSync(file, 'utf8').matchAll(/`(\w+\.\w*)\$\{(?!string\}|number\})/g)])
  .map(([, start]) => start)

const isBuilt = (name) => BUILT_NAMES.some((start) => name.startsWith(start))

/** 0 is a, 25 is z, 26 is A, 52 is aa. */
const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'
const short = (at) =>
  (at < LETTERS.length ? '' : short(Math.floor(at / LETTERS.length) - 1)) + LETTERS[at % LETTERS.length]

/** By part, each name and the letters it becomes; in no other way than English has them. */
const SHORT = new Map(
  [...PARTS].map(([file, part]) => {
    const names = [...readFileSync(`locales/en/${file}.ts`, 'utf8').matchAll(/^ {2}(\w+):/gm)].map(([, name]) => name)
    const kept = names.filter((name) => isBuilt(`${part}.${name}`))
    const letters = names.map((_, at) => short(at)).filter((one) => !kept.includes(one))
    return [part, new Map(names.filter((name) => !kept.includes(name)).map((name, at) => [name, letters[at]]))]
  }),
)

const shortKey = (key) => {
  const [part, name, ...more] = key.split('.')
  const letters = more.length === 0 && SHORT.get(part)?.get(name)
  return letters ? `${part}.${letters}` : null
}

/** After TypeScript is gone. */
export const shortKeys = {
  name: 'short-keys',
  transform(source, id) {
    const words = /\/locales\/[\w-]+\/([\w-]+)\.ts$/.exec(id)
    if (!words && !ASKS.test(id)) return null
    if (/\/node_modules\//.test(id)) return null
    const edits = []
    const replace = ({ start, end }, text) => edits.push({ start, end, text })
    const named = words && SHORT.get(PARTS.get(words[1]))
    walk(this.parse(source), (node) => {
      if (named && node.type === 'ObjectExpression') {
        for (const { key } of node.properties) if (named.has(key.name)) replace(key, named.get(key.name))
        return false
      }
      if (words) return true
      if (node.type === 'Literal' && typeof node.value === 'string') {
        const key = shortKey(node.value)
        if (key) replace(node, JSON.stringify(key))
      }
      if (node.type === 'TemplateLiteral' && node.expressions.length > 0) {
        const start = node.quasis[0].value.cooked
        const [part] = start.split('.')
        const isName = /^\w+\.\w*$/.test(start) && SHORT.has(part)
        if (isName && [...SHORT.get(part).keys()].some((name) => `${part}.${name}`.startsWith(start)))
          throw new Error(`${id}: names of texts that begin with ${start} have become letters`)
      }
      return true
    })
    if (edits.length === 0) return null
    return { code: edited(source, edits), map: null }
  },
}
