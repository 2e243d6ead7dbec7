import assert from 'node:assert/strict'
import { describe, it } from 'node:test'

import { openPasted } from '../../lib/pasted-page.ts'
import { useStage } from '../../lib/stage.ts'

type Diagnosed = HTMLElement & { diagnose(): Promise<readonly { code: string; problem: string; fix: string }[]> }

describe('diagnose()', () => {
  const stage = useStage()

  /** What it finds on a page with this tag, under this policy. */
  async function findings(tag: string, policy?: string) {
    const script = `<script src="${stage.world.origins.widget}/v1/loader.js"></script>`
    const headers: Record<string, string> = policy ? { 'content-security-policy': policy } : {}
    const page = await openPasted(stage, { body: tag + script, headers })
    return page.evaluate(async () => {
      await customElements.whenDefined('booking-widget')
      return (document.querySelector('booking-widget') as Diagnosed).diagnose() // the page holds one
    })
  }
  const codes = async (tag: string, policy?: string) => (await findings(tag, policy)).map(({ code }) => code)

  it('finds nothing where nothing is wrong', async () =>
    assert.deepEqual(await findings('<booking-widget hotel-code="shirotsuki"></booking-widget>'), []))

  it('names a hotel that is not there, and the line to change', async () => {
    const [found] = await findings('<booking-widget hotel-code="nowhere"></booking-widget>')
    assert.equal(found?.code, 'unknown_hotel')
    assert.match(found.fix, /hotel-code=/)
  })

  const cases: [name: string, tag: string, code: string][] = [
    ['a missing hotel code', '<booking-widget></booking-widget>', 'no_hotel_code'],
    ['a misspelt attribute', '<booking-widget hotel-code="demo" hotelcode="x"></booking-widget>', 'unknown_attribute'],
    [
      'a language the hotel does not speak',
      '<booking-widget hotel-code="demo" locale="ko"></booking-widget>',
      'locale',
    ],
    [
      'a page that the settings do not name',
      '<booking-widget hotel-code="demo" parent-origin="https://elsewhere.example"></booking-widget>',
      'parent_origin',
    ],
    [
      'an element without room',
      '<booking-widget hotel-code="demo" style="width:0;overflow:hidden"></booking-widget>',
      'no_room',
    ],
  ]
  for (const [name, tag, code] of cases) {
    it(`names ${name}`, async () => assert.ok((await codes(tag)).includes(code)))
  }

  it('names what the policy of the page refuses, and where to add it', async () => {
    const { widget, identity } = stage.world.origins
    const tag = '<booking-widget hotel-code="demo" frame></booking-widget>'
    const found = await findings(tag, `default-src 'none'; script-src ${widget}; style-src 'unsafe-inline'`)
    const fixes = found.filter(({ code }) => code === 'content_security_policy').map(({ fix }) => fix)
    assert.deepEqual(fixes, [`Add ${identity} to connect-src.`, `Add ${widget} to frame-src.`])
  })
})
