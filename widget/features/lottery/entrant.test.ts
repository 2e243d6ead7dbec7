import assert from 'node:assert/strict'
import { after, before, beforeEach, describe, it } from 'node:test'

import { SEEDED_LOTTERIES } from '../../../demo-host/world/people/lotteries.ts'
import { loadTranslate } from '../../../locales/load.ts'
import type { Translate } from '../../../locales/texts.ts'
import { LOCALE_CODES } from '../../../shared/locales.ts'
import type { ListedEntry } from '../../../shared/model/stay/lottery.ts'
import { addDays } from '../../../shared/rules/days/dates.ts'
import { PASSWORD } from '../../../test/contract/helpers/members.ts'
import { openWorld } from '../../../test/contract/helpers/world.ts'
import type { World } from '../../../test/contract/helpers/world.ts'
import { assertCall } from '../../../test/lib/call-scenes.ts'
import { until } from '../../../test/lib/until.ts'
import { openVisit } from '../../../test/lib/widget/open-visit.ts'
import { forgetGuest } from '../../../test/lib/widget/open-widget.ts'
import { environmentAtom } from '../../state/environment.ts'
import { queryAtom } from '../../state/navigation/navigation.ts'

type Visit = Awaited<ReturnType<typeof openVisit>>

const SECOND_MS = 1_000
const OPEN = SEEDED_LOTTERIES.open.uuid
const JIRO = 'jiro@example.com'
const TARO = 'taro@example.com'
const HOME = '/booking/result'
const ROOMS = /^GET \/hotels\/\d+\/rooms$/
const CHANGE = /^PUT \/hotels\/\d+\/lottery_results\/LBCD-1000-0002$/
const CANCEL = /^PUT \/hotels\/\d+\/lottery_results\/LBCD-1000-0002\/cancel$/

/** All of Jiro's entry, as it is sent anew. */
const ENTRY = {
  checkin_date: '2027-04-01',
  checkout_date: '2027-04-03',
  room_type_code: 'hanare',
  room_plan_code: 'hanare-kaiseki-1',
  party: { adults: 2, children: 0 },
  guest: {
    first_name: 'Jiro',
    last_name: 'Suzuki',
    email: JIRO,
    phone: '09012345678',
    nationality: '',
    postal_code: '',
    prefecture_or_state: '',
    street_address: '',
    building_name_and_number: '',
  },
}

const refused = (code: number) =>
  Response.json({ errors: [{ title: 'Not to be read', details: { code, base: [] } }] }, { status: 409 })

