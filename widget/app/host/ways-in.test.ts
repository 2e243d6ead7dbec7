import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'

import { loadTranslate } from '../../../locales/load.ts'
import type { Translate } from '../../../locales/texts.ts'
import { LOCALE_CODES } from '../../../shared/locales.ts'
import { firstRoom, openGuest } from '../../../test/contract/helpers/guest.ts'
import { openWorld } from '../../../test/contract/helpers/world.ts'
import type { World } from '../../../test/contract/helpers/world.ts'
import { openVisit } from '../../../test/lib/widget/open-visit.ts'
import { until } from '../../../test/lib/until.ts'
import { foundAtom } from '../../features/results/result-list.ts'
import { routeAtom } from '../../state/navigation/navigation.ts'
import { keepCredentialsAtom } from '../../state/reservation/updating.ts'
import { criteriaAtom } from '../../state/search/search.ts'
import { selectionAtom } from '../../state/search/selection.ts'

const SETTINGS = /settings\/booking_widget$/
const ROOMS = /hotels\/\d+\/rooms$/
const START = /client_sessions$/
const VERIFY = /sign_up\/verify$/
const CONFIRM = /memberships\/confirm$/
/** Counts children by tier. */
const TIERS = 'kumoi'
const STAY = 'checkin=2026-11-24&checkout=2026-11-26&adults=2'
const IN_CHAT = `iframe=triplabot&triplabot_user_id=u-7&auth_auto_message_id=9&${STAY}`
const refused = (code: number, status = 401) =>
  Response.json({ errors: [{ title: 'Refused', details: { code, base: [] } }] }, { status })

describe('ways in', () => {
  let world: World
  let t: Translate
  before(async () => {
    world = await openWorld()
    t = await loadTranslate('en', ['core', 'errors', 'codes', 'loginMenu', 'signIn', 'signUp', 'checkout'])
  })
  after(() => world.close())

  const withSettings = (change: object) => async (line: string, answer: () => Promise<Response>) => {
    if (!SETTINGS.test(line)) return null
    const { data } = (await (await answer()).json()) as { data: object }
    return Response.json({ data: { ...data, ...change } })
  }
  type Visit = Awaited<ReturnType<typeof openVisit>>
  const menus = ({ root }: Visit) => [...root.querySelectorAll('header [aria-haspopup="menu"]')].map((one) => one.textContent ?? '') // prettier-ignore

  it('are not open on the details, the confirmation and the review of a chat, as they are beside its results, where a chat has one way and no menus [ROUTE-029] [EMB-017]', async () => {
    const guest = await openGuest(world)
    const chosen = await firstRoom(guest, 1, 'on_site')
    const booking = await guest.booking(1, 'on_site', [chosen])
    const { reservation_number: number } = (await guest.book(1, booking, 'in-a-chat')).body.data
    const visit = await openVisit(world, { query: IN_CHAT })
    // Found by its number and e-mail before, so that the review is not left for finding it.
    visit.store.set(keepCredentialsAtom, number, { email: booking.guest.email })
    await visit.see('.results .room')
    const ways = () => [...visit.root.querySelectorAll('a, button')].filter((one) => one.textContent === t('loginMenu.signIn')).length // prettier-ignore
    await until(() => ways() === 1, () => visit.words()) // prettier-ignore
    // Without a room chosen the details lead back to the results.
    const [room] = visit.store.get(foundAtom)?.rooms ?? []
    const [plan] = room?.room_plan ?? []
    assert.ok(room && plan)
    visit.store.set(selectionAtom, [{ room, plan, party: chosen.party, quantity: 1, type: 'rooms' }])
    for (const [to, params] of [
      ['guestDetail', undefined],
      ['confirmation', { confirmationNumber: number }],
      ['review', { confirmationNumber: number }],
      ['change', { confirmationNumber: number }],
    ] as const) {
      visit.go(to, undefined, params)
      await until(() => visit.store.get(routeAtom).id === to, to)
      await until(() => ways() === 0, () => `none on ${to}`) // prettier-ignore
      assert.equal(visit.store.get(routeAtom).id, to)
    }
    visit.go('result')
    await until(() => ways() === 1, () => visit.words()) // prettier-ignore
    assert.deepEqual(menus(visit), [])
    await visit.press(t('loginMenu.signIn'))
    await visit.arrives('/chat-sign-in')
    visit.close()
  })

  it('leave the language as it is once the details are begun [HEAD-006]', async () => {
    const visit = await openVisit(world, { query: STAY })
    await visit.see('.results .room')
    const languages = () => menus(visit).filter((words) => words.includes(t('core.language')))
    await until(() => languages().length === 1, () => `${menus(visit)}`) // prettier-ignore
    visit.go('guestDetail')
    await until(() => visit.store.get(routeAtom).id === 'guestDetail', 'the details')
    await until(() => languages().length === 0, () => `${menus(visit)}`) // prettier-ignore
    visit.close()
  })

  it('lead from a mail to what it confirms: a sign-up or an address, the program, and the page it goes on to [ROUTE-036]', async () => {
    for (const [query, title] of [
      [{ confirmation_token: 'a-token', program_id: '1' }, t('signUp.doneTitle')],
      [{ confirmation_token: 'a-token', email_update: 'true' }, t('signUp.changedTitle')],
      [{ confirmation_token: 'a-token', redirect_url: 'https://hotel.example/welcome' }, t('signUp.doneTitle')],
    ] as const) {
      const confirmed = { confirmed: true, redirect_url: null, program_id: null }
      const visit = await openVisit(world, {
        query: String(new URLSearchParams({ confirmation_token: query.confirmation_token })),
        bend: async (line, answer) => {
          if (SETTINGS.test(line)) return withSettings({ parent_origins: ['https://hotel.example'] })(line, answer)
          if (VERIFY.test(line)) return Response.json({ data: { available: true } })
          return CONFIRM.test(line) ? Response.json({ data: confirmed }) : null
        },
      })
      const { confirmation_token: _, ...beside } = query
      visit.go('memberConfirmation', beside)
      await visit.sees(title)
      const [call] = visit.called(CONFIRM)
      const asked = new URL(call?.url ?? '').searchParams
      assert.equal(asked.get('confirmation_token'), 'a-token')
      assert.equal(asked.get('program_id'), 'program_id' in query ? query.program_id : null)
      const links = [...visit.root.querySelectorAll('.screen a')].map((link) => link.getAttribute('href') ?? '')
      assert.equal(
        links.some((href) => href === 'https://hotel.example/welcome'),
        'redirect_url' in query,
      )
      visit.close()
    }
  })

  it('renew the visit once where it ran out, and say that it ended in every language where that does not help [ERR-076]', async () => {
    for (const locale of LOCALE_CODES) {
      const words = await loadTranslate(locale, ['errors', 'codes'])
      let refusals = 1
      const visit = await openVisit(world, {
        locale,
        query: STAY,
        bend: async (line) => (ROOMS.test(line) && refusals-- > 0 ? refused(4000) : null),
      })
      await until(() => visit.called(ROOMS).filter(({ answer }) => answer !== null).length === 2, 'the second answer')
      await visit.see('.results .room')
      assert.equal(visit.called(START).length, 2)
      assert.equal(visit.root.querySelectorAll('.messages [role="alert"]').length, 0)
      refusals = 2
      visit.go('result', { checkin: '2026-11-25', checkout: '2026-11-26', adults: '2' })
      await visit.sees(words('errors.signedOut'))
      assert.doesNotMatch(visit.words(), /errors\./)
      assert.equal(visit.store.get(criteriaAtom).checkin, '2026-11-25')
      const banner = await visit.see('.messages .banner')
      banner.querySelector<HTMLElement>('.round-button')?.click()
      await until(() => !visit.words().includes(words('errors.signedOut')), () => visit.words()) // prettier-ignore
      visit.close()
    }
  })
})

