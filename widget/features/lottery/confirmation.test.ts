import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'

import { eq } from 'drizzle-orm'

import { lotteryEntry } from '../../../demo-host/provider/db/schema/lottery.ts'
import { loadTranslate } from '../../../locales/load.ts'
import { LOCALE_CODES } from '../../../shared/locales.ts'
import { LOTTERY_STATUSES } from '../../../shared/model/stay/lottery.ts'
import type { LotteryEntry, LotteryStatus } from '../../../shared/model/stay/lottery.ts'
import { openWorld } from '../../../test/contract/helpers/world.ts'
import type { World } from '../../../test/contract/helpers/world.ts'
import { openVisit } from '../../../test/lib/widget/open-visit.ts'
import { HANAKO } from '../../../test/contract/helpers/members.ts'
import { until } from '../../../test/lib/until.ts'

/** Hanako's, of an event whose entries are closed and whose rooms are not drawn yet. */
const ENTRY = 'LBCD-1000-0003'
/** Hers, too: won, and the deadline of its booking has passed. */
const OVER = 'LBCD-1000-0009'
const ROOMS = /^GET \/hotels\/\d+\/rooms$/
const SHOW = /^GET \/hotels\/\d+\/lottery_results\/LBCD/
const CANCEL = /^PUT \/hotels\/\d+\/lottery_results\/[\w-]+\/cancel$/

type Options = Parameters<typeof openVisit>[1]
type Answer = { data: LotteryEntry }

