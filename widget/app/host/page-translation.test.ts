import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'

import { loadTranslate } from '../../../locales/load.ts'
import { openWorld } from '../../../test/contract/helpers/world.ts'
import type { World } from '../../../test/contract/helpers/world.ts'
import { until } from '../../../test/lib/until.ts'
import { openVisit } from '../../../test/lib/widget/open-visit.ts'
import { localeAtom } from '../../state/settings/texts.ts'
import { changeLocaleAtom } from '../../state/settings/change-locale.ts'

// Translators of three manners, in three engines: test/browser/page-translation.test.tsx.
describe('a widget that a browser translates', () => {
  let world: World
  before(async () => {
    world = await openWorld()
  })
  after(() => world.close())

  it('says what is true now, and not what the translator made of it before', async () => {
    const [english, japanese] = await Promise.all([loadTranslate('en', ['search']), loadTranslate('ja', ['search'])])
    const visit = await openVisit(world, { query: 'locale=en' })
    const button = await visit.find('button', english('search.search'))
    const text = [button, ...button.querySelectorAll('*')]
      .flatMap(({ childNodes }) => [...childNodes])
      .find((one) => one.nodeType === Node.TEXT_NODE && one.textContent === english('search.search'))
    const words = Object.assign(button.ownerDocument.createElement('font'), { textContent: 'Suchen' })
    ;(text as Text).replaceWith(words) // found by its kind
    assert.ok(button.textContent?.includes('Suchen'))
    await visit.store.set(changeLocaleAtom, 'ja')
    assert.equal(visit.store.get(localeAtom), 'ja')
    await until(
      () => button.textContent?.trim() === japanese('search.search'),
      () => String(button.textContent),
    )
    visit.close()
  })
})
