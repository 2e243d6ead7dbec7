import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'

import { loadTranslate } from '../../../../locales/load.ts'
import { LOCALE_CODES, LOCALES } from '../../../../shared/locales.ts'
import { openChanging } from '../../../../test/contract/helpers/changing.ts'
import { TARO } from '../../../../test/contract/helpers/guest.ts'
import { openWorld } from '../../../../test/contract/helpers/world.ts'
import type { World } from '../../../../test/contract/helpers/world.ts'
import { assertBooks } from '../../../../test/lib/database/books.ts'
import { until } from '../../../../test/lib/until.ts'
import { openVisit } from '../../../../test/lib/widget/open-visit.ts'

const CHANGE = /^PUT \/hotels\/1\/reservations\/[\w-]+$/

describe('a stay that is made smaller', () => {
  let world: World
  let changes: Awaited<ReturnType<typeof openChanging>>
  before(async () => {
    world = await openWorld()
    changes = await openChanging(world)
  })
  after(() => assertBooks(world.database.orm).finally(() => world.close()))

  it('stays as it was where that is refused to the guest, who is told and keeps the wish [PERM-005]', async () => {
    const booked = await changes.book('on_site')
    const forbidden = { errors: [{ title: 'Forbidden', details: { code: 1000, base: [] } }] }
    const visit = await openVisit(world, {
      bend: async (line) => (CHANGE.test(line) ? Response.json(forbidden, { status: 403 }) : null),
    })
    const t = await loadTranslate('en', ['changing', 'core', 'manage'])
    visit.go('review', { email: TARO.email }, { confirmationNumber: booked.reservation_number })
    await visit.press(t('manage.update'))
    ;(await visit.see(`.stepper [aria-label="${t('changing.fewerNights')}"]`)).click()
    await visit.sees(t('changing.less'))
    await visit.press(t('changing.confirm'))
    const told = await visit.see('.banner.bad[role=alert]')
    assert.match(told.textContent ?? '', /\S/)
    assert.doesNotMatch(told.textContent ?? '', /errors\.|codes\.|changing\.|1000/)
    assert.ok(visit.all('.stepper')[0]?.textContent?.includes(t('core.nights', { n: 2 })))
    assert.equal(visit.called(CHANGE).length, 1)
    assert.deepEqual(await changes.show(booked.reservation_number), booked)
    visit.go('review', { email: TARO.email }, { confirmationNumber: booked.reservation_number })
    const way = await visit.find('.screen button', t('manage.update'))
    assert.notEqual(way.getAttribute('aria-disabled'), 'true')
    visit.close()
  })

  it('is told in each language that it is being changed elsewhere, and keeps the wish [ERR-051]', async () => {
    const booked = await changes.book('on_site')
    const busy = { errors: [{ title: 'No', details: { code: 3013, base: [] } }] }
    const visit = await openVisit(world, {
      bend: async (line) => (CHANGE.test(line) ? Response.json(busy, { status: 409 }) : null),
    })
    const t = await loadTranslate('en', ['changing', 'manage'])
    visit.go('review', { email: TARO.email }, { confirmationNumber: booked.reservation_number })
    await visit.press(t('manage.update'))
    ;(await visit.see(`.stepper [aria-label="${t('changing.fewerNights')}"]`)).click()
    await visit.sees(t('changing.less'))
    await visit.press(t('changing.confirm'))
    await visit.see('.banner.bad[role=alert]')
    const told = () => visit.all('.banner.bad[role=alert]').map(({ textContent }) => textContent)
    for (const locale of LOCALE_CODES) {
      const { name, tag } = LOCALES[locale]
      visit.all('header [aria-haspopup]').at(-1)?.click()
      ;(await visit.find('[role="menuitemradio"]', name)).click()
      const words = await loadTranslate(locale, ['core', 'errors', 'codes'])
      const busyWords = words('codes.3013', { minutes: 5 })
      await until(() => told().join() === busyWords, () => `${busyWords}, and not ${told()}`) // prettier-ignore
      await until(
        () => visit.root.querySelector('.root')?.getAttribute('lang') === tag,
        () => tag,
      )
      assert.doesNotMatch(busyWords, /3013|errors\./)
      assert.ok(visit.all('.stepper')[0]?.textContent?.includes(words('core.nights', { n: 2 })), locale)
    }
    assert.equal(visit.called(CHANGE).length, 1)
    assert.equal((await changes.show(booked.reservation_number)).checkout_date, booked.checkout_date)
    visit.close()
  })
})
