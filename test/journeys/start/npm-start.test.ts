import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { after, before, describe, it } from 'node:test'

import { CLIENT_KEY, CLIENT_SECRET } from '../../../shared/constants.ts'
import { newFolder, startProcess } from '../../bench/running.ts'
import type { Running } from '../../bench/running.ts'
import { recipeWith } from '../../lib/pages/recipes.ts'

const ROOT = join(import.meta.dirname, '../../..')
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8')

describe('npm start', () => {
  const [, name = '', value = ''] =
    /^(\w+)=(\S+) npm start$/m.exec(recipeWith('npm start', 'sh', ['docs/webmaster.md'])) ?? []
  let running: Running
  let folder: Awaited<ReturnType<typeof newFolder>>
  before(async () => {
    folder = await newFolder()
    running = await startProcess({ folder: folder.folder, environment: { [name]: value } })
  })
  after(async () => {
    await running?.stop()
    await folder?.remove()
  })

  it('ends in the process that is started here, once everything is installed and built', () => {
    assert.equal(recipeWith('npm start', 'sh', ['README.md']), 'npm start\n')
    assert.equal(JSON.parse(read('package.json')).scripts.start, 'node scripts/start.mjs')
    assert.match(read('scripts/start.mjs'), /^await import\('\.\.\/demo-host\/process\/serve\.ts'\)$/m)
  })

  it('shows a hotel’s site with the tag, which leads to the other ways of embedding', async () => {
    const page = await (await fetch(`${running.origins.host}/`)).text()
    assert.match(page, /<booking-widget /)
    for (const path of ['/frame/', '/popup/', '/chatbot/', '/playground/'])
      assert.equal((await fetch(running.origins.host + path)).status, 200, path)
  })

  it('lets the pages of the variable show the widget, and no others', async () => {
    const statusFor = async (origin: string) => {
      const body = JSON.stringify({ key: CLIENT_KEY, secret: CLIENT_SECRET })
      const answer = await fetch(`${running.origins.api}/hotels/shirotsuki/start`, { method: 'POST', headers: { origin }, body }) // prettier-ignore
      return answer.status
    }
    assert.equal(value, 'http://localhost:8080')
    assert.equal(await statusFor(value), 201)
    assert.equal(await statusFor('http://127.0.0.1:8080'), 403)
  })
})