describe('the page of a lottery entry', () => {
  let world: World
  before(async () => {
    world = await openWorld()
  })
  after(() => world.close())

  /** The member who entered, in front of the entry. */
  async function visitEntry(entry: string, options: Options = {}) {
    const visit = await openVisit(world, options)
    visit.go('signIn')
    await visit.signIn()
    visit.go('lotteryConfirmation', undefined, { confirmationNumber: entry })
    await until(
      () => visit.root.querySelector('.lottery-facts') !== null,
      () => `an entry of ${HANAKO}: ${visit.words()}`,
    )
    return visit
  }

  const factsOf = (root: ParentNode) =>
    Object.fromEntries(
      [...root.querySelectorAll('.lottery-facts > div')].map((line) => [
        line.querySelector('dt')?.textContent ?? '',
        line.querySelector('dd')?.textContent ?? '',
      ]),
    )

  /** As it comes, with some of it another way. */
  const changed =
    (change: (entry: LotteryEntry) => Partial<LotteryEntry>): NonNullable<Options>['bend'] =>
    async (line, answer) => {
      if (!SHOW.test(line)) return null
      const { data } = (await (await answer()).json()) as Answer
      return Response.json({ data: { ...data, ...change(data) } })
    }

  it('has its state, when the result comes, until when a winner books, and what the hotel says [LOTTERY-005]', async () => {
    const visit = await visitEntry(ENTRY)
    const facts = factsOf(visit.root)
    assert.match(visit.words(), /In progress/)
    // Closed a day before the world's first, drawn two days after it, to be booked by the ninth, at noon in Japan.
    assert.equal(facts['Entries close'], '31 October at 12:00')
    assert.equal(facts['Result'], '3 November at 12:00')
    assert.equal(facts['Book by'], '10 November at 12:00')
    assert.equal(facts['From the hotel'], 'One room an entry. Dinner is served at 18:00 on all days of the lottery.')
    visit.close()
  })

  it('reads every field of the record, and what is missing leaves no line [LOTTERY-007]', async () => {
    const visit = await visitEntry(ENTRY, {
      bend: changed(() => ({
        status: 'winner_reservation_confirmed',
        lottery_event_setting_id: 4711,
        reservation: {
          reservation_number: 'STAY-1234-5678',
          lottery_result: { entry_number: ENTRY },
          is_incomplete: false,
        },
      })),
    })
    const words = visit.words()
    assert.match(words, /STAY-1234-5678/)
    assert.match(factsOf(visit.root)['Entry number'] ?? '', new RegExp(`^${ENTRY}.*4711$`))
    visit.close()

    const bare = await visitEntry(ENTRY, {
      bend: changed(() => ({ notification: null, reservation: null, form: null })),
    })
    const labels = Object.keys(factsOf(bare.root))
    assert.ok(!labels.includes('From the hotel') && !labels.includes('Guest details'), labels.join())
    assert.doesNotMatch(bare.words(), /null|undefined|\{\{/)
    bare.close()
  })

  it('reads in every language what became of it in each of its states, with what may still be done [LOTTERY-009] [LOTTERY-011] [LOTTERY-012]', async () => {
    const booked = {
      reservation_number: 'TST-1234-5678',
      lottery_result: { entry_number: ENTRY },
      is_incomplete: false,
    }
    for (const locale of LOCALE_CODES) {
      const t = await loadTranslate(locale, ['lottery'])
      const says = {
        registered: [t('lottery.inProgress'), t('lottery.inProgressText')],
        not_winner: [t('lottery.notWon'), t('lottery.notWonText')],
        winner_reservation_pending: [t('lottery.won'), t('lottery.wonText', { moment: '|' })],
        winner_reservation_confirmed: [t('lottery.booked'), t('lottery.bookedText', { number: 'TST-1234-5678' })],
        winner_reservation_cancelled: [t('lottery.cancelled'), t('lottery.cancelledText')],
        winner_reservation_pending_declined: [t('lottery.cancelled'), t('lottery.cancelledText')],
        registration_cancelled: [t('lottery.entryCancelled'), t('lottery.entryCancelledText')],
      } satisfies Record<LotteryStatus, string[]>
      let status: LotteryStatus = 'registered'
      const bend = changed(({ event }) => ({
        status,
        event: { ...event, phase: 'announced' },
        reservation: status === 'winner_reservation_confirmed' ? booked : null,
      }))
      const visit = await visitEntry(ENTRY, { locale, bend })
      for (status of LOTTERY_STATUSES) {
        const asked = visit.called(SHOW).length
        visit.go('result')
        await visit.arrives('/booking/result')
        visit.go('lotteryConfirmation', undefined, { confirmationNumber: ENTRY })
        const [label = '', text = ''] = says[status]
        await until(
          () =>
            visit.called(SHOW).length > asked && visit.root.querySelector('.screen .tagline')?.textContent === label,
          () => `${label} for ${status}: ${visit.words()}`,
        )
        assert.equal(visit.root.querySelector('h1')?.textContent, t('lottery.confirmationTitle'))
        const sentence = visit.all('.screen .stack.tight p').map(({ textContent }) => textContent)
        const [before = '', after = ''] = text.split('|')
        assert.ok(
          sentence.length === 1 && sentence[0]?.startsWith(before) && sentence[0].endsWith(after),
          `${sentence}`,
        )
        const named = (words: string) =>
          visit.all('.screen a').filter(({ textContent }) => textContent === words).length
        assert.equal(named(t('lottery.book')), status === 'winner_reservation_pending' ? 1 : 0, status)
        assert.equal(named(t('lottery.change')), 0, status)
        const canCancel = visit.all('.screen button').some(({ textContent }) => textContent === t('lottery.cancel'))
        assert.equal(canCancel, false, status)
        // Nothing that is not there leaves words of ours behind.
        assert.doesNotMatch(visit.words(), /undefined|null|\{\{|lottery\.[a-z]/)
      }
      visit.close()
    }
  })

  it('tells who has won until when the room is booked, and leads there [LOTTERY-010]', async () => {
    const visit = await visitEntry(ENTRY, {
      bend: changed(({ event }) => ({
        status: 'winner_reservation_pending',
        event: { ...event, phase: 'announced' },
        reservation: null,
      })),
    })
    assert.equal(visit.root.querySelector('.screen .tagline')?.textContent, 'Won')
    await visit.sees('A room is held for you. Book it by 10 November at 12:00.')
    assert.doesNotMatch(visit.words(), /winner_reservation_pending/)
    await visit.press('Book this room')
    await visit.arrives('/booking/result')
    await until(() => visit.called(ROOMS).length > 0, 'the search')
    const asked = new URL(visit.called(ROOMS)[0]?.url ?? '').searchParams
    assert.equal(asked.get('lottery_result_entry_number'), ENTRY)
    visit.close()
  })

  it('that was taken back is told so, and neither changed nor cancelled, while others still enter [LOTTERY-015]', async () => {
    for (const locale of LOCALE_CODES) {
      const t = await loadTranslate(locale, ['lottery'])
      const ways = async (status: LotteryStatus) => {
        const bend = changed(({ event }) => ({ status, event: { ...event, phase: 'open' } }))
        const visit = await visitEntry(ENTRY, { locale, bend })
        const label = visit.root.querySelector('.screen .tagline')?.textContent
        const named = visit.all('.screen a, .screen button').map(({ textContent }) => textContent)
        visit.close()
        return [label, ...[t('lottery.change'), t('lottery.cancel')].filter((words) => named.includes(words))]
      }
      assert.deepEqual(await ways('registered'), [t('lottery.inProgress'), t('lottery.change'), t('lottery.cancel')])
      assert.deepEqual(await ways('registration_cancelled'), [t('lottery.entryCancelled')])
    }
  })

  it('cannot be booked any more when the deadline has passed, which the server says, too, in every language [LOTTERY-016] [ERR-095]', async () => {
    for (const locale of LOCALE_CODES) {
      const t = await loadTranslate(locale, ['core', 'errors', 'lottery'])
      const words = t('errors.lotteryDeadline')
      const visit = await visitEntry(OVER, { locale })
      await visit.sees(words)
      const button = await visit.find('.screen button', t('lottery.book'))
      assert.equal(button.getAttribute('aria-disabled'), 'true')
      assert.deepEqual(
        visit.all('.screen a').filter(({ textContent }) => textContent === t('lottery.book')),
        [],
      )
      // Whoever goes around the button is told the same by the server.
      const stay = { checkin: '2027-01-31', checkout: '2027-02-02', adults: '2' }
      visit.go('result', { current_lottery_entry: OVER, ...stay })
      await visit.arrives('/booking/result')
      await until(() => visit.called(ROOMS).some(({ answer }) => answer !== null), 'the search')
      await until(() => visit.all('.lottery-facts').length === 0, 'the results')
      await visit.sees(words)
      assert.equal(visit.all('li.room').length, 0)
      assert.doesNotMatch(visit.words(), /lotteryDeadline|errors\./)
      visit.close()
    }
  })

  it('calls a place that was declined cancelled, as one that was given back [LOTTERY-013]', async () => {
    // As the server tells them, in three languages: word, and the way on.
    for (const locale of ['en', 'ja', 'ar'] as const) {
      const t = await loadTranslate(locale, ['lottery'])
      const shown: string[][] = []
      for (const status of [
        'winner_reservation_pending_declined',
        'winner_reservation_cancelled',
      ] satisfies LotteryStatus[]) {
        await world.database.orm.update(lotteryEntry).set({ status }).where(eq(lotteryEntry.entry_number, ENTRY))
        const visit = await visitEntry(ENTRY, { locale })
        shown.push(
          [...visit.root.querySelectorAll('.screen .label, .screen .label ~ p, .lottery-ways')].map(
            (part) => part.textContent ?? '',
          ),
        )
        assert.match(visit.words(), new RegExp(t('lottery.cancelled')))
        visit.close()
      }
      assert.ok(shown[0] && shown[0].length > 0)
      assert.deepEqual(shown[0], shown[1])
    }
    await world.database.orm
      .update(lotteryEntry)
      .set({ status: 'registered' })
      .where(eq(lotteryEntry.entry_number, ENTRY))
  })

  it('says in every language when cancelling is refused, and shows the entry as it was [ERR-106]', async () => {
    for (const locale of LOCALE_CODES) {
      const t = await loadTranslate(locale, ['lottery', 'errors', 'codes', 'core'])
      const open = changed(({ event }) => ({ event: { ...event, phase: 'open' } }))
      const visit = await visitEntry(ENTRY, {
        locale,
        bend: async (line, answer) =>
          CANCEL.test(line)
            ? Response.json(
                { errors: [{ title: 'Not to be read', details: { code: 3760, base: [] } }] },
                { status: 409 },
              )
            : ((await open?.(line, answer)) ?? null),
      })
      const before = factsOf(visit.root)
      await visit.press(t('lottery.cancel'))
      const [, really] = await until(
        () => {
          const found = [...visit.root.querySelectorAll('button')].filter(
            (one) => one.textContent === t('lottery.cancel'),
          )
          return found.length === 2 && found
        },
        () => visit.words(),
      )
      really?.click()
      await visit.sees(t('codes.3760'))
      assert.doesNotMatch(visit.words(), /3760|Not to be read/)
      const banners = [...visit.root.querySelectorAll('[role="alert"]')]
      assert.equal(banners.length, 1)
      assert.ok(banners[0]?.closest('.screen'), 'it stands with the entry, and not above the page')
      assert.deepEqual(factsOf(visit.root), before)
      visit.close()
    }
  })
})