describe('who enters a room lottery', () => {
  let world: World
  let t: Translate
  before(async () => {
    world = await openWorld()
    t = await loadTranslate('en', ['core', 'errors', 'codes', 'lottery', 'account', 'loginMenu'])
  })
  beforeEach(() => forgetGuest())
  after(() => world.close())

  const answered = (visit: Visit, line: RegExp) =>
    until(
      () => visit.called(line).find(({ answer }) => answer !== null),
      () => `${line} among ${visit.sent.map((call) => call.line).join()}`,
    )
  const toEntry = (visit: Visit, confirmationNumber: string) =>
    visit.go('lotteryConfirmation', undefined, { confirmationNumber })
  const status = async (visit: Visit) => (await visit.see('.screen .tagline')).textContent?.trim()
  const value = ({ root }: Visit, name: string) =>
    root.querySelector<HTMLInputElement>(`.screen [name="${name}"]`)?.value ?? ''

  async function fillSignIn(visit: Visit, email: string) {
    await visit.write({ email, password: PASSWORD })
    await visit.submit()
  }
  async function signIn(visit: Visit, email: string) {
    visit.go('signIn')
    await fillSignIn(visit, email)
    await visit.arrives(HOME)
  }
  async function signOut(visit: Visit) {
    await visit.openMenu(t('loginMenu.account'))
    await visit.press(t('loginMenu.signOut'))
    await visit.arrives(HOME)
  }

  it('reads why an event did not come, and can ask again [CALL-111]', async () => {
    let isBroken = true
    const bend = async (line: string) => (isBroken && /lottery_events/.test(line) ? refused(9999) : null)
    const visit = await openVisit(world, { query: `lottery_event=${OPEN}`, bend })
    const told = await visit.find('[role=alert]', 'Not to be read') // the title of a code that nobody knows (ERR-128)
    assert.ok(told.textContent?.includes(t('lottery.failed')))
    isBroken = false
    await visit.press(t('core.tryAgain'))
    await visit.find('h2', 'Lake fireworks')
    visit.close()
  })

  it('follows its link to the event and its rooms, and stays of another length are refused [LOTTERY-001] [LOTTERY-002] [QUERY-069] [CALL-111]', async () => {
    const visit = await openVisit(world, { query: `lottery_event=${OPEN}` })
    await until(() => visit.all('h2').some(({ textContent }) => textContent === 'Lake fireworks'), () => visit.words()) // prettier-ignore
    const event = await answered(visit, /lottery_events/)
    assert.equal(event.line, `GET /hotels/1/lottery_events/${OPEN}`)
    assertCall(event, {}, false)
    await visit.sees(/Stays between \d{4}\/\d\d\/\d\d and \d{4}\/\d\d\/\d\d/)
    await visit.sees(/2 to 4 nights/)
    await visit.sees(/Enter until /)

    await visit.press(t('lottery.toRooms'))
    await visit.see('li.room')
    const [search] = visit.called(ROOMS)
    assert.equal(new URL(search?.url ?? '').searchParams.get('lottery_event_uuid'), OPEN)

    const checkin = visit.store.get(queryAtom).get('checkin') ?? ''
    visit.close()
    const otherLength = t('lottery.nightsRefused', { nights: '2 to 4 nights' })
    for (const nights of [1, 2, 4, 5]) {
      const stay = { lottery_event: OPEN, checkin, checkout: addDays(checkin, nights), adults: '2' }
      const other = await openVisit(world, { query: String(new URLSearchParams(stay)) })
      const isRight = nights === 2 || nights === 4
      if (isRight) await other.see('li.room')
      else for (const words of [otherLength, t('errors.lotteryNights')]) await other.sees(words)
      const found = [other.all('li.room').length > 0, other.words().includes(otherLength)]
      assert.deepEqual(found, [isRight, !isRight], `${nights} nights`)
      other.close()
    }
  })

  it('lists all entries of the account, and each leads to its own page [ACCOUNT-014] [CALL-115] [CALL-113] [CALL-116]', async () => {
    const visit = await openVisit(world)
    await signIn(visit, TARO)
    visit.go('accountReservations')
    await visit.press(t('account.lottery'))
    await visit.see('li.entry')
    const list = await answered(visit, /^GET \/user\/lottery_results$/)
    assertCall(list, { query: { page: '1' } }, true)
    const rows = visit.all('li.entry')
    const { data } = list.answer as { data: ListedEntry[] }
    assert.equal(rows.length, 4)
    assert.deepEqual(
      rows.map((row) => [row.querySelector('bdi')?.textContent, row.querySelector('h2')?.textContent]),
      data.map(({ entry_number, event }) => [entry_number, event.name]),
    )
    const rowOf = (...words: string[]) =>
      rows.find(({ textContent }) => words.every((word) => textContent?.includes(word))) ?? assert.fail(words.join())
    rowOf('LBCD-1000-0010', t('lottery.notWon'), 'Autumn leaves')
    rowOf('LBCD-1000-0004', t('lottery.inProgress')).querySelector('a')?.click()
    await visit.arrives('/room-lottery/confirmation/LBCD-1000-0004')
    await visit.sees(t('lottery.confirmationTitle'))
    const shown = await answered(visit, /lottery_results\/LBCD/)
    assert.equal(shown.line, 'GET /hotels/1/lottery_results/LBCD-1000-0004')
    assertCall(shown, {}, true)
    // Its period is over: nothing of it can be changed, and it says why.
    await visit.sees(t('lottery.changeEnded'))
    visit.close()
  })

  it('sees the entries of their own account alone, which every language says, and leaves a confirmation for the rooms [LOTTERY-021] [ERR-093] [LOTTERY-019]', async () => {
    for (const locale of LOCALE_CODES) {
      const words = await loadTranslate(locale, ['errors'])
      const visit = await openVisit(world, { locale })
      await signIn(visit, JIRO)
      toEntry(visit, 'LBCD-1000-0003')
      await visit.sees(words('errors.lotteryAccount'))
      assert.equal(visit.all('.lottery-facts').length, 0)
      assert.doesNotMatch(visit.words(), /New Year at the lake|errors\.\w/)
      visit.close()
    }
    const visit = await openVisit(world)
    await signIn(visit, JIRO)
    toEntry(visit, 'LBCD-1000-0005')
    await visit.sees('New Year at the lake')
    await signOut(visit)
    visit.close()
  })

  it('is led to sign in before form and confirmation, and back to the same address [ROUTE-016] [ROUTE-017]', async () => {
    const visit = await openVisit(world)
    const open = (path: string) => visit.store.get(environmentAtom).location.navigate(`${path}?lottery_event=${OPEN}`)
    for (const [path, title] of [
      ['/room-lottery/confirmation/LBCD-1000-0004', t('lottery.confirmationTitle')],
      ['/room-lottery/guest-detail', t('lottery.formTitle')],
    ] as const) {
      open(path)
      await visit.arrives('/sign-in')
      await fillSignIn(visit, TARO)
      await visit.sees(title)
      assert.deepEqual([visit.path(), visit.store.get(queryAtom).get('lottery_event')], [path, OPEN])
      await signOut(visit)
    }
    // These two are anybody's, and say nothing of anybody (AMB-40).
    for (const [path, title] of [
      ['/room-lottery/complete/LBCD-1000-0004', t('lottery.completeTitle')],
      ['/room-lottery/reservation-incomplete/LBCD-1000-0004', t('lottery.incompleteTitle')],
    ] as const) {
      open(path)
      await visit.sees(title)
      assert.ok(!visit.words().includes('Taro'))
      assert.equal(visit.path(), path)
    }
    visit.close()
  })

  it('may be changed until the last second of the entries, and no more after it [LOTTERY-017] [CALL-117]', async () => {
    const began = world.clock.now()
    // At noon in Japan, ten days after the world's first.
    const closes = Date.parse('2026-11-11T03:00:00Z')
    const open = async (moment: number) => {
      forgetGuest()
      world.clock.set(moment)
      const visit = await openVisit(world)
      await signIn(visit, JIRO)
      toEntry(visit, 'LBCD-1000-0002')
      await visit.sees(t('lottery.confirmationTitle'))
      return visit
    }
    const before = await open(closes - SECOND_MS)
    await before.press(t('lottery.change'))
    await until(() => value(before, 'first_name') === 'Jiro', 'the entry as it is')
    await before.write({ phone: '09087654321' })
    await before.press(t('lottery.save'))
    await before.sees(t('lottery.saved'))
    const [change] = before.called(CHANGE)
    assert.ok(change)
    assertCall(change, { body: { ...ENTRY, guest: { ...ENTRY.guest, phone: '09087654321' } } }, true)
    before.close()

    const after = await open(closes + SECOND_MS)
    const [button] = after.all('.lottery-ways button, .lottery-ways a')
    assert.equal(button?.textContent, t('lottery.change'))
    assert.equal(button?.getAttribute('aria-disabled'), 'true')
    await after.sees(t('lottery.changeEnded'))
    button?.click()
    assert.deepEqual([after.path(), after.called(CHANGE)], ['/room-lottery/confirmation/LBCD-1000-0002', []])
    after.close()
    world.clock.set(began)
  })

  it('may change and cancel while entries are open, and is told when that is refused [LOTTERY-008] [CALL-114]', async () => {
    const refusals = [
      [CHANGE, 3752],
      [CANCEL, 3760],
    ] as const
    const told = new Set<number>()
    const visit = await openVisit(world, {
      async bend(line) {
        const [, code] = refusals.find(([call, one]) => call.test(line) && !told.has(one)) ?? []
        if (code === undefined) return null
        told.add(code)
        return refused(code)
      },
    })
    const isRefused = (words: string) =>
      until(() => visit.all('.screen [role="alert"]')[0]?.textContent?.includes(words), () => `${words} in ${visit.words()}`) // prettier-ignore
    const outcomes = (line: RegExp) =>
      visit.called(line).map(({ answer, headers }) => [Object.keys(Object(answer))[0], headers.has('authorization')])
    await signIn(visit, JIRO)
    toEntry(visit, 'LBCD-1000-0002')
    await visit.sees(t('lottery.confirmationTitle'))
    assert.equal(await status(visit), t('lottery.inProgress'))
    await visit.press(t('lottery.change'))
    await visit.sees(t('lottery.formChangeTitle'))
    await until(() => value(visit, 'first_name') === 'Jiro', 'the entry as it is')
    await visit.write({ first_name: 'Jirou', last_name: 'Suzuki' })
    await visit.press(t('lottery.save'))
    await isRefused(t('codes.3752'))
    assert.equal(value(visit, 'first_name'), 'Jirou')
    await visit.press(t('lottery.save'))
    await visit.sees('Jirou Suzuki')
    assert.deepEqual(outcomes(CHANGE), [
      ['errors', true],
      ['data', true],
    ])
    assert.equal(Object(visit.called(CHANGE)[1]?.body.guest).first_name, 'Jirou')

    const cancel = async () => {
      await visit.press(t('lottery.cancel'))
      const buttons = () => visit.all('dialog button').filter(({ textContent }) => textContent === t('lottery.cancel'))
      const really = await until(() => buttons()[0], () => visit.words()) // prettier-ignore
      really.click()
    }
    await cancel()
    await isRefused(t('codes.3760'))
    assert.equal(await status(visit), t('lottery.inProgress'))
    await cancel()
    await visit.sees(t('lottery.entryCancelledText'))
    assert.equal(await status(visit), t('lottery.entryCancelled'))
    assert.deepEqual(outcomes(CANCEL), [
      ['errors', true],
      ['data', true],
    ])
    visit.close()
  })
})
