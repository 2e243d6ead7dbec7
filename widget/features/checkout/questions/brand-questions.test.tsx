import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'

import { openWorld } from '../../../../test/contract/helpers/world.ts'
import type { World } from '../../../../test/contract/helpers/world.ts'
import { openCheckout } from '../../../../test/lib/widget/open-checkout.tsx'
import { until } from '../../../../test/lib/until.ts'
import { bannersAtom, slotsAtom } from '../../../state/messages/messages.ts'
import { loadPartsAtom } from '../../../state/settings/texts.ts'
import { unaskedAtom } from '../../../state/messages/unasked.ts'

const KAMOGAWA = { id: 7, code: 'kamogawa' }
const ASKED = 'How did you hear of our houses?'
const BRAND = '/hotel_brands/3/additional_questions'

describe('questions of a brand', () => {
  let world: World
  before(async () => {
    world = await openWorld()
  })
  after(() => world.close())

  async function open(isFailing: boolean) {
    const guest = await openCheckout(world, 'on_site', { hotel: KAMOGAWA })
    await guest.store.set(loadPartsAtom, ['questions'])
    if (isFailing)
      guest.spoil((send, { path }) =>
        path === BRAND
          ? Promise.resolve(new Response(JSON.stringify({ errors: [{ title: 'Nobody needs this' }] }), { status: 500 }))
          : send(),
      )
    return guest
  }

  it('that do not come keep nobody from booking: only the log says so [QUESTION-025]', async () => {
    const asked = await open(false)
    await asked.sees(ASKED)

    const guest = await open(true)
    const reports = () => guest.sent.filter(({ path }) => path === '/api/v1/error_reports').map(({ body }) => body)
    await until(() => reports().length > 0, 'an entry in the log')
    assert.deepEqual(
      reports().map((body) => [body?.kind, body?.route]),
      [['call', 'guestDetail']],
    )
    assert.doesNotMatch(guest.text(), /Nobody needs this|How did you hear/)
    assert.deepEqual(
      [guest.store.get(bannersAtom), guest.store.get(slotsAtom), guest.store.get(unaskedAtom)],
      [[], {}, null],
    )
    await guest.press('Continue to payment')
    await guest.press('Book, pay at the hotel')
    await until(() => guest.posts().length === 1, 'the booking')
    await guest.sees('We look forward to welcoming you')
    assert.equal(guest.posts()[0]?.body?.additional_questions, undefined)
  })
})
