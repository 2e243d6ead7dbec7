import type { FrameLocator, Page } from 'playwright'

import { loadTranslate } from '../../locales/load.ts'
import type { Locale } from '../../shared/locales.ts'

/** Somebody who finds the widget in a page and searches. */
export type Guest = Awaited<ReturnType<typeof guestAt>>
export type Place = Page | FrameLocator

export async function guestAt(page: Page, around: Place, { inFrame = false, language = 'en' as Locale } = {}) {
  const t = await loadTranslate(language, ['core', 'search', 'results'])
  const widgetAt = (index: number) => {
    const at = inFrame
      ? around.locator('booking-widget').nth(index).locator('iframe').contentFrame()
      : around.locator('booking-widget').nth(index)
    const searchButton = at.getByRole('button', { name: t('search.search'), exact: true })
    const rooms = at.locator('.results .room')
    return {
      at,
      searchButton,
      rooms,
      async search() {
        await searchButton.click()
        await rooms.first().waitFor()
      },
    }
  }
  return { page, around, t, widgetAt, ...widgetAt(0) }
}
