// npm run openapi: writes dist/openapi.json, what the provider serves at /openapi.json, for origins of one's own.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'

import { openApi } from '../../demo-host/provider/http/openapi/document.ts'

const at = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url))
const { values } = parseArgs({
  options: {
    api: { type: 'string', default: 'https://api.example' },
    identity: { type: 'string', default: 'https://identity.example' },
    out: { type: 'string', default: at('dist/openapi.json') },
  },
})
const { version } = JSON.parse(readFileSync(at('package.json'), 'utf8')) as { version: string } // our own
mkdirSync(dirname(values.out), { recursive: true })
writeFileSync(values.out, `${JSON.stringify(openApi(values, version), null, 2)}\n`)
console.log(`${values.out} is written.`)
