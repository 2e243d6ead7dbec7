import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'

import { loadTranslate } from '../../../locales/load.ts'
import { openWorld } from '../../../test/contract/helpers/world.ts'
import type { World } from '../../../test/contract/helpers/world.ts'
import { until } from '../../../test/lib/until.ts'
import { broughtIntoView } from '../../../test/lib/widget/brought-into-view.ts'
import { openVisit } from '../../../test/lib/widget/open-visit.ts'
import { notifyAtom } from '../../state/messages/messages.ts'

const t = await loadTranslate('en', ['account', 'common', 'errors'])

describe('what is told above the screen', () => {
  let world: World
  before(async () => {
    world = await openWorld()
  })
  after(() => world.close())

  it('is brought into view when a press is done, each time, and leaves the page where it is otherwise', async () => {
    const visit = await openVisit(world, { view: 'sign-in' })
    await visit.signIn()
    visit.go('myAccount')
    const field = await visit.see('[name="occupation"]')
    const brought = broughtIntoView(visit.root)
    for (const [times, words] of ['Potter', 'Gardener'].entries()) {
      await visit.write({ occupation: words })
      const save = [...(field.closest('form')?.querySelectorAll('button') ?? [])].at(-1)
      assert.equal(save?.textContent, t('common.save'))
      save.click()
      await until(
        () => brought.length === times + 1,
        () => `${brought}`,
      )
      assert.equal(brought.at(-1), t('account.saved'))
    }
    visit.store.set(notifyAtom, { id: 'busy', variant: 'info', message: { key: 'errors.busy' } })
    await visit.sees(t('errors.busy'))
    assert.equal(brought.length, 2)
    visit.close()
  })
})
