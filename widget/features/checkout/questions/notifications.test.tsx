import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'

import { additionalQuestion } from '../../../../demo-host/provider/db/schema/question.ts'
import { openWorld } from '../../../../test/contract/helpers/world.ts'
import type { World } from '../../../../test/contract/helpers/world.ts'
import { openCheckout } from '../../../../test/lib/widget/open-checkout.tsx'
import { until } from '../../../../test/lib/until.ts'
import { businessDateAtom, criteriaAtom } from '../../../state/search/search.ts'
import { loadPartsAtom } from '../../../state/settings/texts.ts'

const [TODAY, ARRIVAL] = ['2026-11-01', '2026-11-24']
const [NOW, THEN] = ['The bath rests today.', 'The bath rests on the day you arrive.']

describe('what a hotel wants guests to know of some days', () => {
  let world: World
  before(async () => {
    world = await openWorld()
    const notice = { hotel_id: 1, question_type: 'notification' as const, audience: ['all_users'] }
    await world.database.orm.insert(additionalQuestion).values([
      { ...notice, position: 901, titles: { en: NOW }, display_start_date: TODAY, display_end_date: TODAY },
      { ...notice, position: 902, titles: { en: THEN }, display_start_date: ARRIVAL, display_end_date: ARRIVAL },
    ])
  })
  after(() => world.close())

  it('is told of the day of arrival, and of today where no day was looked for [QUESTION-019]', async () => {
    const { store, page, sees, text } = await openCheckout(world, 'on_site')
    await store.set(loadPartsAtom, ['questions'])
    assert.equal(store.get(businessDateAtom), TODAY)
    await sees(THEN)
    assert.doesNotMatch(text(), new RegExp(NOW))
    const undated = { ...store.get(criteriaAtom), is_undated: true, checkin: '', checkout: '' }
    page.act(() => store.set(criteriaAtom, undated))
    await until(() => text().includes(NOW) && !text().includes(THEN), text)
  })
})
