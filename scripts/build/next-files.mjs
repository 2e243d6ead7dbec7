// What a guest fetches who comes to a step, written into widget/app/ahead/early-links.ts where it says __NEXT_FILES__: only
// the build knows what its files are called.
import { BOOKING_STEPS } from './booking-steps.mjs'

const TABLE = '__NEXT_FILES__'
/** Steps that a guest comes to from another one; what is before them is there with the search bar or comes with its panels. */
const COME_TO = ['results', 'details', 'payment']

/** Rollup still has to write the hashes into the names of other files, and does so wherever a name stands. */
export const nextFiles = {
  name: 'next-files',
  renderChunk(code, _chunk, _options, { chunks }) {
    if (!code.includes(TABLE)) return null
    const table = JSON.stringify(tableOf(Object.values(chunks)))
    return { code: code.replace(`typeof ${TABLE}`, () => '"object"').replace(TABLE, () => table), map: null }
  },
}

/** By step: its files, and by language (the folder of locales/) the files of its words; none that an earlier step has. */
function tableOf(chunks) {
  const known = new Set()
  const holding = (names) =>
    chunks.filter(({ moduleIds }) => moduleIds.some((id) => names.some((name) => id.endsWith(`/widget/${name}`))))
  const withImports = (chunk, found = new Set()) => {
    if (!chunk || found.has(chunk.fileName)) return found
    found.add(chunk.fileName)
    for (const name of chunk.imports) withImports(chunks.find(({ fileName }) => fileName === name), found) // prettier-ignore
    return found
  }
  const needed = (some) => [...new Set(some.flatMap((chunk) => [...withImports(chunk)]))]
  for (const name of needed(chunks.filter(({ isEntry }) => isEntry))) known.add(name)
  const rows = BOOKING_STEPS.map(({ name, always, often, words }) => {
    // Panels are opened by some, so whoever gets further without them fetches what they share.
    const files = needed(holding(name === 'search' ? always : [...always, ...often])).filter((file) => !known.has(file))
    for (const file of files) known.add(file)
    return [name, { files, words: wordsOf(chunks, words) }]
  })
  return Object.fromEntries(rows.filter(([name]) => COME_TO.includes(name)))
}

function wordsOf(chunks, words) {
  const byFolder = {}
  for (const { facadeModuleId, fileName } of chunks) {
    const [, folder, part] = /\/locales\/([\w-]+)\/([\w-]+)\.ts$/.exec(facadeModuleId ?? '') ?? []
    if (words.includes(part)) (byFolder[folder] ??= []).push(fileName)
  }
  return byFolder
}
