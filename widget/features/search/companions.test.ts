import assert from 'node:assert/strict'
import { after, afterEach, before, describe, it } from 'node:test'

import { eq } from 'drizzle-orm'

import { program } from '../../../demo-host/provider/db/schema/member.ts'
import type { CompanionTier } from '../../../demo-host/provider/db/schema/member.ts'
import { loadTranslate } from '../../../locales/load.ts'
import { LOCALE_CODES } from '../../../shared/locales.ts'
import { becomeHanako } from '../../../test/lib/bent/bent-identity.ts'
import { openSearchForm } from '../../../test/lib/search-form.ts'
import type { SearchForm } from '../../../test/lib/search-form.ts'
import { until } from '../../../test/lib/until.ts'
import { startWorld } from '../../../test/lib/world.ts'
import type { World } from '../../../test/lib/world.ts'

const ADULT = { ja: '連れ大人', en: 'Adult friend', ko: '성인 동행', zh_Hans: '成人同伴', zh_Hant: '成人同行' }
const KID = { ja: '連れ子供', en: 'Young friend', ko: '어린이 동행', zh_Hans: '儿童同伴', zh_Hant: '兒童同行' }
const PROGRAM = 101
const STAY = 'checkin=2026-12-10&checkout=2026-12-12&adults=2&children=1&kids_ages=5'

describe('companions of a member', () => {
  let world: World
  let form: SearchForm | undefined
  before(async () => {
    world = await startWorld()
  })
  afterEach(() => form?.close())
  after(() => world.stop())

  const has = (adult: boolean, kid: boolean, ...more: object[]) =>
    world.database.orm
      .update(program)
      .set({
        companions: [
          { kind: 'companion_adult', is_active: adult, names: ADULT },
          { kind: 'companion_kid', is_active: kid, names: KID },
          ...(more as CompanionTier[]), // of a kind that nobody knows
        ],
      })
      .where(eq(program.id, PROGRAM))

  async function member(locale: (typeof LOCALE_CODES)[number] = 'en', query = STAY) {
    form?.close()
    form = await openSearchForm(world, { locale, query })
    await becomeHanako(world, { say: form.pageSays, told: form.told })
    return form
  }
  const infos = ({ told }: SearchForm) =>
    told.flatMap(({ type, payload }) => (type === 'receiveCompanionInfo' ? [payload] : []))
  const counters = ({ all }: SearchForm) => all('.party .stepper').map((each) => each.getAttribute('aria-label') ?? '')

  it('are counted under the names of their program in five languages, else in English [MEMBER-060] [SEARCH-033]', async () => {
    await has(true, true)
    for (const locale of LOCALE_CODES) {
      const shown = await member(locale)
      await until(() => infos(shown).length > 0, 'the program')
      await shown.openParty()
      const nameIn = (names: Record<string, string>) => names[locale] ?? names.en ?? ''
      const [adult, kid] = [nameIn(ADULT), nameIn(KID)]
      await until(
        () => counters(shown).includes(adult),
        () => `${adult} in ${String(counters(shown))}`,
      )
      assert.ok(counters(shown).includes(kid), locale)
      if (locale !== 'ja') continue

      const t = await loadTranslate(locale, ['party', 'search', 'core'])
      const more = (tier: string) => shown.press(t('party.moreOf', { tier }))
      await more(adult)
      await more(adult)
      assert.ok(await shown.isOff(t('party.moreOf', { tier: adult })), 'no more than there are adults')
      await more(kid)
      await shown.press(t('core.done'))
      await shown.press(t('search.search'))
      const rooms = await until(() => {
        const [room] = JSON.parse(shown.searches.at(-1)?.get('rooms') ?? '[]') as Record<string, unknown>[]
        return room?.adult_companion ? room : null
      }, 'a search for companions')
      assert.deepEqual([rooms.adult_companion, rooms.kid_tier_A_companion], [2, 1])
    }
  })

  it('are told to the page around with their names, the active ones alone [EMB-042] [MEMBER-061] [SEARCH-033]', async () => {
    await has(true, true)
    const both = await member()
    const info = await until(() => infos(both)[0], 'the word to the page')
    assert.deepEqual(info, {
      additional_tiers: [
        { kind: 'companion_adult', translations: ADULT },
        { kind: 'companion_kid', translations: KID },
      ],
    })

    await has(true, false)
    const one = await member()
    assert.deepEqual(await until(() => infos(one)[0], 'the word to the page'), {
      additional_tiers: [{ kind: 'companion_adult', translations: ADULT }],
    })
    await one.openParty()
    await until(() => counters(one).includes(ADULT.en), 'the counter')
    assert.ok(!counters(one).includes(KID.en))
  })

  it('are counted room by room [SEARCH-010] [SEARCH-033]', async () => {
    await has(true, true)
    const shown = await member('en', 'checkin=2026-12-10&checkout=2026-12-12&adults=2')
    await until(() => infos(shown).length > 0, 'the program')
    await shown.openParty()
    await shown.press('Add a room')
    await shown.press('One child more', 1)
    await shown.say('Age of child 1', '5')
    const t = await loadTranslate('en', ['party'])
    /** The second room stands last. */
    const more = async (tier: string) => {
      const name = t('party.moreOf', { tier })
      const found = await until(() => shown.buttons(name).at(-1), name)
      found.click()
    }
    await until(() => shown.buttons(t('party.moreOf', { tier: ADULT.en })).length === 2, 'a counter in each room')
    await more(ADULT.en)
    await more(KID.en)
    await shown.press('Done')
    const query = await shown.search()
    const rooms = JSON.parse(query.get('rooms') ?? '[]') as Record<string, unknown>[]
    assert.equal(rooms.length, 2)
    const parties = rooms.map(({ adults, children, kids_ages }) => [adults, children, kids_ages])
    assert.deepEqual(parties, [[2, 0, undefined], [2, 1, [5]]]) // prettier-ignore
    const companions = rooms.map((room) => [room.adult_companion || 0, room.kid_tier_A_companion || 0])
    assert.deepEqual(companions, [[0, 0], [1, 1]]) // prettier-ignore
  })

  it('of a kind that nobody knows change nothing about the others [SEARCH-034]', async () => {
    await has(true, true, { kind: 'companion_dog', is_active: true, names: { en: 'Dog' } })
    const shown = await member()
    await until(() => infos(shown).length > 0, 'the program')
    await shown.openParty()
    await until(() => counters(shown).includes(ADULT.en), 'the counter')
    assert.deepEqual(counters(shown).slice(-2), [ADULT.en, KID.en])
    assert.doesNotMatch(JSON.stringify(infos(shown)), /dog/)
  })
})
