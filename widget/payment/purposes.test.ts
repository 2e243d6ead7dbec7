import assert from 'node:assert/strict'
import { after, afterEach, before, describe, it } from 'node:test'

import { eq } from 'drizzle-orm'

import { chargeTable } from '../../demo-host/simulators/gateway/schema.ts'
import { loadTranslate } from '../../locales/load.ts'
import type { Translate } from '../../locales/texts.ts'
import { HEADERS } from '../../shared/headers.ts'
import { openChanging } from '../../test/contract/helpers/changing.ts'
import { openWorld } from '../../test/contract/helpers/world.ts'
import type { World } from '../../test/contract/helpers/world.ts'
import { anHourLater } from '../../test/lib/an-hour-later.ts'
import { until } from '../../test/lib/until.ts'
import { openVisit } from '../../test/lib/widget/open-visit.ts'
import { payablePurposes } from '../../test/lib/widget/payable-purposes.ts'
import type { Visit } from '../../test/lib/widget/payable-purposes.ts'
import { chooseCurrencyAtom } from '../state/settings/currency.ts'
import type { CardFields } from './card-fields.ts'

type Bend = NonNullable<Parameters<typeof openVisit>[1]>['bend']

const PAYS = '4000000000024242'
const ASKS = '4000000000003220'
const REFUSED = '4000000000033003'
/** Nobody hears any more what a page asked that was left. */
const never = new Promise<Response>(() => {})

describe('whatever is paid for', () => {
  let world: World
  let changes: Awaited<ReturnType<typeof openChanging>>
  let t: Translate
  const visits: Visit[] = []
  before(async () => {
    world = await openWorld()
    changes = await openChanging(world)
    t = await loadTranslate('en', ['payLink', 'checkout', 'booked', 'errors', 'manage', 'paying', 'prepay'])
  })
  afterEach(async () => {
    for (const visit of visits.splice(0)) visit.close()
    await anHourLater(world)
    window.sessionStorage.clear()
  })
  after(() => world.close())

  const PURPOSES = payablePurposes(() => ({ world, changes, t }))

  const card = (number: string): CardFields => ({
    tokenise: async () => ({
      kind: 'token',
      token: await world.cardToken(number),
      brand: 'visa',
      last4: number.slice(-4),
      expiry: '12/30',
      holder: 'TARO YAMADA',
    }),
    limit: () => undefined,
    stop: () => undefined,
  })
  /** What the gateway's own books say. */
  const charged = () => world.database.orm.$count(chargeTable, eq(chargeTable.state, 'captured'))

  for (const [name, purpose] of Object.entries(PURPOSES))
    describe(name, () => {
      const arrive = async (about: string, bend?: Bend) => {
        const visit = await openVisit(world, bend ? { bend } : {})
        visits.push(visit)
        return { visit, isOpen: await purpose.form(visit, about) }
      }
      const pay = (visit: Visit, number: string) => {
        purpose.fill(visit, card(number))
        return purpose.press(visit)
      }
      const keys = (visit: Visit) =>
        visit.called(purpose.line).map(({ headers }) => headers.get(HEADERS.idempotencyKey))
      const asked = (visit: Visit) => until(() => purpose.challengeUrl(visit), () => visit.words()) // prettier-ignore
      const leave = (visit: Visit) => {
        visit.close()
        visits.splice(visits.indexOf(visit), 1)
      }

      it('is paid at once, by two presses as by one', async () => {
        const [before, about] = [await charged(), await purpose.begin()]
        const { visit } = await arrive(about)
        purpose.fill(visit, card(PAYS))
        await Promise.all([purpose.press(visit), purpose.press(visit)])
        await visit.sees(purpose.paid())
        assert.equal(keys(visit).length, 1)
        assert.equal(await charged(), before + 1)
      })

      it('is refused without a charge, and paid by another card under another key', async () => {
        const [before, about] = [await charged(), await purpose.begin()]
        const { visit } = await arrive(about)
        await pay(visit, REFUSED)
        assert.equal(await charged(), before)
        if (name === 'a new stay') await purpose.form(visit, about)
        await pay(visit, PAYS)
        await visit.sees(purpose.paid())
        assert.equal(new Set(keys(visit)).size, 2)
        assert.equal(await charged(), before + 1)
      })

      for (const [decision, isPaid] of [
        ['approve', true],
        ['fail', false],
        ['cancel', false],
        ['time out', false],
      ] as const)
        // prettier-ignore
        it(`ends as its bank says: ${decision}`, async () => {
          const [before, about] = [await charged(), await purpose.begin()]
          const { visit } = await arrive(about)
          await pay(visit, ASKS)
          const url = await asked(visit)
          await visit.sees(t('checkout.bankText'))
          await purpose.press(visit)
          assert.equal(keys(visit).length, 1)
          await (decision === 'time out' ? world.outwait() : world.decide(url, decision))
          if (isPaid) await visit.sees(purpose.paid())
          else await until(() => purpose.challengeUrl(visit) === null, () => visit.words()) // prettier-ignore
          assert.equal(await charged(), before + Number(isPaid))
        })

      it('is asked for again under its key where the answer was lost', async () => {
        const [before, about] = [await charged(), await purpose.begin()]
        let lost = 4
        const { visit } = await arrive(about, async (line, send) => {
          if (!purpose.line.test(line) || lost-- <= 0) return null
          await send()
          return Response.json({}, { status: 503 })
        })
        await pay(visit, PAYS)
        assert.equal(await charged(), before + 1)
        if (name === 'a stay that is booked') {
          // Asked for anew, its price would be nothing.
          visit.store.set(chooseCurrencyAtom, 'USD')
          await visit.sees('CurrencyUSD')
          assert.doesNotMatch(visit.words(), /Pay (¥|\$)0/)
        }
        await purpose.press(visit)
        await visit.sees(purpose.paid())
        assert.equal(new Set(keys(visit)).size, 1)
        assert.equal(await charged(), before + 1)
      })

      it('is paid once where the page is loaded again before the answer, and the guest pays again as far as there is a way', async () => {
        const [before, about] = [await charged(), await purpose.begin()]
        const { visit } = await arrive(about, async (line, send) => {
          if (!purpose.line.test(line)) return null
          void send()
          return never
        })
        void pay(visit, PAYS)
        await until(() => keys(visit).length === 1, 'the payment on its way')
        leave(visit)
        await until(async () => (await charged()) > before, 'the charge')

        if (name === 'a new stay') {
          const again = await openVisit(world)
          visits.push(again)
          await again.sees(t('checkout.bookedTitle'))
        } else {
          const { visit: again, isOpen } = await arrive(about)
          if (isOpen) await pay(again, PAYS)
        }
        assert.equal(await charged(), before + 1)
      })

      it('is still the bank’s question after a reload, and paid once when it says yes', async () => {
        const [before, about] = [await charged(), await purpose.begin()]
        const { visit } = await arrive(about)
        await pay(visit, ASKS)
        const url = await asked(visit)
        leave(visit)
        const again = await openVisit(world)
        visits.push(again)
        await purpose.underWay(again, about)
        await world.decide(url, 'approve')
        await until(async () => (await charged()) === before + 1, 'the charge')
      })

      it('is paid once by two tabs that press at the same moment', async () => {
        const [before, about] = [await charged(), await purpose.begin()]
        const { visit: one } = await arrive(about)
        const { visit: two } = await arrive(about)
        await Promise.all([pay(one, PAYS), pay(two, PAYS)])
        assert.equal(await charged(), before + 1)
      })
    })
})
