import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'

import { isAlive } from '../../demo-host/provider/db/alive.ts'
import { NoBinaries } from '../../demo-host/provider/db/binaries.ts'
import { dropClones } from '../../demo-host/provider/db/clones.ts'
import { embeddedServer } from '../../demo-host/provider/db/embedded.ts'

const FOLDER = resolve('node_modules/.cache/booking-widget/test-postgres')
/** Nothing here outlives the machine, so nothing waits for the disk; tests open many databases at once. */
const SETTINGS = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  wal_level: 'minimal',
  max_wal_senders: 0,
  autovacuum: 'off',
  shared_buffers: '256MB',
  max_connections: 400,
}

export type TestDatabase = { url: string; stop: () => Promise<void> }

/** The PostgreSQL of a run, or null where none runs: then each file takes PGlite. */
export async function startDatabase(): Promise<TestDatabase | null> {
  const { folder, isOwn } = choose()
  try {
    const server = await opened(folder)
    await dropClones(server.url)
    return {
      url: server.url,
      async stop() {
        await server.stop()
        if (!isOwn) return
        rmSync(dirname(server.data), { recursive: true, force: true })
        rmSync(folder, { recursive: true, force: true })
      },
    }
  } catch (error) {
    if (!(error instanceof NoBinaries)) throw error
    console.log(`  PGlite is used, because the bundled PostgreSQL does not run here: ${error.message}`)
    return null
  }
}

/** What a killed server left behind may not start again, because nothing waited for the disk: then it is made anew. */
async function opened(folder: string) {
  const open = () => embeddedServer({ folder, log: console.log, settings: SETTINGS })
  return open().catch((error: unknown) => {
    if (error instanceof NoBinaries) throw error
    rmSync(join(folder, 'postgres'), { recursive: true, force: true })
    return open()
  })
}

/** One folder keeps its templates from run to run; a run beside another one has a folder of its own. */
function choose(): { folder: string; isOwn: boolean } {
  mkdirSync(FOLDER, { recursive: true })
  const holder = join(FOLDER, 'run.pid')
  if (isAlive(Number(read(holder)))) return { folder: mkdtempSync(join(tmpdir(), 'booking-tests-')), isOwn: true }
  writeFileSync(holder, String(process.pid))
  forgetWhatCrashed()
  return { folder: FOLDER, isOwn: false }
}

/** Without fsync a crash of the machine may leave half of everything: what another boot wrote is not trusted. */
function forgetWhatCrashed(): void {
  const note = join(FOLDER, 'boot')
  const boot = read('/proc/sys/kernel/random/boot_id') || String(process.pid)
  if (read(note) === boot) return
  const { path = FOLDER } = JSON.parse(read(join(FOLDER, 'database.json')) || '{}') as { path?: string | null } // db/place.ts
  rmSync(join(path ?? FOLDER, 'postgres'), { recursive: true, force: true })
  writeFileSync(note, boot)
}

function read(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return '' // not there yet
  }
}
