import { JSON_DEPTH } from '../limits.ts'

/**
 * JSON from outside: no deeper than any input of ours, so that nobody who walks it runs out of stack, and without the
 * names every object has (toString, __proto__ …), which would change what the value does instead of what it says.
 *
 * @throws SyntaxError for whatever cannot be taken.
 */
export function readJson(text: string): unknown {
  if (depthOf(text) > JSON_DEPTH) throw new SyntaxError('JSON is nested too deeply')
  return JSON.parse(text, (name, value: unknown) => {
    if (name in Object.prototype) throw new SyntaxError(`No value is called ${name}`)
    return value
  }) as unknown
}

const STRINGS = /"[^"\\]*(?:\\[^][^"\\]*)*"?/g

function depthOf(text: string): number {
  let [open, deepest] = [0, 0]
  for (const [bracket] of text.replace(STRINGS, '').matchAll(/[[\]{}]/g)) {
    open += bracket === '[' || bracket === '{' ? 1 : -1
    deepest = Math.max(deepest, open)
  }
  return deepest
}
