import assert from 'node:assert/strict'
import { describe, it } from 'node:test'

import { loadTranslate } from '../../../../locales/load.ts'
import { LOCALE_CODES } from '../../../../shared/locales.ts'
import { groundOfResults } from '../../../../test/lib/ground-of-results.ts'
import { forgetGuest } from '../../../../test/lib/widget/open-widget.ts'

// How it looks: test/journeys/search/room-detail.test.ts.

const { world, results } = groundOfResults()

describe('a photograph that does not come', () => {
  it('leaves a place with words in every language, and the words can be sent away [DETAIL-009] [ERR-094]', async () => {
    const told = new Set<string>()
    for (const locale of LOCALE_CODES) {
      forgetGuest()
      const t = await loadTranslate(locale, ['core', 'errors'])
      const shown = await results(world(), {}, { locale })
      await shown.listed()
      const photo = await shown.until(() => shown.root.querySelector<HTMLElement>('li.room > .photo'))
      const image = await shown.until(() => photo.querySelector('img'))
      image.dispatchEvent(new window.Event('error'))
      await shown.until(() => photo.textContent?.includes(t('errors.imageFailed')))
      const alt = photo.querySelector('.missing p')?.textContent?.trim() ?? ''
      assert.ok(alt.length > 3)
      assert.doesNotMatch(photo.textContent ?? '', /\b(?:core|errors|results)\.[a-z]/)
      await shown.press(t('core.dismiss'), photo)
      await shown.until(() => !photo.textContent?.includes(t('errors.imageFailed')))
      assert.equal(photo.querySelector('.missing')?.textContent?.trim(), alt)

      const count = await shown.until(() => photo.querySelector<HTMLElement>('.count'))
      count.click()
      const full = await shown.until(() => shown.root.querySelector('dialog.full'))
      const large = await shown.until(() => full.querySelector('.track img'))
      large.dispatchEvent(new window.Event('error'))
      await shown.until(() => full.textContent?.includes(t('errors.imageFailed')))
      told.add(t('errors.imageFailed'))
      shown.close()
    }
    assert.equal(told.size, LOCALE_CODES.length)
  })
})
