import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import { newSecretsKey, SECRETS_KEY } from './kernel/seal.ts'

const FILE = 'secrets.key'
const PRIVATE = 0o600

/**
 * The key of an installation that was given none: made once beside the bundled database, outside of it. Processes over one
 * database on several machines need SECRETS_KEY, because each would make its own.
 */
export async function keptSecretsKey(folder: string): Promise<string> {
  const file = join(folder, FILE)
  await mkdir(folder, { recursive: true })
  // Of two that start together one writes, and both read what it wrote.
  await writeFile(file, newSecretsKey(), { flag: 'wx', mode: PRIVATE }).catch(() => undefined)
  const key = (await readFile(file, 'utf8')).trim()
  if (SECRETS_KEY.test(key)) return key
  throw new Error(`${file} is no key: 64 hexadecimal digits, as openssl rand -hex 32 gives them`)
}
