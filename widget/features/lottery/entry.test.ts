import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'

import { SEEDED_LOTTERIES } from '../../../demo-host/world/people/lotteries.ts'
import type { Question } from '../../../shared/model/stay/question.ts'
import { openWorld } from '../../../test/contract/helpers/world.ts'
import type { World } from '../../../test/contract/helpers/world.ts'
import { until } from '../../../test/lib/until.ts'
import { openVisit } from '../../../test/lib/widget/open-visit.ts'
import { routeAtom } from '../../state/navigation/navigation.ts'

const QUESTIONS = /\/additional_questions$/
const SETTINGS = /settings\/booking_widget$/
const NOTICE = 'The large bath is closed for a week.'

const NOTIFICATION: Question = {
  id: 4711,
  question_type: 'notification',
  answer_type: 'text',
  title: NOTICE,
  lang: null,
  options: [],
  multiple: false,
  required: false,
  attachable: false,
  labels: ['all_users'],
  hotel_plan_codes: [],
  display_start_date: null,
  display_end_date: null,
  ownable_type: 'Hotel',
  answer: null,
  remote_attachments_urls: [],
  remote_attachments_alts: [],
}
const STAY = { checkin: '2026-11-24', checkout: '2026-11-26', adults: '2' }
const OPEN = SEEDED_LOTTERIES.open

describe('the form of a lottery entry', () => {
  let world: World
  before(async () => {
    world = await openWorld()
  })
  after(() => world.close())

  it('has no notices of the house, which the details of a booking have [QUESTION-023]', async () => {
    const visit = await openVisit(world, {
      query: String(new URLSearchParams(STAY)),
      bend: async (line, answer) => {
        if (SETTINGS.test(line)) {
          const { data } = (await (await answer()).json()) as { data: object }
          return Response.json({ data: { ...data, additional_questions: { hotel: true, brand: false } } })
        }
        if (!QUESTIONS.test(line)) return null
        const { data } = (await (await answer()).json()) as { data: Question[] }
        return Response.json({ data: [...data, NOTIFICATION] })
      },
    })
    const choose = async () => {
      await visit.see('.results[aria-busy="false"] li.room')
      await visit.press('Choose')
      await visit.press('Continue')
    }
    visit.go('signIn')
    await visit.see('.screen [name="password"]')
    await visit.signIn()
    visit.go('result', { lottery_event: OPEN.uuid })
    await visit.press('See the rooms')
    await choose()
    await until(() => visit.store.get(routeAtom).id === 'lotteryEntry', () => visit.path()) // prettier-ignore
    await visit.see('.screen [name="first_name"]')
    assert.ok(!visit.words().includes(NOTICE))

    visit.go('result', { lottery_event: '', ...STAY })
    await choose()
    await visit.see('.screen [name="first_name"]')
    await visit.sees(NOTICE)
    visit.close()
  })
})
