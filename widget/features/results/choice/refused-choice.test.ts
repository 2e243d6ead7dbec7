import assert from 'node:assert/strict'
import { describe, it } from 'node:test'

import { loadTranslate } from '../../../../locales/load.ts'
import { LOCALE_CODES } from '../../../../shared/locales.ts'
import { first, groundOfResults } from '../../../../test/lib/ground-of-results.ts'
import { broughtIntoView } from '../../../../test/lib/widget/brought-into-view.ts'
import type { NextAnswer } from '../../../../test/lib/world.ts'
import type { TextKey } from '../../../lib/i18n.ts'

const FREE = { method: 'GET', path: '/hotels/:hotelId/rooms/availability' } as const
const empty = { errors: [{ title: '', details: { code: 9999, base: [] } }] }
const broken = { errors: [{ title: 'Something went wrong on our side', details: { base: [] } }] }
const SITUATIONS: { answer: Partial<NextAnswer>; told: TextKey | { title: string } }[] = [
  { answer: { status: 422, code: 1000 }, told: 'codes.1000' },
  { answer: { status: 500, body: broken }, told: 'errors.general' },
  { answer: { status: 200, body: { data: 7 } }, told: 'errors.processing' },
  { answer: { status: 422, code: 9999, title: 'Zut alors' }, told: { title: 'Zut alors' } },
  { answer: { status: 422, body: empty }, told: 'errors.general' },
]
const { world, results } = groundOfResults()

describe('a choice that is refused', () => {
  it('with a known code, an unknown one, a system error or nonsense is told in every language and stays [ERR-010] [ERR-082] [ERR-083] [ERR-128]', async () => {
    for (const locale of LOCALE_CODES) {
      const t = await loadTranslate(locale, ['core', 'errors', 'codes', 'results'])
      const text = (key: TextKey) => (t as (key: TextKey) => string)(key) // none of them has values
      const shown = await results(world(), {}, { locale })
      await shown.listed()
      first(shown.all('.plan .button.main')).click()
      for (const { answer, told } of SITUATIONS) {
        await world().nextAnswer({ ...FREE, ...answer })
        const brought = broughtIntoView(shown.root)
        await shown.press(text('results.continue'))
        const banner = await shown.see('.summary [role="alert"]')
        const words = typeof told === 'string' ? text(told) : told.title
        assert.equal(banner.textContent?.trim(), words, `${locale} ${JSON.stringify(told)}`)
        assert.doesNotMatch(words, /errors\.|\b\d{4}\b/)
        // On a phone the button stands at the bottom of the window, and the summary below all rooms.
        await shown.until(() => brought.includes(words))
        await shown.press(text('core.dismiss'), banner)
        await shown.until(() => shown.all('.summary [role="alert"]').length === 0)
        assert.equal(shown.all('.plan[data-chosen]').length, 1)
      }
      shown.close()
    }
  })
})
