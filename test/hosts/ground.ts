import { after, before } from 'node:test'

import { freePort } from '../../demo-host/provider/db/free-port.ts'
import { openBrowser } from '../lib/browser.ts'
import type { OpenBrowser } from '../lib/browser.ts'
import { startWorld } from '../lib/world.ts'
import type { World } from '../lib/world.ts'
import type { Host } from './host.ts'
import { serveHosts } from './server.ts'
import type { HostServer } from './server.ts'

type Ground = { world: World; browser: OpenBrowser; server: HostServer }

/** One world, one browser and one server of host pages for all hosts. */
export function ground(hosts: readonly Host[]): () => Ground {
  let stands: Ground | undefined
  before(async () => {
    const port = await freePort()
    const parentOrigins = [`http://127.0.0.1:${port}`, 'null']
    const [world, browser] = await Promise.all([startWorld({ parentOrigins }), openBrowser()])
    stands = { world, browser, server: await serveHosts(port, hosts, world.origins) }
  })
  after(async () => {
    await stands?.browser.close()
    await stands?.server.stop()
    await stands?.world.stop()
  })
  return () => {
    if (!stands) throw new Error('before() makes it')
    return stands
  }
}
