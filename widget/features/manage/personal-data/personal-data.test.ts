import assert from 'node:assert/strict'
import { after, afterEach, before, describe, it } from 'node:test'

import { eq } from 'drizzle-orm'

import { reservation } from '../../../../demo-host/provider/db/schema/booking.ts'
import { loadTranslate } from '../../../../locales/load.ts'
import type { Translate } from '../../../../locales/texts.ts'
import { openChanging } from '../../../../test/contract/helpers/changing.ts'
import { TARO } from '../../../../test/contract/helpers/guest.ts'
import { openWorld } from '../../../../test/contract/helpers/world.ts'
import type { World } from '../../../../test/contract/helpers/world.ts'
import { until } from '../../../../test/lib/until.ts'
import { openVisit } from '../../../../test/lib/widget/open-visit.ts'

const DATA = /personal_data$/
const PAST = { checkin_date: '2026-10-20', checkout_date: '2026-10-22' }

describe('a guest’s data on the page of a stay', () => {
  let world: World
  let changes: Awaited<ReturnType<typeof openChanging>>
  let t: Translate
  let visit: Awaited<ReturnType<typeof openVisit>> | null = null
  before(async () => {
    world = await openWorld()
    changes = await openChanging(world)
    t = await loadTranslate('en', ['manage'])
  })
  afterEach(() => visit?.close())
  after(() => world.close())

  async function open(dates: Partial<typeof PAST> = {}) {
    const { reservation_number: number } = await changes.book('on_site')
    if (dates.checkout_date)
      await world.database.orm.update(reservation).set(dates).where(eq(reservation.number, number))
    visit = await openVisit(world)
    visit.go('review', { email: TARO.email }, { confirmationNumber: number })
    await visit.sees(t('manage.dataTitle'))
    return { visit, number }
  }
  const row = async (number: string) =>
    (await world.database.orm.select().from(reservation).where(eq(reservation.number, number)))[0]

  it('is handed over as a file, and kept while the hotel has to know who comes', async () => {
    const at = await open()
    await at.visit.press(t('manage.dataCopy'))
    await until(() => at.visit.called(DATA).some(({ answer }) => answer !== null), 'the copy')
    const [{ answer } = { answer: null }] = at.visit.called(DATA)
    assert.equal(Object(answer).data.guest.email, TARO.email)
    await at.visit.press(t('manage.dataErase'))
    assert.ok(!at.visit.words().includes(t('manage.dataSureTitle')))
    assert.equal((await row(at.number))?.email, TARO.email)
  })

  it('ends when the guest says so twice, after the stay', async () => {
    const at = await open(PAST)
    await at.visit.press(t('manage.dataErase'))
    await at.visit.sees(t('manage.dataSureTitle'))
    await at.visit.press(t('manage.dataKeep'))
    assert.equal(at.visit.called(DATA).length, 0)
    await at.visit.press(t('manage.dataErase'))
    await at.visit.press(t('manage.dataSure'))
    await at.visit.sees(t('manage.dataErased'))
    await at.visit.sees(t('manage.lookupTitle'))
    assert.equal((await row(at.number))?.email, '')
  })
})
