import assert from 'node:assert/strict'
import { describe, it } from 'node:test'

import { asc } from 'drizzle-orm'
import type { Page } from 'playwright'

import { errorReport } from '../../../demo-host/provider/db/schema/ops.ts'
import { pretendToBe } from '../../lib/browser.ts'
import { useNamedStage } from '../../lib/named-stage.ts'
import { quiet } from '../../lib/quiet.ts'
import { useStage } from '../../lib/stage.ts'
import { until } from '../../lib/until.ts'

const REPORTS = '/api/v1/error_reports'
const OLD = 'Mozilla/5.0 (Windows NT 6.1) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/70.0.3538.102 Safari/537.36'
const PATH = '/booking/result?code=shirotsuki'

const started = (page: Page) => page.getByRole('button', { name: 'Search', exact: true }).waitFor()
const fail = (page: Page, problem: string) =>
  page.evaluate((message) => {
    setTimeout(() => {
      throw new TypeError(message)
    })
    return Promise.resolve()
  }, problem)
const rejectUnheard = (page: Page, problem: string) =>
  page.evaluate((message) => void Promise.reject(new Error(message)), problem)

describe('what goes wrong in a widget', () => {
  const stage = useNamedStage()
  const kept = () => stage.world.database.orm.select().from(errorReport).orderBy(asc(errorReport.id))
  const reported = (page: Page) => page.waitForResponse((response) => response.url().endsWith(REPORTS))

  it('reaches the provider, but for what the network and the navigation do [ERR-125]', async () => {
    const before = (await kept()).length
    const page = await stage.open(PATH)
    await started(page)
    for (const silent of [
      'Navigation cancelled from "/a" to "/b" with a new navigation.',
      'Failed to fetch',
      'Load failed',
      'Avoided redundant navigation to current location: "/a".',
    ]) {
      await fail(page, silent)
      await rejectUnheard(page, silent)
    }
    const answer = reported(page)
    await rejectUnheard(page, 'rooms of taro@example.com at https://w.example/?a=1 are no list')
    assert.equal((await answer).status(), 201)
    const [only, ...more] = (await kept()).slice(before)
    assert.deepEqual(more, [])
    assert.equal(only?.message, 'Error: rooms of [e-mail] at https://w.example/?… are no list')
    assert.deepEqual([only?.kind, only?.route], ['window', 'result'])
    await page.close()
  })

  it('is one entry when an address held an e-mail address, without the address [QUERY-047] [QUERY-049]', async () => {
    for (const address of ['foo=a@b.co', 'foo=a%40b.co', 'foo=a%2540b.co']) {
      const before = (await kept()).length
      const page = await stage.newPage()
      const answer = reported(page)
      await page.goto(`${stage.widget}${PATH}&${address}`)
      await started(page)
      assert.equal(page.url(), `${stage.widget}${PATH}`)
      assert.equal((await answer).status(), 201)
      const entries = (await kept()).slice(before)
      assert.deepEqual(
        entries.map(({ kind }) => kind),
        ['address'],
      )
      assert.doesNotMatch(JSON.stringify(entries), /a@b|a%40|a%25|b\.co|foo/)
      await page.close()
    }
  })

  it('is told at most ten times in a visit, reloads included (guarantee W20)', async () => {
    const before = (await kept()).length
    const page = await stage.open(PATH)
    await started(page)
    for (let times = 0; times < 2; times++) {
      for (let one = 0; one < 8; one++) await fail(page, `broken ${times} ${one}`)
      await quiet(page)
      await page.reload()
      await started(page)
    }
    assert.equal((await kept()).length - before, 10)
    await page.close()
  })

  it('is not told by an old browser [ERR-126]', async () => {
    const before = (await kept()).length
    const page = await stage.newPage()
    await pretendToBe(page, OLD)
    await page.goto(`${stage.widget}${PATH}&foo=a@b.co`)
    await started(page)
    await fail(page, 'broken')
    await quiet(page)
    assert.equal((await kept()).length, before)
    await page.close()
  })

  it('of a host page is the business of that page', async () => {
    const before = (await kept()).length
    const page = await stage.newPage()
    await page.goto(`${stage.host}/`)
    await page.getByRole('button', { name: 'Search', exact: true }).first().waitFor()
    await fail(page, 'the host is broken')
    await rejectUnheard(page, 'the host is broken')
    await quiet(page)
    assert.equal((await kept()).length, before)
    await page.close()
  })

  it('can be read behind the demo', async () => {
    const page = await stage.newPage()
    await page.goto(`${stage.world.origins.api}/demo/errors`)
    await page.getByRole('cell', { name: 'An address held an e-mail address' }).first().waitFor()
    await page.close()
  })
})

describe("on a developer's machine", () => {
  const stage = useStage()

  it('nothing is reported but to who sits there: an address that was cleaned is a line of the console [ERR-126]', async () => {
    const since = await stage.world.lastCall()
    const page = await stage.newPage()
    const told: string[] = []
    page.on('console', (line) => told.push(`${line.type()} ${line.text()}`))
    await page.goto(`${stage.world.origins.widget}${PATH}&foo=taro@example.com`)
    await started(page)
    await until(() => told.length > 0, 'the line')
    assert.deepEqual(told, [
      'info booking-widget: not reported from 127.0.0.1, address: Error: An address held an e-mail address',
    ])
    await fail(page, 'broken')
    await quiet(page)
    const calls = await stage.world.calls(since)
    assert.ok(calls.length > 0 && calls.every(({ path }) => path !== REPORTS))
    await page.close()
  })
})
