import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'

import { reactAlias } from './build/react-aliases.mjs'

export function resolve(specifier, context, next) {
  return next(reactAlias(specifier) ?? specifier, context)
}

export async function load(url, context, next) {
  const path = url.split('?')[0]
  if (!path.endsWith('.css')) return next(url, context)
  const text = await readFile(fileURLToPath(path), 'utf8')
  return { format: 'module', shortCircuit: true, source: `export default ${JSON.stringify(text)}` }
}
