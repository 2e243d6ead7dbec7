// Prints a CycloneDX list of every package that runs outside of tests, from the lock file: npm run sbom > sbom.json
// npm's own command leaves out packages that a development dependency asks for as well.
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

type Locked = { version?: string; integrity?: string; license?: string; dev?: boolean; optional?: boolean }
type Lock = { name: string; version: string; packages: Record<string, Locked> }

const FOLDER = 'node_modules/'

const hexOf = (integrity: string) => {
  const [, alg = '', content = ''] = /^(sha\d+)-(\S+)/.exec(integrity) ?? []
  return { alg: alg.replace('sha', 'SHA-'), content: Buffer.from(content, 'base64').toString('hex') }
}

function component([path, { version = '', integrity, license, optional }]: [string, Locked]) {
  const name = path.slice(path.lastIndexOf(FOLDER) + FOLDER.length)
  const purl = `pkg:npm/${name.replace('@', '%40')}@${version}`
  return {
    type: 'library',
    'bom-ref': `${path}@${version}`,
    name,
    version,
    purl,
    scope: optional ? 'optional' : 'required',
    ...(license && { licenses: [{ expression: license }] }),
    ...(integrity && { hashes: [hexOf(integrity)] }),
  }
}

export function billOfMaterials() {
  const { name, version, packages }: Lock = JSON.parse(
    readFileSync(new URL('../../package-lock.json', import.meta.url), 'utf8'),
  )
  const running = Object.entries(packages).filter(([path, { dev }]) => path !== '' && !dev)
  return {
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: { component: { type: 'application', name, version, 'bom-ref': `${name}@${version}` } },
    components: running.map(component),
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) console.log(JSON.stringify(billOfMaterials(), null, 2))
