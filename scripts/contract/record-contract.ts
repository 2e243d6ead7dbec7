// npm run record-contract: writes down what this version takes and answers, when it is released. Later versions are held to it
// (test/contract/server/released-contracts.test.ts); what was released is not written again.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

import { openApi } from '../../demo-host/provider/http/openapi/document.ts'
import { contractFields, writeFields } from './contract-fields.ts'

const at = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url))
const { version } = JSON.parse(readFileSync(at('package.json'), 'utf8')) as { version: string } // our own
const path = `test/contract/released/${version}.tsv`
const origins = { api: 'https://api.example', identity: 'https://identity.example' }
const text = writeFields(contractFields(openApi(origins, version)))
if (existsSync(at(path)) && readFileSync(at(path), 'utf8') !== text) {
  console.error(`${path} is there and says something else: raise the version in package.json first.`)
  process.exitCode = 1
} else {
  writeFileSync(at(path), text)
  console.log(`${path} is written.`)
}
