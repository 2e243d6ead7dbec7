import assert from 'node:assert/strict'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { after, before, beforeEach, describe, it } from 'node:test'

import { bendIdentity } from '../../lib/bent/bent-identity.ts'
import { nameParents } from '../../lib/pages/parent-origins.ts'
import { useStage } from '../../lib/stage.ts'

const PERSONAL = ['receiveTriplabotSession', 'ga4Event']

/** A page of somebody's that frames the widget for everybody; what it hears is kept. */
const page = (frame: string) => `<!doctype html><title>Anywhere</title>
<iframe title="Booking" width="800" height="600" referrerpolicy="no-referrer" src="${frame.replaceAll('&', '&amp;')}"></iframe>
<script>
heard = []
addEventListener('message', ({ data }) => heard.push(data.type))
say = (type) => document.querySelector('iframe').contentWindow.postMessage({ type }, '*')
</script>`

describe('a page that says parent_origin=*', () => {
  const stage = useStage()
  // A page of a server, because a browser lets no made-up one come near an address of this machine.
  const anywhere = createServer((_request, response) => {
    const query = new URLSearchParams({ code: 'shirotsuki', locale: 'en', iframe: 'triplabot', parent_origin: '*' })
    response.setHeader('content-type', 'text/html')
    response.end(page(`${stage.world.origins.widget}/booking/result?${query}`))
  })
  const origin = () => `http://127.0.0.1:${(anywhere.address() as AddressInfo).port}` // a TCP server's address is never a path
  before(() => new Promise<void>((resolve) => anywhere.listen(0, '127.0.0.1', resolve)))
  after(() => anywhere.close())
  beforeEach(() => bendIdentity(stage.world))

  async function open() {
    const opened = await stage.newPage()
    await opened.goto(origin())
    const inside = opened.frameLocator('iframe')
    const search = inside.getByRole('button', { name: 'Search', exact: true })
    await search.waitFor()
    return {
      page: opened,
      inside,
      heard: () => opened.evaluate(() => Reflect.get(globalThis, 'heard') as string[]), // the page above keeps them
      say: (type: string) => opened.evaluate((name) => Reflect.get(globalThis, 'say')(name), type),
      async authorization() {
        // Above results it is one line in a narrow frame.
        const line = inside.getByRole('button', { name: /^Change/, expanded: false })
        if (await line.isVisible()) await line.click()
        const since = await stage.world.lastCall()
        const answered = opened.waitForResponse((answer) => new URL(answer.url()).pathname.endsWith('/rooms'))
        await search.click()
        await (await answered).finished()
        const calls = await stage.world.calls(since)
        return calls.find((call) => call.method === 'GET' && call.path.endsWith('/rooms'))?.headers.authorization
      },
    }
  }

  it('signs out where the hotel allows it, and gets nothing of a person [EMB-045]', async () => {
    await nameParents(stage.world, ['*'])
    const chat = await open()
    await chat.page.waitForFunction(() => Reflect.get(globalThis, 'heard').includes('triplabotSynced'))
    assert.match(String(await chat.authorization()), /^\[secret/)
    const heard = await chat.heard()
    assert.ok(heard.includes('booking-widget-opened'))
    assert.deepEqual(
      heard.filter((type) => PERSONAL.includes(type)),
      [],
    )
    await chat.say('logout')
    await chat.inside.getByText('You are signed out.').waitFor()
    assert.equal(await chat.authorization(), undefined)
    assert.deepEqual(chat.page.complaints, [])
  })

  it('is refused with one warning where the hotel names pages only, even this one [EMB-045]', async () => {
    await nameParents(stage.world, [origin()])
    const chat = await open()
    await chat.say('logout')
    assert.match(String(await chat.authorization()), /^\[secret/)
    assert.equal(await chat.inside.getByText('You are signed out.').count(), 0)
    assert.deepEqual(await chat.heard(), [])
    assert.equal(chat.page.complaints.length, 1, chat.page.complaints.join('\n'))
    assert.match(String(chat.page.complaints[0]), /do not name \*/)
  })
})
