// Who imports whom, read from the text: for the rules about imports and for npm test -- --changed.
import { posix } from 'node:path'

const STATEMENT = /^\s*(?:import|export)\s+(type\s+)?(?:[\w*{}\s,$]+?\sfrom\s+)?'([^'\n]+)'/gm
const CALL = /(?<!typeof )\bimport\(\s*'([^']+)'\s*\)/g
const TYPE_CALL = /\btypeof import\(\s*'([^']+)'\s*\)/g

/** The imports of a file whose comments are blanked. */
export function importsOf(path, text) {
  return [
    ...[...text.matchAll(STATEMENT)].map(([, isType, to = '']) => ({
      from: path,
      to,
      kind: isType ? 'type' : 'value',
    })),
    ...[...text.matchAll(CALL)].map(([, to = '']) => ({ from: path, to, kind: 'lazy' })),
    ...[...text.matchAll(TYPE_CALL)].map(([, to = '']) => ({ from: path, to, kind: 'type' })),
  ]
}

export const isRelative = (specifier) => specifier.startsWith('.')
export const target = ({ from, to }) => posix.normalize(posix.join(posix.dirname(from), to))
