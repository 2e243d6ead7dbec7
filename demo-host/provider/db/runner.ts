import { execFile } from 'node:child_process'
import { readFile, stat } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import { promisify } from 'node:util'

/** Who runs the database server: ourselves (null), or the user that root has to use, because PostgreSQL refuses root. */
export type Runner = { uid: number; gid: number } | null

const OWN_USER = 'booking-widget'
const [EXECUTE_OTHER, EXECUTE_GROUP, EXECUTE_OWNER] = [0o001, 0o010, 0o100]

/** `nobody` is on every system; where it is not, a system user of our own is made. */
export async function chooseRunner(): Promise<Runner> {
  if (process.getuid?.() !== 0) return null
  const found = (await userNamed(OWN_USER)) ?? (await userNamed('nobody'))
  if (found) return found
  await promisify(execFile)('useradd', ['--system', '--no-create-home', '--shell', '/usr/sbin/nologin', OWN_USER])
  const made = await userNamed(OWN_USER)
  if (!made) throw new Error('PostgreSQL does not run as root, and no other user could be made: start as another user')
  return made
}

async function userNamed(name: string): Promise<Runner> {
  const lines = (await readFile('/etc/passwd', 'utf8').catch(() => '')).split('\n') // macOS lists its users elsewhere
  const [, , uid, gid] = lines.find((line) => line.startsWith(`${name}:`))?.split(':') ?? []
  return uid && gid ? { uid: Number(uid), gid: Number(gid) } : null
}

/** Whether the runner may walk to a path: below a folder with mode 0700 it may not, and every start would die with EACCES. */
export async function canReach(runner: Runner, path: string): Promise<boolean> {
  if (runner === null) return true
  for (let folder = resolve(path); ; folder = dirname(folder)) {
    const found = await stat(folder).catch(() => null) // what does not exist yet will be made reachable
    if (found && !mayEnter(runner, found)) return false
    if (folder === dirname(folder)) return true
  }
}

function mayEnter(runner: NonNullable<Runner>, found: { uid: number; gid: number; mode: number }): boolean {
  if (found.uid === runner.uid) return (found.mode & EXECUTE_OWNER) !== 0
  if (found.gid === runner.gid) return (found.mode & EXECUTE_GROUP) !== 0
  return (found.mode & EXECUTE_OTHER) !== 0
}
