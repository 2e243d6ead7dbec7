import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'

import { eq } from 'drizzle-orm'

import { lotteryEntry } from '../../../demo-host/provider/db/schema/lottery.ts'
import { loadTranslate } from '../../../locales/load.ts'
import { LOCALE_CODES } from '../../../shared/locales.ts'
import type { LotteryEntry, LotteryStatus } from '../../../shared/model/stay/lottery.ts'
import { openWorld } from '../../../test/contract/helpers/world.ts'
import type { World } from '../../../test/contract/helpers/world.ts'
import { openVisit } from '../../../test/lib/widget/open-visit.ts'
import { HANAKO } from '../../../test/contract/helpers/members.ts'
import { until } from '../../../test/lib/until.ts'

/** Hanako's, of an event whose entries are closed and whose rooms are not drawn yet. */
const ENTRY = 'LBCD-1000-0003'
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
