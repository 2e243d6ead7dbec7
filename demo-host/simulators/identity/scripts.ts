import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'

/** Address of a script → the file it is made from. */
export type ScriptTable = Record<string, string>

/** The stand-ins' pages have scripts in TypeScript like everything else; each is built once, when first asked for. */
export function createScripts(table: ScriptTable, base: string) {
  const built = new Map<string, Promise<string>>()
  return (address: string) => {
    const found = built.get(address) ?? bundle(fileURLToPath(new URL(table[address] ?? '', base)))
    built.set(address, found)
    return found
  }
}

async function bundle(entry: string): Promise<string> {
  const options = { bundle: true, write: false, format: 'iife', target: 'es2020', minify: true } as const
  const made = await build({ entryPoints: [entry], ...options })
  return made.outputFiles[0]?.text ?? ''
}
