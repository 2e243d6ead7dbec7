import { parseCall } from '../../../shared/contract/define.ts'
import { starting } from '../../../shared/contract/starting.ts'
import { startTogether } from '../../../demo-host/provider/http/start-together.ts'
import type { Door } from './open-widget.ts'

const START = new RegExp(`${parseCall(starting.sessionAndSettings.call).path.replace(':code', '([^/]+)')}$`)

/** As the server does: what a start asks together goes through the door as its two calls, where a test may bend each. */
export async function throughDoor({ origins, handle, start }: Door, request: Request): Promise<Response> {
  const [, code] = START.exec(new URL(request.url).pathname) ?? []
  if (code === undefined) return handle(request)
  if (start) return start()
  const origin = request.headers.get('origin') ?? undefined
  const { credentials } = request
  const ask = (one: Request) => handle(new Request(one, { credentials }))
  return startTogether({ code, origin, body: await request.json() }, origins, ask)
}
