// The process of npm run wordpress: WordPress beside the product's own servers, until Ctrl-C.
import { join, resolve } from 'node:path'

import { startWordPress } from './wordpress.ts'
import type { WordPress } from './wordpress.ts'

const ROOT = resolve(import.meta.dirname, '../../..')

const ASK_MS = 250

export type Wishes = {
  packages: readonly string[]
  version: string
  port: number
  loader: string
}

/** Starts it and says where it is. Ending the process ends it: its servers are told on exit. */
export async function serveWordPress({ packages, version, port, loader }: Wishes): Promise<void> {
  const data = resolve(process.env.BOOKING_DATA ?? join(ROOT, '.data'))
  console.log('\nStarting WordPress, some ten seconds the first time')
  const started = performance.now()
  const wordpress = await startWordPress({
    packages,
    folder: join(data, 'wordpress/sites', version),
    port,
    settings: { hotel_code: 'shirotsuki', loader_url: loader },
  })
  const seconds = ((performance.now() - started) / 1_000).toFixed(1)
  // The product's own servers furnish their hotels the first time, and then say where they are.
  await untilAnswered(loader)
  console.log(`\nWordPress ${wordpress.version} was up after ${seconds} s`)
  tell(wordpress)
}

async function untilAnswered(address: string): Promise<void> {
  const isThere = () =>
    fetch(address).then(
      ({ ok }) => ok,
      () => false, // nobody listens there yet
    )
  while (!(await isThere())) await new Promise((resolve) => setTimeout(resolve, ASK_MS))
}

function tell({ origin, pages, passwords }: WordPress): void {
  for (const address of Object.values(pages)) console.log(`  Open    ${address}`)
  for (const [name, password] of Object.entries(passwords)) {
    console.log(`  Log in  ${origin}/wp-login.php   ${name.padEnd(6)}  ${password}`)
  }
  console.log('Passwords are new at every start.')
}
