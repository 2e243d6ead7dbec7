import { readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'

const CLUSTER = resolve(import.meta.dirname, '../../../docs/deploy/cluster')

/** What a file of docs/deploy/cluster names → what it is on this machine. */
export type Moved = Readonly<Record<string, string>>

/** The file as it is written, moved to this machine; what it does not name any more is a mistake of whoever moves it. */
export async function placed(file: string, moved: Moved): Promise<string> {
  let text = await readFile(join(CLUSTER, file), 'utf8')
  for (const [written, here] of Object.entries(moved)) {
    if (!text.includes(written)) throw new Error(`docs/deploy/cluster/${file} does not name ${written}`)
    text = text.replaceAll(written, here)
  }
  return text
}
