import assert from 'node:assert/strict'
import { after, before, beforeEach, describe, it } from 'node:test'

import { eq, sql } from 'drizzle-orm'

import { hotel } from '../../../demo-host/provider/db/schema/hotel.ts'
import { loadTranslate } from '../../../locales/load.ts'
import type { Translate } from '../../../locales/texts.ts'
import { openWorld } from '../../../test/contract/helpers/world.ts'
import type { World } from '../../../test/contract/helpers/world.ts'
import { openVisit } from '../../../test/lib/widget/open-visit.ts'
import { forgetGuest } from '../../../test/lib/widget/open-widget.ts'

describe('the corporate sign-in', () => {
  let world: World
  let t: Translate
  before(async () => {
    world = await openWorld()
    t = await loadTranslate('en', ['core', 'corporate', 'loginMenu'])
  })
  beforeEach(() => forgetGuest())
  after(() => world.close())

  const isOffered = async (hotelCode: string) => {
    const visit = await openVisit(world, { hotelCode })
    await visit.openMenu(t('loginMenu.account'))
    const entries = visit.all('[role="menuitem"]').map(({ textContent }) => textContent?.trim())
    assert.ok(entries.length > 0)
    const isEntry = entries.includes(t('loginMenu.corporate'))
    visit.go('organizationSignIn')
    if (isEntry) {
      await visit.see('.screen [name="account_id"]')
      assert.equal(visit.root.querySelector('h1')?.textContent, t('corporate.title'))
    } else await visit.sees(t('loginMenu.notOffered'))
    assert.equal(visit.path(), isEntry ? '/organization-sign-in' : '/booking/result')
    assert.equal(visit.root.querySelector('[name="account_id"]') !== null, isEntry)
    visit.close()
    return isEntry
  }
  const switchTo = async (code: string, isOn: boolean) => {
    const settings = sql`jsonb_set(${hotel.settings}, '{members,organization_enabled}', ${JSON.stringify(isOn)}::jsonb)`
    const changed = await world.database.orm.update(hotel).set({ settings }).where(eq(hotel.code, code)).returning()
    assert.equal(changed.length, 1)
  }

  it('is no entry and no page where the hotel has switched it off [PERM-021] [PERM-031]', async () => {
    assert.equal(await isOffered('shirotsuki'), false)
    assert.equal(await isOffered('minato'), true)
    await switchTo('minato', false)
    assert.equal(await isOffered('minato'), false)
    await switchTo('minato', true)
    assert.equal(await isOffered('minato'), true)
  })
})
