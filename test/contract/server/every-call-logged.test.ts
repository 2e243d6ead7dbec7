import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { after, before, describe, it } from 'node:test'

import { startWorld } from '../../lib/world.ts'
import type { World } from '../../lib/world.ts'
import { ROOT } from '../../rules/sources.ts'

/** Every call of the specification, from the list that is written from it by hand. */
const SPECIFIED = readFileSync(join(ROOT, 'test/rules/specified.tsv'), 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('call\t'))
  .map((line) => line.split('\t')[1] ?? '')

describe('the server that comes with the product', () => {
  let world: World
  before(async () => {
    world = await startWorld()
  })
  after(() => world.stop())

  async function send(method: string, path: string) {
    const address = path.startsWith('{identity}')
      ? world.origins.identity + path.slice('{identity}'.length)
      : world.origins.api + path
    const url = address.replaceAll('{code}', 'shirotsuki').replaceAll(/\{\w+\}/g, '1')
    const answer = await fetch(url, { method, headers: { origin: world.origins.host } })
    return { path: new URL(url).pathname, status: answer.status, body: await answer.text() }
  }

  it('knows each call of the specification, and writes each down with its method and path [BOOT-047]', async () => {
    assert.ok(SPECIFIED.length > 100)
    const since = await world.lastCall()
    const nowhere = await send('GET', '/no/such/call')
    assert.equal(nowhere.status, 404)
    const sent: string[] = []
    for (const line of SPECIFIED) {
      const [method = '', path = ''] = line.split(' ')
      const answer = await send(method, path)
      assert.ok(answer.status !== 405 && answer.body !== nowhere.body, `${line} is not known: ${answer.body}`)
      sent.push(`${method} ${answer.path} ${answer.status}`)
    }
    const written = (await world.calls(since)).map(({ method, path, status }) => `${method} ${path} ${status}`)
    assert.deepEqual(
      sent.filter((line) => !written.includes(line)),
      [],
    )
  })
})
