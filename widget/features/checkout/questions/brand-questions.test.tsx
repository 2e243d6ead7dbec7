import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'

import { HANAKO } from '../../../../test/contract/helpers/members.ts'
import { additionalQuestion } from '../../../../demo-host/provider/db/schema/question.ts'
import { openWorld } from '../../../../test/contract/helpers/world.ts'
import type { World } from '../../../../test/contract/helpers/world.ts'
import { openCheckout } from '../../../../test/lib/widget/open-checkout.tsx'
import { until } from '../../../../test/lib/until.ts'
import { goAtom } from '../../../state/navigation/navigation.ts'
import { organizationAtom } from '../../../state/session/organization-at.ts'
import { bannersAtom, slotsAtom } from '../../../state/messages/messages.ts'
import { loadPartsAtom } from '../../../state/settings/texts.ts'
import { unaskedAtom } from '../../../state/messages/unasked.ts'

const KAMOGAWA = { id: 7, code: 'kamogawa' }
const ASKED = 'How did you hear of our houses?'
const BRAND = '/hotel_brands/3/additional_questions'
const YUFUIN = { id: 9, code: 'yufuin' }
const YUFUIN_ASKS = '/hotels/9/additional_questions'

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

  it('stand beside those of the hotel, and what both ask stands once [QUESTION-002]', async () => {
    let ofHotel: (asked: object[]) => void = () => {}
    const hotelAsks = new Promise<object[]>((resolve) => void (ofHotel = resolve))
    const guest = await openCheckout(world, 'on_site', {
      hotel: YUFUIN,
      wire: async (send, { path }) => {
        const answer = await send()
        if (path !== BRAND && path !== YUFUIN_ASKS) return answer
        const { data } = (await answer.clone().json()) as { data: object[] } // from our own server
        if (path === BRAND) return Response.json({ data: [...data, ...(await hotelAsks)] })
        ofHotel(data)
        return answer
      },
    })
    await guest.store.set(loadPartsAtom, ['questions'])
    const standing = (title: string) =>
      guest.page.all('.question').filter(({ textContent }) => textContent.includes(title))
    for (const title of [ASKED, 'When do you expect to arrive?', 'How will you come?']) {
      await guest.sees(title)
      assert.equal(standing(title).length, 1, title)
    }
  })

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

  it('that did not come are asked for again when the guest comes back to the details [QUESTION-025]', async () => {
    const guest = await open(true)
    const tries = () => guest.sent.filter(({ path }) => path === BRAND).length
    await until(() => guest.sent.some(({ path }) => path === '/api/v1/error_reports'), 'an entry in the log')
    const before = tries()
    await guest.press('Continue to payment')
    await guest.sees('How would you like to pay?')
    guest.spoil((send) => send())
    assert.equal(tries(), before)
    guest.page.act(() => guest.store.set(goAtom, { to: 'guestDetail', state: { step: 0 } }))
    await guest.sees(ASKED)
  })

  it('and of the hotel are asked for by what the guest is, a company’s traveller too [QUESTION-020]', async () => {
    const rows = [{ hotel_id: 1 }, { brand_id: 1 }].map((of) => ({ ...of, position: 900, question_type: 'free' as const, audience: ['all_users'], titles: { en: 'Note' } })) // prettier-ignore
    await world.database.orm.insert(additionalQuestion).values(rows)
    const PLACES = ['/hotels/1/additional_questions', '/hotel_brands/1/additional_questions']
    const askedBy = ({ sent }: Awaited<ReturnType<typeof openCheckout>>) =>
      PLACES.map((place) => {
        const q = sent.findLast(({ path }) => path === place)?.query.get('q')
        return q ? (JSON.parse(q) as { label_filters: string[] }).label_filters : null
      })
    const asks = (guest: Awaited<ReturnType<typeof openCheckout>>, ...labels: string[]) =>
      until(
        () => askedBy(guest).every((asked) => asked?.join() === labels.join()),
        () => JSON.stringify(askedBy(guest)),
      )
    await asks(await openCheckout(world, 'on_site'), 'all_users')
    const hanako = await openCheckout(world, 'on_site', { member: HANAKO })
    const own = ['all_users', 'membership_program_101', 'membership_rank_gold']
    await asks(hanako, ...own, 'place_after_sign_in')
    const company = { id: 9, name: 'Aoba', display_name: 'Aoba', program_id: null, role: 'user' }
    hanako.page.act(() => hanako.store.set(organizationAtom, company))
    await asks(hanako, ...own, 'membership_organization_9', 'place_after_sign_in')
  })
})
