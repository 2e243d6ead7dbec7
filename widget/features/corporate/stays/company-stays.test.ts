import assert from 'node:assert/strict'
import { after, before, beforeEach, describe, it } from 'node:test'

import { loadTranslate } from '../../../../locales/load.ts'
import type { Translate } from '../../../../locales/texts.ts'
import { HEADERS } from '../../../../shared/headers.ts'
import { TRAVEL } from '../../../../test/contract/helpers/organizations.ts'
import { openWorld } from '../../../../test/contract/helpers/world.ts'
import type { World } from '../../../../test/contract/helpers/world.ts'
import { assertCall, refused, REFUSED } from '../../../../test/lib/call-scenes.ts'
import { openVisit } from '../../../../test/lib/widget/open-visit.ts'
import { forgetGuest } from '../../../../test/lib/widget/open-widget.ts'
import { environmentAtom } from '../../../state/environment.ts'

const STAY = { checkin: '2026-12-10', checkout: '2026-12-12', adults: '2' }
const CORPORATE = 'Corporate rate with breakfast'
const AT = { hotelCode: 'kumoi' }
const ROOMS = /^GET \/hotels\/\d+\/rooms$/
const STAYS = /^GET \/hotel_brands\/1\/organizations\/11\/reservations$/

describe('somebody who books for a company', () => {
  let world: World
  let t: Translate
  before(async () => {
    world = await openWorld()
    t = await loadTranslate('en', ['core', 'corporate', 'loginMenu', 'results', 'checkout', 'manage'])
  })
  beforeEach(() => forgetGuest())
  after(() => world.close())

  it('finds the company’s rates, and books one that its colleagues then see and open [CORP-002] [CORP-003] [CORP-014] [CALL-109]', async () => {
    const kei = await openVisit(world, AT)
    await kei.signInFor(TRAVEL)
    await kei.arrives('/booking/result')
    const since = kei.sent.length
    kei.go('result', STAY)
    const plan = await kei.find('li.plan', CORPORATE)
    assert.ok(plan.textContent?.includes(t('results.rateOrganization')), plan.textContent ?? '')
    const searches = kei.sent.slice(since).filter(({ line }) => ROOMS.test(line))
    assert.ok(searches.length > 0)
    for (const { headers } of searches) assert.ok(headers.get(HEADERS.organizationSession))
    plan.querySelector<HTMLElement>('.button.main')?.click()
    await kei.press(t('results.continue'))
    await kei.sees(t('checkout.bookedFor', { organization: 'Aoba Trading' }))
    await kei.introduce()
    await kei.press(t('checkout.toPayment'))
    const onSite = await kei.see('input[type=radio][value=on_site]')
    onSite.click()
    await kei.press(t('checkout.bookPayAtHotel'))
    const number = (await kei.see('.booked-number')).textContent?.trim() ?? ''
    const [booking] = kei.called(/^POST .*\/reservations$/)
    assert.ok(booking?.headers.get(HEADERS.organizationSession))
    kei.close()

    let isRefused = false
    const colleague = await openVisit(world, {
      ...AT,
      bend: async (line) => (isRefused && STAYS.test(line) ? refused() : null),
    })
    await colleague.signInFor(TRAVEL)
    await colleague.arrives('/booking/result')
    await colleague.openMenu('Aoba Trading')
    await colleague.press(t('loginMenu.organizationStays'))
    await colleague.sees(t('corporate.stays'))
    const row = await colleague.find('.company-stay', number)
    const line = /Taro Yamada[\s\S]*2026\/12\/10[\s\S]*2026\/12\/12[\s\S]*Booked[\s\S]*¥/
    assert.match(row.textContent ?? '', line)
    const [asked] = colleague.called(STAYS)
    assert.ok(asked)
    assertCall(asked, { query: { page: '1', status: 'upcoming' } }, false)
    row.click()
    await colleague.sees(t('manage.title', { hotel: 'Kumoi' }))
    for (const part of ['Taro Yamada', number, CORPORATE, '¥']) await colleague.sees(part)
    colleague.store.get(environmentAtom).location.back()
    await colleague.find('.company-stay', number)

    // An answer that fails says so, and may be asked for again.
    isRefused = true
    await colleague.press(t('corporate.completed'))
    await colleague.sees(t('corporate.staysFailed'))
    await colleague.sees(REFUSED)
    isRefused = false
    await colleague.press(t('core.tryAgain'))
    await colleague.sees(t('corporate.noCompleted'))
    colleague.close()
  })

  it('finds them nowhere when nobody has signed in [CORP-014]', async () => {
    const stranger = await openVisit(world, { ...AT, query: String(new URLSearchParams(STAY)) })
    await stranger.see('.results[aria-busy="false"] li.plan')
    assert.ok(!stranger.words().includes(CORPORATE))
    assert.ok(!stranger.words().includes(t('results.rateOrganization')))
    assert.equal(stranger.called(ROOMS)[0]?.headers.get(HEADERS.organizationSession), null)
    stranger.close()
  })
})
