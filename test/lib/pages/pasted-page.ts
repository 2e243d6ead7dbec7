import type { OpenPage } from '../browser.ts'
import type { useStage } from '../stage.ts'

type Stage = ReturnType<typeof useStage>
type Pasted = {
  body: string
  search?: string
  headers?: Record<string, string>
  prepare?: (page: OpenPage) => Promise<unknown>
}

/** A page of the hotel's own site that holds nothing but this. */
export async function openPasted(
  stage: Stage,
  { body, search = '', headers = {}, prepare }: Pasted,
): Promise<OpenPage> {
  const page = await stage.newPage()
  const address = `${stage.world.origins.host}/pasted/`
  // A page that the test answers itself is of no network, and may not reach this machine's without asking.
  await page.context().grantPermissions(['local-network-access'])
  await page.route(
    ({ href }) => href.startsWith(address),
    (route) =>
      route.fulfill({ contentType: 'text/html', headers, body: `<!doctype html><title>Pasted</title>${body}` }),
  )
  await prepare?.(page)
  await page.goto(address + search)
  return page
}
