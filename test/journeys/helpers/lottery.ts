import { SEEDED_LOTTERIES } from '../../../demo-host/world/people/lotteries.ts'
import type { Guest } from './guest.ts'

export const OPEN = SEEDED_LOTTERIES.open.uuid
export const ENTRIES = /^\/hotels\/\d+\/lottery_results$/
export const ENTRY = /^\/hotels\/\d+\/lottery_results\/[\w-]+$/

/** What somebody does at a lottery. */
export function lotterySteps({ at, page, t, open, button, seeTitle, see }: Guest) {
  const steps = {
    /** From the link of the hotel to the rooms of the event, and to the form for one of them. */
    async toForm(room: string | RegExp) {
      await open('/booking/result', { lottery_event: OPEN })
      await at.getByRole('link', { name: t('lottery.toRooms') }).click()
      await steps.choose(room)
    },
    async choose(room: string | RegExp) {
      const row = at.locator('li.room').filter({ has: at.getByRole('heading', { level: 2, name: room }) })
      await row
        .getByRole('button', { name: t('results.choose') })
        .first()
        .click()
      await button(t('results.continue')).click()
    },
    async introduce(names = { first_name: 'Hanako', last_name: 'Yamada' }) {
      for (const [name, value] of Object.entries(names)) await at.locator(`.screen [name="${name}"]`).fill(value)
    },
    /** Enters, and gives the number. */
    async enter(): Promise<string> {
      await steps.introduce()
      await button(t('lottery.submit')).click()
      await seeTitle(t('lottery.completeTitle'))
      return steps.number()
    },
    number: async () => (await at.locator('.lottery-facts bdi').first().innerText()).trim(),
    toEntry: (entryNumber: string) => open(`/room-lottery/confirmation/${entryNumber}`),
    status: async () => (await at.locator('.screen .tagline').first().innerText()).trim(),
    alert: async () => {
      const told = at.locator('.screen [role="alert"]').first()
      await told.waitFor()
      return (await told.innerText()).trim()
    },
    path: () => new URL(page.url()).pathname,
    see,
  }
  return steps
}
