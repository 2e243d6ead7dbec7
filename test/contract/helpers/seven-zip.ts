import { execFile } from 'node:child_process'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import SevenZip from '7z-wasm'

import { sevenZipPath } from '../../../scripts/seven-zip.mjs'

/** What 7-Zip makes of an archive: the words of its listing, and its files, which are empty where the password is wrong. */
type Opened = { listing: string; files: Record<string, string> }
type SevenZipProgram = { name: string; open(archive: Uint8Array, password: string): Promise<Opened> }

const listing = (archive: string) => ['l', '-slt', archive]
const extracting = (password: string, archive: string, out: string) => ['x', `-p${password}`, `-o${out}`, '-y', archive]

/** The same program on every machine. */
const OF_WASM: SevenZipProgram = {
  name: '7-Zip in Wasm',
  async open(archive, password) {
    const lines: string[] = []
    const run = async (...told: string[]) => {
      const zip = await SevenZip({ print: (line) => lines.push(line), printErr: (line) => lines.push(line) })
      zip.FS.writeFile('stays.zip', archive)
      zip.FS.mkdir('out')
      try {
        zip.callMain(told)
      } catch {
        // It ends with its exit code.
      }
      const names = zip.FS.readdir('out').filter((name: string) => !name.startsWith('.'))
      return Object.fromEntries(
        names.map((name: string) => [name, new TextDecoder().decode(zip.FS.readFile(`out/${name}`))]),
      )
    }
    await run(...listing('stays.zip'))
    const files = await run(...extracting(password, 'stays.zip', 'out'))
    return { listing: lines.join('\n'), files }
  },
}

const ofSystem = (path: string): SevenZipProgram => ({
  name: `7-Zip of the system, ${path}`,
  async open(archive, password) {
    const folder = await mkdtemp(join(tmpdir(), 'seven-zip-'))
    const [zip, out] = [join(folder, 'stays.zip'), join(folder, 'out')]
    // A wrong password ends it with a code; what it left is looked at.
    const run = (told: string[]) => new Promise<string>((resolve) => execFile(path, told, (_, said) => resolve(said)))
    try {
      await writeFile(zip, archive)
      const words = await run(listing(zip))
      await run(extracting(password, zip, out))
      const names = await readdir(out).catch(() => [])
      const files = await Promise.all(names.map(async (name) => [name, await readFile(join(out, name), 'utf8')]))
      return { listing: words, files: Object.fromEntries(files) }
    } finally {
      await rm(folder, { recursive: true })
    }
  },
})

/** Each 7-Zip that is here: the system's own, which scripts/prepare.mjs installs where it may, and the one in Wasm. */
export function sevenZips(): readonly SevenZipProgram[] {
  const path = sevenZipPath()
  return path ? [OF_WASM, ofSystem(path)] : [OF_WASM]
}
