import assert from 'node:assert/strict'
import { describe, it } from 'node:test'

import { openPasted } from '../../lib/pages/pasted-page.ts'
import { useStage } from '../../lib/stage.ts'
import { until } from '../../lib/until.ts'

type Outcome = 'kept' | (string & {})

/** By what is written on the tag, how ready ends: kept, or with which code it is refused. */
const TAGS: readonly [attributes: string, outcome: Outcome, prepare?: 'nothing comes'][] = [
  ['hotel-code="demo"', 'kept'],
  ['hotel-code="demo" frame', 'kept'],
  ['hotel-code="demo" frame parent-origin="*"', 'kept'],
  ['hotel-code="demo" parent-origin="https://other.example"', 'kept'],
  ['hotel-code="demo" mode="dialog" view="serach" locale="jp" segment-ids="a/b" query="nites=2"', 'kept'],
  ['hotel-code="demo" frame parent-origin="https://other.example"', 'unavailable'],
  ['hotel-code="demo" frame parent-origin="https://a:b"', 'unavailable'],
  ['hotel-code="nowhere"', 'unavailable'],
  ['hotel-code="nowhere" frame', 'unavailable'],
  ['', 'no_hotel_code'],
  ['hotel-code="demo" mode="tab"', 'only_in_tab'],
  ['hotel-code="demo"', 'unavailable', 'nothing comes'],
]
/** Longer than a page waits for its widget (10 s). */
const BOUND_MS = 15_000

describe('ready', () => {
  const stage = useStage()

  for (const [attributes, outcome, lost] of TAGS)
    it(`ends with ${outcome}, asked at once and asked later: ${attributes}${lost ? `, ${lost}` : ''}`, async () => {
      const page = await openPasted(stage, {
        body: `<link rel="icon" href="data:,"><booking-widget ${attributes}></booking-widget><script src="${stage.world.origins.widget}/v1/loader.js"></script>`,
        prepare: async (opened) => {
          if (lost) await opened.route(/\/index-[\w-]+\.js/, (route) => route.abort())
        },
      })
      const settled = () =>
        page.evaluate(async (bound) => {
          await customElements.whenDefined('booking-widget')
          const { ready } = document.querySelector('booking-widget') as HTMLElement & { ready: Promise<void> } // it is defined
          const late = new Promise((resolve) => setTimeout(resolve, bound, 'pending'))
          return Promise.race([
            ready.then(
              () => 'kept',
              ({ code }: { code: string }) => code,
            ),
            late,
          ])
        }, BOUND_MS)
      assert.equal(await settled(), outcome)
      assert.equal(await settled(), outcome)
      await page.close()
    })

  it('of a frame for another page is refused at once, with a card, and the line to change is told', async () => {
    const { widget, host } = stage.world.origins
    const page = await openPasted(stage, {
      body: `<link rel="icon" href="data:,"><booking-widget hotel-code="demo" frame locale="en" parent-origin="https://other.example"></booking-widget><script src="${widget}/v1/loader.js"></script>`,
    })
    await page.locator('booking-widget #card').getByRole('button', { name: 'Try again' }).waitFor()
    const line = await until(
      () => page.complaints.find((one) => one.includes('parent-origin')),
      () => page.complaints.join('\n'),
    )
    assert.ok(line.endsWith(`Take parent-origin away, or write parent-origin="${host}".`), line)
    await page.close()
  })
})
