import assert from 'node:assert/strict'
import { describe, it } from 'node:test'

import { editWorld } from '../../../../../demo-host/controls/world-edits.ts'
import { LOCALE_CODES } from '../../../../../shared/locales.ts'
import { HANAKO } from '../../../../../test/contract/helpers/members.ts'
import { payingWorld } from '../../../../../test/lib/paying.ts'
import { until } from '../../../../../test/lib/until.ts'
import { showLocaleAtom } from '../../../../state/settings/texts.ts'

const STAY = /^\/hotels\/1\/reservations\/[\w-]+$/
/** Without a step for paying. */
const AT_DESK = { ways: 1 }

describe('the points that a stay brings', () => {
  const { world, open } = payingWorld()

  /** On the confirmation, of a stay that brings so many where a number is given. */
  async function booked(options: object, points_earned?: number) {
    const checkout = await open('on_site', { ...AT_DESK, ...options })
    checkout.spoil(async (send, { method, path }) => {
      const answer = await send()
      if (points_earned === undefined || method !== 'GET' || !STAY.test(path)) return answer
      const { data, ...rest } = (await answer.json()) as { data: object } // from our own server
      return Response.json({ ...rest, data: { ...data, points_earned } })
    })
    await checkout.press('Book, pay at the hotel')
    await checkout.sees('We look forward to welcoming you')
    await checkout.sees('What happens next')
    const line = () => checkout.page.all('.points-earned b').map(({ textContent }) => textContent)
    return { ...checkout, line }
  }
  const settings = (set: object) =>
    editWorld(world().database, world().clock, { kind: 'member_settings', hotel: 'shirotsuki', set })

  it('stand on the confirmation with their number and the hotel’s name for them [POINT-012] [CONF-004]', async () => {
    const plain = await booked({ member: HANAKO }, 120)
    await until(() => plain.line().join() === 'Points to be earned: 120', () => plain.text()) // prettier-ignore
    await settings({ point_names: { en: 'Moon drops' } })
    const named = await booked({ member: HANAKO }, 1_120)
    await until(() => named.line().join() === 'Moon drops to be earned: 1,120', () => named.text()) // prettier-ignore
    await settings({ point_names: {} })
  })

  it('are a hundredth of what is paid, twice for her rank, in the words of every language [POINT-012]', async () => {
    const { line, total, store } = await booked({ member: HANAKO })
    const points = Math.floor(total * 0.01 * 2)
    assert.ok(points > 1_000)
    const told = new Set<string>()
    for (const locale of [...LOCALE_CODES, 'en'] as const) {
      await store.set(showLocaleAtom, locale)
      const written = new RegExp(`${Math.floor(points / 1_000)}.?${String(points).slice(-3)}`)
      await until(() => written.test(line().join()), () => `${points} in ${locale}: ${line()}`) // prettier-ignore
      told.add(line().join())
    }
    assert.ok(told.size >= LOCALE_CODES.length - 1, [...told].join())
  })

  it('are none for a guest without an account, who reads no line of them [CONF-004]', async () => {
    const { line, text } = await booked({})
    assert.deepEqual(line(), [])
    assert.doesNotMatch(text(), /to be earned|Points added/)
  })

  it('are promised nowhere where the brand hides them, not for a day either [POINT-008]', async () => {
    const plain = await booked({ member: HANAKO })
    await plain.sees(/Points added\./)
    await settings({ points_hidden: true })
    const { text, line } = await booked({ member: HANAKO })
    assert.deepEqual(line(), [])
    assert.doesNotMatch(text(), /to be earned|Points added/)
    await settings({ points_hidden: false })
  })
})
