import { createHash, randomBytes } from 'node:crypto'
import { chmod, chown, mkdir, readFile, realpath, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { canReach } from './runner.ts'
import type { Runner } from './runner.ts'

/** Where the embedded server lives, and its password: written once beside the folder the operator knows. */
export type Place = { path: string; password: string; owner: string }

const NOTE = 'database.json'
const PRIVATE_FILE = 0o600
const PRIVATE_FOLDER = 0o700
const OPEN_FOLDER = 0o755
const OUTSIDE = ['/var/lib', tmpdir()]

export async function choosePlace(folder: string, runner: Runner): Promise<Place> {
  await mkdir(folder, { recursive: true })
  const note = join(folder, NOTE)
  const owner = join(folder, 'database.pid')
  const known = await readFile(note, 'utf8').catch(() => null) // the first start
  if (known) {
    const { path, password } = JSON.parse(known) as { path: string | null; password: string } // our own note
    return { path: path ?? folder, password, owner }
  }
  const path = (await canReach(runner, folder)) ? folder : await outside(folder, runner)
  const password = randomBytes(24).toString('base64url')
  // null: inside the folder itself, which may be moved.
  const kept = { path: path === folder ? null : path, password }
  await writeFile(note, JSON.stringify(kept, null, 2), { mode: PRIVATE_FILE })
  return { path, password, owner }
}

/** The same path for the same folder, so that data is found again even without the note. */
async function outside(folder: string, runner: Runner): Promise<string> {
  const hash = createHash('sha256')
    .update(await realpath(folder))
    .digest('hex')
    .slice(0, 12)
  for (const parent of OUTSIDE) {
    if (!(await canReach(runner, parent))) continue
    const path = join(parent, `booking-widget-${hash}`)
    const isMade = await mkdir(path, { recursive: true, mode: OPEN_FOLDER }).then(
      () => true,
      () => false,
    )
    if (!isMade) continue
    await chmod(path, OPEN_FOLDER)
    return path
  }
  throw new Error(`No folder was found that the database's user can reach; set BOOKING_DATA to one (not ${folder})`)
}

export async function ownedFolder(path: string, runner: Runner): Promise<void> {
  await mkdir(path, { recursive: true, mode: PRIVATE_FOLDER })
  if (runner) await chown(path, runner.uid, runner.gid)
}
