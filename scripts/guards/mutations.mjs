// The places of a source that can be turned round so that it means something else and still compiles.
import { parsers } from 'prettier/plugins/typescript'

import { walk } from '../build/syntax-tree.mjs'

const TURNED = {
  '===': '!==',
  '!==': '===',
  '<': '>=',
  '>=': '<',
  '>': '<=',
  '<=': '>',
  '&&': '||',
  '||': '&&',
  '+': '-',
  '-': '+',
  '*': '/',
  '/': '*',
}

/** A sum that begins with a text is one, and nobody misses what becomes of it as a difference. */
const isText = ({ type, value, left }) =>
  type === 'TemplateLiteral' || (type === 'Literal' && typeof value === 'string') || (left ? isText(left) : false)

/**
 * Each as { start, end, text }: what to write there instead.
 * @param {string} path of a .ts or .tsx file
 * @param {string} source
 */
export async function mutationsOf(path, source) {
  const tree = await parsers.typescript.parse(source, { filepath: path })
  const found = []
  const put = (start, end, text) => found.push({ start, end, text, line: source.slice(0, start).split('\n').length })
  walk(tree, (node) => {
    const { type, operator, left, right, argument, test, range } = node
    if (type === 'BinaryExpression' || type === 'LogicalExpression') {
      const turned = TURNED[operator]
      // Between the two, comments and brackets aside, stands nothing but the operator.
      const start = source.indexOf(operator, left.range[1])
      if (turned && start < right.range[0] && !(operator === '+' && (isText(left) || isText(right))))
        put(start, start + operator.length, turned)
    } else if (type === 'UnaryExpression' && operator === '!') put(range[0], argument.range[0], '')
    else if ((type === 'IfStatement' || type === 'ConditionalExpression') && !isTurned(test)) {
      const [start, end] = test.range
      put(start, end, `!(${source.slice(start, end)})`)
    }
    return !type.startsWith('TS') || 'expression' in node
  })
  return found
}

/** What is turned round by its own operator needs no second way. */
const isTurned = ({ type, operator }) =>
  type === 'LogicalExpression' ||
  Object.hasOwn(TURNED, operator ?? '') ||
  (type === 'UnaryExpression' && operator === '!')

/**
 * So many of the list by chance, the same for the same seed (mulberry32).
 * @template Value
 * @param {readonly Value[]} list
 * @returns {Generator<Value>}
 */
export function* drawn(list, seed) {
  const left = [...list]
  let state = seed
  while (left.length > 0) {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    const chance = ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
    const [one] = left.splice(Math.floor(chance * left.length), 1)
    yield one
  }
}
