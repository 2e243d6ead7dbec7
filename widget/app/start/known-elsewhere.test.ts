import assert from 'node:assert/strict'
import { after, before, beforeEach, describe, it } from 'node:test'

import { editWorld } from '../../../demo-host/controls/world-edits.ts'
import { loadTranslate } from '../../../locales/load.ts'
import { LOCALE_CODES } from '../../../shared/locales.ts'
import type { Locale } from '../../../shared/locales.ts'
import { otidOf } from '../../../test/contract/helpers/outside.ts'
import { openWorld } from '../../../test/contract/helpers/world.ts'
import type { World } from '../../../test/contract/helpers/world.ts'
import { assertCall } from '../../../test/lib/call-scenes.ts'
import { openVisit } from '../../../test/lib/widget/open-visit.ts'
import { forgetGuest } from '../../../test/lib/widget/open-widget.ts'
import { placeAtom } from '../../state/navigation/navigation.ts'
import { userAtom } from '../../state/session/user.ts'

const hotelCode = 'shirotsuki'
const MEMBER_SYSTEM = 'POST /hotels/1/memberships/creansmaerd/sign_in'
const SECRETS = /otid/

describe('a guest known elsewhere', () => {
  let world: World
  before(async () => {
    world = await openWorld()
    const titles = Object.fromEntries(LOCALE_CODES.map((locale) => [locale, 'Known elsewhere'])) as Record<
      Locale,
      string
    > // each has one
    await editWorld(world.database, world.clock, {
      kind: 'member_settings',
      hotel: hotelCode,
      set: { external_sign_in: [{ provider: 'creansmaerd', titles, colour: null }] },
    })
  })
  beforeEach(() => void forgetGuest())
  after(() => world.close())

  const arrive = (query: Record<string, string>, locale: Locale = 'en') =>
    openVisit(world, { hotelCode, locale, query: String(new URLSearchParams(query)) })

  it('brings an otid to any page, and is told where it proves nothing [QUERY-011] [MEMBER-011] [CALL-102]', async () => {
    const otid = await otidOf(world, hotelCode)
    const visit = await arrive({ otid, checkin: '2026-11-24', checkout: '2026-11-26', adults: '2' })
    await visit.sees('はなこ')
    assert.equal(visit.store.get(userAtom)?.provider, 'creansmaerd')
    assert.doesNotMatch(visit.store.get(placeAtom).search, SECRETS)
    const [call, ...more] = visit.sent.filter(({ line }) => line === MEMBER_SYSTEM)
    assert.ok(call)
    assert.deepEqual(more, [])
    assertCall(call, { body: { otid } }, false)
    await visit.see('.results .room')
    assert.equal(visit.path(), '/booking/result')
    visit.close()

    // In every language, whoever brings what nobody gave is told so, and it stays in no address.
    for (const locale of LOCALE_CODES) {
      const t = await loadTranslate(locale, ['external'])
      const forged = await arrive({ otid: 'forged' }, locale)
      await forged.sees(t('external.failed'))
      assert.ok(forged.words().includes(t('external.title')))
      assert.deepEqual(
        forged.sent.filter(({ line }) => line === MEMBER_SYSTEM).map(({ body }) => body),
        [{ otid: 'forged' }],
      )
      assert.equal(forged.store.get(userAtom), null)
      assert.doesNotMatch(forged.store.get(placeAtom).search, SECRETS)
      forged.close()
    }
  })

  it('is told what the member system says, in words [ERR-069]', async () => {
    for (const locale of LOCALE_CODES) {
      const t = await loadTranslate(locale, ['codes'])
      for (const fault of ['3501', '3503'] as const) {
        const visit = await arrive({ otid: await otidOf(world, hotelCode, { fault }) }, locale)
        await visit.sees(t(`codes.${fault}`))
        assert.doesNotMatch(visit.words(), /350\d|creansmaerd|codes\./)
        visit.close()
      }
    }
  })
})