describe('a search that is not held to the rooms a plan has left', () => {
  let world: World
  before(async () => {
    world = await openWorld()
  })
  after(() => world.close())

  /** Every plan may be had once, and two rooms are looked for. */
  const oneEach = async (line: string, answer: () => Promise<Response>) => {
    if (!ROOMS.test(line) && !SETTINGS.test(line)) return null
    const text = (await (await answer()).text())
      .replaceAll(/"sale_limit":(null|\d+)/g, '"sale_limit":1')
      .replaceAll('"is_undated_search_enabled":false', '"is_undated_search_enabled":true')
    return new Response(text, { headers: { 'content-type': 'application/json' } })
  }
  const TWO = `rooms=${encodeURIComponent(JSON.stringify([{ adults: 2 }, { adults: 2 }]))}`
  for (const [which, more, isThere] of [
    ['is open in its dates', 'search_type=undated&nights=1', true],
    ['looks for sold-out rooms too', `${STAY}&is_including_occupied=true`, true],
    ['is paid by voucher', `${STAY}&mode=voucher&voucher_coupon_code=STAY-5000`, true],
    ['is like any other', STAY, false],
  ] as const)
    it(`${isThere ? 'shows' : 'hides'} a plan over the limit where it ${which} [RESULT-012]`, async () => {
      const visit = await openVisit(world, { hotelCode: TIERS, query: `${more}&${TWO}`, bend: oneEach })
      await until(() => visit.called(ROOMS).some(({ answer }) => answer !== null), 'the answer')
      const found = await until(() => visit.store.get(foundAtom), () => visit.words()) // prettier-ignore
      const plans = [...found.rooms, ...found.plans.flatMap((plan) => plan.rooms)].flatMap((room) => room.room_plan)
      assert.equal(plans.length > 0, isThere)
      visit.close()
    })
})
