import assert from 'node:assert/strict'
import { describe, it } from 'node:test'

import type { OpenPage } from '../../lib/browser.ts'
import { openPasted } from '../../lib/pages/pasted-page.ts'
import { useStage } from '../../lib/stage.ts'
import { until } from '../../lib/until.ts'

type Finding = { code: string; problem: string }
type Diagnosed = HTMLElement & { diagnose(): Promise<readonly Finding[]> }

/** What somebody wrote, what they have to learn of it, and whether a guest sees what became of the search. */
const LINKS = [
  {
    query: 'check_in=24/12/2026&nites=2&adults=two&type=extra_services',
    notes: [
      'check_in is called checkin',
      'nites is no parameter',
      'checkin="24/12/2026" is not understood',
      'adults="two" is not understood',
      'type="extra_services" is not understood',
    ],
  },
  {
    query: 'chekin=2026-12-24&checkin=2020-01-01&room_count=99&room_type_codes=NOPE',
    notes: [
      'chekin is no parameter, checkin is',
      'the days are past, so the next ones are looked for',
      'there are more rooms than the hotel takes at once',
      'rooms or plans are named that the hotel does not have: NOPE',
    ],
  },
] as const

/** A name that is nobody's mistake in an address that others read, too. */
const OF_US_ALONE = 'nites is no parameter'

const HEAR = `<script>
  window.heard = []
  document.addEventListener('booking-widget:error', ({ detail }) => window.heard.push(detail))
</script>`

describe('what of a link is not taken as it is written', () => {
  const stage = useStage()

  const paste = (attributes: string, { query = '', search = '' } = {}) =>
    openPasted(stage, {
      search,
      body: `<link rel="icon" href="data:,">${HEAR}
        <booking-widget hotel-code="shirotsuki" locale="en" ${attributes}></booking-widget>
        <a href="#plain" data-booking-open="search" data-query="${query.replaceAll('&', '&amp;')}">Book</a>
        <script src="${stage.world.origins.widget}/v1/loader.js"></script>`,
    })
  const attribute = (query: string) => `query="${query.replaceAll('&', '&amp;')}"`
  const asked = async (query: string, call: string) => {
    const page = await paste('mode="popup"')
    await page.evaluate(
      ([query, call]) =>
        customElements.whenDefined('booking-widget').then(() => {
          const element: unknown = document.querySelector('booking-widget')
          const object = Object.fromEntries(new URLSearchParams(query))
          // What the method takes: an object with the names as somebody wrote them.
          void (element as Record<string, (given: object) => Promise<void>>)[call ?? '']?.(object)
        }),
      [query, call],
    )
    return page
  }

  const WAYS: Readonly<Record<string, (query: string) => Promise<OpenPage>>> = {
    'the attribute query': (query) => paste(attribute(query)),
    'the attribute query of a frame': (query) => paste(`frame ${attribute(query)}`),
    'data-query': async (query) => {
      const page = await paste('mode="popup"', { query })
      await page.getByRole('link', { name: 'Book' }).click()
      return page
    },
    'open()': (query) => asked(query, 'open'),
    'search()': (query) => asked(query, 'search'),
    'an opener in the address of the page': (query) =>
      paste('mode="popup"', { search: `?booking_widget_open=search&${query}` }),
  }

  for (const { query, notes } of LINKS)
    for (const [way, open] of Object.entries(WAYS))
      it(`is told to guest and integrator by ${way}: ${query}`, async () => {
        const expected = notes.filter((note) => !way.includes('address') || note !== OF_US_ALONE)
        const page = await open(query)
        const place = way.includes('frame')
          ? page.frameLocator('booking-widget iframe')
          : page.locator('booking-widget')
        await place.locator('.messages, [role=status], .banner').filter({ hasText: /link/i }).first().waitFor()
        const heard = () => page.evaluate<Finding[]>('window.heard.filter(({ code }) => code === "link")')
        await until(async () => (await heard()).length >= expected.length, 'every note')
        const found = await page.evaluate(
          () => (document.querySelector('booking-widget') as Diagnosed).diagnose(), // the page holds one
        )
        const problems = found.filter(({ code }) => code === 'link').map(({ problem }) => problem)
        for (const note of expected) {
          const lines = page.complaints.filter((line) => line.includes(note))
          assert.equal(lines.length, 1, `${note}\n${page.complaints.join('\n')}`)
          assert.equal(
            problems.filter((problem) => problem.includes(note)).length,
            1,
            `${note}\n${problems.join('\n')}`,
          )
        }
        assert.equal(problems.length, expected.length, problems.join('\n'))
        await page.close()
      })

  it('but for search parameters is told, too: what says nothing here, and how an opener is called', async () => {
    const own = await stage.open('/booking/result?code=shirotsuki&locale=en&uri=https%3A%2F%2Fhotel.example')
    await own.locator('.searchbar').waitFor()
    assert.deepEqual(own.complaints, ['booking-widget: in the address uri says nothing here and is left out'])
    assert.equal(new URL(own.url()).searchParams.has('uri'), false)
    await own.close()

    const page = await paste('', { search: '?boking_widget_open=search' })
    await page.locator('booking-widget .searchbar').waitFor()
    const found = await page.evaluate(() => (document.querySelector('booking-widget') as Diagnosed).diagnose())
    assert.deepEqual(
      found.map(({ problem }) => problem),
      ['In the address of this page boking_widget_open opens nothing.'],
    )
    await page.close()
  })
})
