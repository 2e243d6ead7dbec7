// npm run conformance: holds a provider at an address to the contract (docs/conformance.md). It books and cancels there.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'

import { PROFILES } from './rows.ts'
import type { Profile } from './rows.ts'
import { junit, runRows } from './run-rows.ts'

const USAGE = `npm run conformance -- --url https://api.example --hotel CODE [--identity https://identity.example]
  [--page https://www.hotel.example] [--only ${PROFILES.join()}] [--today YYYY-MM-DD] [--openapi FILE] [--report junit.xml]`
const EXIT = { broken: 1, wrongUse: 2 } as const
const MARK = { passed: 'passed   ', failed: 'FAILED   ', 'not tried': 'not tried' } as const
const ROOT = resolve(import.meta.dirname, '../..')

const isAddress = (text: string) => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol)

function readWords(words: readonly string[]) {
  const text = { type: 'string' } as const
  const options = {
    url: text,
    identity: text,
    hotel: text,
    page: text,
    only: text,
    today: text,
    openapi: text,
    report: text,
  }
  const { values } = parseArgs({ args: [...words], options })
  const { url, hotel } = values
  if (!url || !hotel) throw new Error('--url and --hotel are needed')
  for (const name of ['url', 'identity', 'page'] as const) {
    const given = values[name]
    if (given !== undefined && !isAddress(given)) throw new Error(`--${name} is an address, as https://api.example`)
  }
  const only = (values.only ?? PROFILES.join()).split(',')
  const unknown = only.find((name) => !PROFILES.some((profile) => profile === name))
  if (unknown !== undefined) throw new Error(`There is no profile "${unknown}"`)
  const openapi = values.openapi ?? join(ROOT, 'dist/openapi.json')
  if (!existsSync(openapi)) throw new Error(`${openapi} is missing: npm run openapi writes it`)
  return { ...values, url, hotel, openapi, only: PROFILES.filter((profile) => only.includes(profile)) }
}

async function run(words: ReturnType<typeof readWords>): Promise<number> {
  const target = {
    url: words.url.replace(/\/$/, ''),
    identity: (words.identity ?? words.url).replace(/\/$/, ''),
    hotel: words.hotel,
    // Whoever embeds is known by the origin of the page.
    page: new URL(words.page ?? words.url).origin,
    today: words.today ?? new Date().toISOString().slice(0, 10),
    fetch,
  }
  const only: readonly Profile[] = words.only
  const outcomes = await runRows(target, JSON.parse(readFileSync(words.openapi, 'utf8')), {
    only,
    tell: ({ row, kind, why }) => console.log(`${MARK[kind]}  ${row.id}: ${row.says}${why && `\n           ${why}`}`),
  })
  if (words.report) writeFileSync(words.report, junit(outcomes))
  const failed = outcomes.filter(({ kind }) => kind === 'failed').length
  const passed = outcomes.filter(({ kind }) => kind === 'passed').length
  console.log(`\n${passed} passed, ${failed} failed, ${outcomes.length - passed - failed} not tried`)
  return failed > 0 ? EXIT.broken : 0
}

try {
  process.exitCode = await run(readWords(process.argv.slice(2)))
} catch (error) {
  console.error(`${error instanceof Error ? error.message : String(error)}\n\n${USAGE}`)
  process.exitCode = EXIT.wrongUse
}
