// The payment gateway of the chaos section as a process of its own, over books of its own: it can be killed, stopped and
// started again without the hotel. Told by its environment; a message moves its clock.
import { array, create, number, object, string } from 'superstruct'

import { openUrl } from '../../../demo-host/provider/db/postgres.ts'
import { systemIds } from '../../../demo-host/provider/kernel/ids.ts'
import { createGateway } from '../../../demo-host/simulators/gateway/server.ts'
import { HOST } from '../running.ts'
import { byTurns } from './by-turns.ts'

const origin = string()
export const gatewaySettings = object({
  url: string(),
  port: number(),
  clock_offset: number(),
  origins: object({ host: origin, widget: origin, api: origin, gateway: origin, identity: origin }),
  /** Of all processes of the provider, which are told in turn. */
  apis: array(string()),
  secrets: object({ key: string(), api: string(), webhook: string() }),
})

const settings = create(JSON.parse(process.env.GATEWAY_SETTINGS ?? ''), gatewaySettings)
let offset = settings.clock_offset
const database = await openUrl(settings.url, 'url')
const { server, sweep } = createGateway({
  database,
  clock: { now: () => Date.now() + offset },
  ids: systemIds,
  origins: settings.origins,
  secrets: settings.secrets,
  fetch: byTurns(settings.origins.api, settings.apis),
})
process.on('message', (advance_ms: number) => {
  offset += advance_ms
  void sweep().catch(() => undefined) // the next round of its own does the same
})
await server.listen({ port: settings.port, host: HOST })
process.send?.('ready')
