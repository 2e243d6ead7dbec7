import { execFile } from 'node:child_process'
import { readFile, writeFile } from 'node:fs/promises'
import { isIP } from 'node:net'
import { join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** It has signed itself: who believes it, believes this file, and `text` is what stands in it. */
export type Certificate = { file: string; text: string }

/** For these names or addresses, in the files that the proxies of docs/deploy name; they find them in this folder. */
export async function writeCertificate(folder: string, names: readonly string[]): Promise<Certificate> {
  const [file, key] = [join(folder, 'fullchain.pem'), join(folder, 'privkey.pem')]
  const named = names.map((name) => `${isIP(name) ? 'IP' : 'DNS'}:${name}`)
  const subject = ['-subj', '/CN=booking', '-addext', `subjectAltName=${named.join()}`]
  const how = ['-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2']
  await run('openssl', ['req', ...how, '-keyout', key, '-out', file, ...subject])
  const text = await readFile(file, 'utf8')
  await writeFile(join(folder, 'haproxy.pem'), text + (await readFile(key, 'utf8')))
  return { file, text }
}
