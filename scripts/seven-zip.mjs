// The 7-Zip of the system, under the names that its packages give it. Node built-ins only: prepare.mjs reads this.
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

const NAMES = ['7zz', '7z', '7zz.exe', '7z.exe']

/** @returns {string | undefined} */
export const sevenZipPath = () =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .flatMap((folder) => NAMES.map((name) => join(folder, name)))
    .find((path) => existsSync(path))
