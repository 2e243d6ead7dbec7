import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

export const ROOT = join(import.meta.dirname, '../..')
export const SOURCE_FOLDERS = ['shared', 'loader', 'widget', 'demo-host', 'locales', 'test', 'scripts']
const SKIPPED = /(^|\/)(node_modules|dist|migrations)\/|^test\/(hosts\/apps|fixtures)\//

export type Source = { path: string; text: string }

/** Every file of ours with one of the endings, by its path from the root. */
export function sources(endings: readonly string[] = ['.ts', '.tsx'], folders = SOURCE_FOLDERS): Source[] {
  return folders.flatMap((folder) =>
    pathsIn(folder)
      .filter((path) => endings.some((ending) => path.endsWith(ending)) && !SKIPPED.test(path))
      .map((path) => ({ path, text: readFileSync(join(ROOT, path), 'utf8') })),
  )
}

function pathsIn(folder: string): string[] {
  try {
    return readdirSync(join(ROOT, folder), { withFileTypes: true })
      .flatMap((entry) => {
        const path = `${folder}/${entry.name}`
        // Not walked into: the hosts' packages are as many files as all else together.
        if (entry.isDirectory()) return entry.name === 'node_modules' ? [] : pathsIn(path)
        return entry.isFile() ? [path] : []
      })
      .toSorted()
  } catch {
    return [] // A folder that does not exist yet has nothing to check.
  }
}

export const isTest = (path: string) => path.startsWith('test/') || /\.test\.tsx?$/.test(path)

const TOKEN = /\/\*[\s\S]*?\*\/|\/\/[^\n]*|'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`/g

/** The code with its comments blanked, line by line as long as before; strings stay unless told otherwise. */
export function code(text: string, { keepStrings = true } = {}): string {
  return text.replace(TOKEN, (token) => {
    if (!token.startsWith('/') && keepStrings) return token
    return token.replace(/[^\n]/g, ' ')
  })
}

export const lineOf = (text: string, index: number) => text.slice(0, index).split('\n').length
