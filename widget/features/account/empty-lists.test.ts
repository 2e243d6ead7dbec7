import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'

import { LOCALE_CODES } from '../../../shared/locales.ts'
import { newMember } from '../../../test/contract/helpers/members.ts'
import { openWorld } from '../../../test/contract/helpers/world.ts'
import type { World } from '../../../test/contract/helpers/world.ts'
import { until } from '../../../test/lib/until.ts'
import { openAccount } from '../../../test/lib/widget/open-account.tsx'
import { criteriaAtom } from '../../state/search/search.ts'

/** By page, what each of its tabs says in English where the provider has nothing to list. */
const LISTS = [
  [
    'accountReservations',
    ['No upcoming stays', 'No past stays', 'No cancelled stays', 'You have not entered a room lottery'],
  ],
  ['accountPoints', ['No activity yet', 'Nothing pending at the moment']],
  ['accountPaymentOptions', ['No saved cards']],
  ['accountPromotions', ['You have no coupons', 'You have no vouchers']],
] as const
const EVERY = LISTS.flatMap(([, words]) => words)
const WANTED = { checkin: '2026-12-24', checkout: '2026-12-27', rooms: [{ adults: 3, children: 0 }] }

describe('an empty list of the account', () => {
  let world: World
  before(async () => {
    world = await openWorld()
  })
  after(() => world.close())

  /** What each list says to somebody who has nothing yet, in the order of LISTS; each has its way to the search. */
  async function saidIn(locale: (typeof LOCALE_CODES)[number]): Promise<string[]> {
    const opened = await openAccount(world, { locale, email: (await newMember(world)).email })
    const { page, store, go, text } = opened
    page.act(() => store.set(criteriaAtom, { ...store.get(criteriaAtom), ...WANTED }))
    const said: string[] = []
    for (const [at, english] of LISTS) {
      go(at)
      const tabs = () => page.all('.stack.wide .account-tabs button')
      for (let tab = 0; tab < english.length; tab++) {
        if (english.length > 1) {
          await until(() => tabs().length === english.length, () => `tabs of ${at}: ${text()}`) // prettier-ignore
          tabs()[tab]?.click()
        }
        const titles = () => page.all('.empty h2').map(({ textContent }) => textContent ?? '')
        await until(() => titles().length === 1 && !said.includes(titles()[0] ?? ''), () => `${english[tab]}: ${text()}`) // prettier-ignore
        said.push(...titles())
        const [link, ...more] = page.all('.empty a')
        assert.deepEqual(more, [])
        const { pathname, searchParams } = new URL(link?.getAttribute('href') ?? '')
        assert.deepEqual(
          [pathname, ...['checkin', 'checkout', 'adults'].map((name) => searchParams.get(name))],
          ['/booking/result', WANTED.checkin, WANTED.checkout, '3'],
          `${locale}: ${said.at(-1)}`,
        )
      }
    }
    page.leave()
    return said
  }

  for (const locale of LOCALE_CODES)
    it(`says so and leads to the search, whichever it is: ${locale} [ACCOUNT-019]`, async () => {
      const said = await saidIn(locale)
      if (locale === 'en') return assert.deepEqual(said, EVERY)
      assert.equal(new Set(said).size, EVERY.length)
      for (const words of said) {
        assert.doesNotMatch(words, /\b(?:account|core)\.\w|\{\{/)
        assert.ok(/\S/.test(words) && !(EVERY as readonly string[]).includes(words), words)
      }
    })
})
