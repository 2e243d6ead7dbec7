import assert from 'node:assert/strict'
import { chmod, mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, describe, it } from 'node:test'

import { sql } from 'drizzle-orm'

import { WHILE_MIGRATING } from '../../demo-host/provider/db/connection.ts'
import { freePort } from '../../demo-host/provider/db/free-port.ts'
import { openUrl } from '../../demo-host/provider/db/postgres.ts'
import { rowsOf } from '../../demo-host/provider/db/orm.ts'
import { seedWorld } from '../../demo-host/world/seed.ts'
import { loadTranslate } from '../../locales/load.ts'
import type { Translate } from '../../locales/texts.ts'
import { BUILD } from '../../scripts/test-servers.ts'
import { addDays } from '../../shared/rules/days/dates.ts'
import type { PlainDate } from '../../shared/rules/days/dates.ts'
import { startPostgres } from '../bench/postgres.ts'
import type { Postgres } from '../bench/postgres.ts'
import { startSite } from '../engines/helpers/site.ts'
import type { Site } from '../engines/helpers/site.ts'
import { openBrowser, openPage } from '../lib/browser.ts'
import type { OpenBrowser } from '../lib/browser.ts'
import { quiet } from '../lib/quiet.ts'
import { until } from '../lib/until.ts'
import type { KeptProgram } from '../topology/helpers/kept-program.ts'
import { startServe } from '../topology/helpers/serves.ts'
import { originsAt, ownDomainAt, PLAIN_PROXIES } from './helpers/plain-proxy.ts'
import { freeThree } from './helpers/three-ports.ts'

/** The second of the hotels has a domain of its own, where calls come with cookies. */
const WAYS = { 'without cookies': { hotel: 1, path: '/first/' }, 'with cookies': { hotel: 2, path: '/second/' } }
/** Nobody books here. */
const SECRETS = { key: 'pk_0123456789', api: 'sk_0123456789', webhook: 'wh_0123456789' }
const NO_MAIL = 'smtp://127.0.0.1:9'
const SEE_MS = 60_000
/** The nights that are always free begin after so many. */
const FREE_AFTER = 40

describe("a guest on a hotel's page, while nobody answers calls behind the proxy", () => {
  let folder: string
  let postgres: Postgres
  let site: Site
  /** Answers calls. */
  let serve: KeptProgram
  /** Serves the widget's files, as a host of files or another machine would; nobody asks it for more. */
  let files: KeptProgram
  let browser: OpenBrowser
  let t: Translate
  let port: number
  let first: number
  let firstOfFiles: number
  const codes: string[] = []

  before(async () => {
    folder = await mkdtemp(join(tmpdir(), 'booking-away-'))
    await chmod(folder, 0o755)
    await mkdir(join(folder, 'postgres'))
    postgres = await startPostgres(join(folder, 'postgres'))
    ;[port, first, firstOfFiles] = [await freePort(), await freeThree(), await freeThree()]
    browser = await openBrowser()
    t = await loadTranslate('en', ['core', 'search', 'results', 'common'])
    const start = await furnish()
    const query = new URLSearchParams({ checkin: addDays(start, FREE_AFTER), nights: '1', adults: '2' })
    const pageOf = (code: string) =>
      `<script src="${originsAt(port).widget}/v1/loader.js" async></script>` +
      `<booking-widget hotel-code="${code}" query="${String(query).replaceAll('&', '&amp;')}"></booking-widget>`
    const pages = { '/first/': () => pageOf(codes[0] ?? ''), '/second/': () => pageOf(codes[1] ?? '') }
    site = await startSite(pages)
    await name(site.origin)
    const gateway = { origin: originsAt(port).api, secrets: SECRETS }
    const around = { url: postgres.url, origins: originsAt(port), dist: BUILD, smtp: NO_MAIL, gateway }
    files = await startServe(folder, firstOfFiles, around)
    serve = await startServe(folder, first, around)
  })
  after(async () => {
    await browser?.close()
    await serve?.stop()
    await files?.stop()
    await site?.stop()
    await postgres?.stop()
    await rm(folder, { recursive: true, force: true })
  })

  async function furnish(): Promise<PlainDate> {
    const database = await openUrl(postgres.url, 'url', { timeouts: WHILE_MIGRATING })
    const { start } = await seedWorld(database, { clock: Date, hotels: 2 })
    const rows = await rowsOf<{ code: string }>(database.orm, sql`select code from hotel order by id`)
    codes.push(...rows.map(({ code }) => code))
    await database.close()
    return start
  }
  /** Both hotels name the site, and the second a domain of its own. */
  async function name(origin: string): Promise<void> {
    const database = await openUrl(postgres.url, 'url', { isPrepared: true })
    const parents = { parent_origins: [origin] }
    const own = { first_party_cookie: { status: 'completed', domain_name: ownDomainAt(port) } }
    for (const [id, named] of [[1, parents], [2, { ...parents, ...own }]] as const) // prettier-ignore
      await database.orm.execute(sql`update hotel set settings = settings || ${JSON.stringify(named)}::jsonb where id = ${id}`) // prettier-ignore
    await database.close()
  }

  for (const [proxy, start] of Object.entries(PLAIN_PROXIES))
    for (const [way, { hotel, path }] of Object.entries(WAYS))
      it(`reads that booking is paused, and goes on without loading the page again: ${proxy}, ${way}`, async () => {
        const program = await start({ folder, port, first, files: firstOfFiles })
        const page = await openPage(browser)
        page.setDefaultTimeout(SEE_MS)
        const asked: string[] = []
        const isThere = () => fetch(`${originsAt(port).api}/readyz`).then(({ ok }) => ok)
        page.on('response', (answer) => {
          if (answer.status() === 503 && /\/hotels\//.test(answer.url())) asked.push(new URL(answer.url()).host)
        })
        try {
          await until(isThere, 'the product is behind it')
          await page.goto(site.origin + path)
          await page.getByRole('button', { name: t('search.search'), exact: true }).click()
          await page.locator('.plans').first().waitFor()
          await page.evaluate(() => Reflect.set(globalThis, 'isSamePage', true))

          await quiet(page)

          await serve.stop('SIGKILL')
          await page
            .getByRole('button', { name: new RegExp(`^${t('results.choose')}`) })
            .first()
            .click()
          await page
            .getByRole('button', { name: t('results.continue'), exact: true })
            .first()
            .click()
          await page.getByRole('heading', { name: t('core.unavailableTitle') }).waitFor()
          assert.ok(asked.includes(hotel === 2 ? ownDomainAt(port) : new URL(originsAt(port).api).host), asked.join())
          assert.deepEqual(page.complaints.filter((line) => /CORS|Access-Control/i.test(line)), []) // prettier-ignore

          await serve.start()
          await until(isThere, 'the product is back')
          await page.getByRole('button', { name: t('core.tryAgain'), exact: true }).click()
          await page.locator('.plans').first().waitFor()
          assert.equal(await page.evaluate(() => Reflect.get(globalThis, 'isSamePage')), true)
        } finally {
          if (!(await isThere())) await serve.start()
          await page.close()
          await program.stop()
        }
      })
})
