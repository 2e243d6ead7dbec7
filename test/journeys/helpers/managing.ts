import { AT_HOTEL, TARO } from './guest.ts'
import type { Guest, journey } from './guest.ts'
import { bookStay } from './stay-booked.ts'

export const FIND = /^\/hotel_brands\/\d+\/reservations\/[^/]+$/
export const CANCEL = /^\/hotels\/\d+\/reservations\/[^/]+\/cancel$/
export const SETTINGS = /^\/hotels\/\d+\/reservations\/[^/]+\/update_settings$/
export const START = Date.parse('2026-11-01T09:00:00+09:00')

let bookings = 0

/** What journeys about a booked stay begin with, in the world of their file. */
export function managing({ guest, world }: Pick<ReturnType<typeof journey>, 'guest' | 'world'>) {
  /** A guest whose clock is the world's. */
  async function visitor(at = START, visit: Parameters<typeof guest>[0] = {}): Promise<Guest> {
    const made = await guest(visit)
    await made.page.clock.setFixedTime(at)
    return made
  }

  /** A stay of a guest without an account; `pays` goes from the details to the confirmation, in the pages of the widget. */
  async function booked(plan = AT_HOTEL, pays?: (taro: Guest) => Promise<void>) {
    const email = `manage-${++bookings}@guest.example`
    if (!pays) return { number: await bookStay(world(), plan, { email }), email }
    const taro = await guest()
    await taro.openResults()
    await taro.choose(plan)
    await taro.toDetails()
    await taro.introduce({ ...TARO, email, email_again: email })
    await pays(taro)
    const number = await taro.confirmed()
    await taro.page.close()
    return { number, email }
  }

  async function lookUp(who: Guest, number: string, email: string, at: Record<string, string> = {}) {
    await who.open('/search', at)
    await who.at.locator('[name="number"]').fill(number)
    await who.at.locator('[name="email"]').fill(email)
    await who.button(who.t('manage.find')).click()
  }

  return { visitor, booked, lookUp }
}
