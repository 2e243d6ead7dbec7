import { execFile } from 'node:child_process'
import { resolve } from 'node:path'
import { promisify } from 'node:util'

const ROOT = resolve(import.meta.dirname, '../../..')
const COMMAND = ['--import', './scripts/node-hooks.mjs', 'demo-host/provider/booking.ts', 'release', 'stamp']

type Stamped = Record<'widget' | 'api' | 'identity' | 'site' | 'out' | 'dist', string> & { gateway?: string }

/** Writes a build as a folder for a host of files, as an operator does (docs/operating.md). */
export async function stampSite(options: Stamped): Promise<void> {
  const words = Object.entries(options).flatMap(([name, value]) => [`--${name}`, value])
  await promisify(execFile)(process.execPath, [...COMMAND, ...words], { cwd: ROOT })
}
