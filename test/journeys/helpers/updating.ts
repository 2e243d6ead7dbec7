import { AT_HOTEL, BOTH_WAYS, TARO } from './guest.ts'
import type { Guest, Person } from './guest.ts'
import { bookStay } from './stay-booked.ts'

/** From two nights on, dearer, and also paid by card. */
export const LONGER = 'Two nights or more, for the bath'
/** The ink band of update mode. */
export const BAND = 'aside.update-band'
export const PATH = '/hotels/:hotelId/reservations/:reservationId'
export const UPDATE = /^\/hotels\/1\/reservations\/[\w-]+$/

type Wish = { card?: boolean; plan?: string; who?: Person }

/** What a guest does who changes dates, room or plan. */
export function updating(taro: Guest) {
  const { t, at, page, world } = taro

  /** With a card in the pages of the widget. */
  async function book({ card = false, plan = BOTH_WAYS, who = TARO }: Wish = {}) {
    if (!card) return bookStay(world, plan, who)
    await taro.openResults()
    await taro.choose(plan)
    await taro.toDetails()
    await taro.introduce(who)
    return taro.settle('card')
  }
  async function update(number: string) {
    await taro.open(`/review-reservation/${number}`, { email: TARO.email })
    await taro.button(t('manage.updateStay')).click()
    await at.locator(BAND).waitFor()
    await at.locator('.plans').first().waitFor()
  }
  async function toCheck() {
    await taro.button(t('results.continue')).click()
    await taro.seeTitle(t('changing.check'))
    await at.locator('.settled, .before-after ~ .banner').first().waitFor()
  }
  /** A booked stay whose guest is about to take another plan for it. */
  async function toOtherPlan() {
    const number = await book()
    await update(number)
    await taro.choose(AT_HOTEL)
    await toCheck()
    return number
  }
  const confirm = () => taro.button(t('changing.confirm'))
  return {
    book,
    update,
    toCheck,
    toOtherPlan,
    confirm,
    isOff: async () => (await confirm().getAttribute('aria-disabled')) === 'true',
    changed: () => taro.see(t('manage.changed', { email: TARO.email })),
    query: () => new URL(page.url()).searchParams,
  }
}
