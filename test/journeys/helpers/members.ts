import type { Locator } from 'playwright'

import { isFamilyFirst } from '../../../widget/lib/name-order.ts'
import { HANAKO, PASSWORD } from '../../contract/helpers/members.ts'
import type { Guest } from './guest.ts'

export { HANAKO, PASSWORD }

/** What a member meets around every screen: the menu of who is here, and the form that signs in. */
export function memberSteps(guest: Guest) {
  const { at, page, t, open, language } = guest
  /** What the header calls Hanako. */
  const hanako = isFamilyFirst(language) ? 'やまだ' : 'はなこ'
  const button = (): Locator => at.locator('header [aria-haspopup="menu"]').filter({ hasText: t('loginMenu.account') })
  const entries = () => at.getByRole('menuitem')
  const send = () => at.locator('.screen button[type="submit"]').click()
  return {
    menu: button,
    /** Opens the menu and names its entries. */
    async entries(): Promise<string[]> {
      await button().click()
      await entries().first().waitFor()
      const found = await entries().allInnerTexts()
      await page.keyboard.press('Escape')
      return found.map((words) => words.trim())
    },
    async choose(words: string) {
      await button().click()
      await at.getByRole('menuitem', { name: words, exact: true }).click()
    },
    /** The name that the header shows for who is here. */
    name: async () => (await button().innerText()).replace(t('loginMenu.account'), '').trim(),
    /** The menu of who has not signed in. */
    nobody: () => button().filter({ hasNotText: hanako }).waitFor(),
    named: (name: string) => button().filter({ hasText: name }).waitFor(),
    send,
    async write(values: Record<string, string>) {
      for (const [name, value] of Object.entries(values)) await at.locator(`.screen [name="${name}"]`).fill(value)
    },
    value: (name: string) => at.locator(`.screen [name="${name}"]`).inputValue(),
    /** By the form, in the widget's own document. */
    async signIn(
      email = HANAKO,
      { name = hanako, query = {} }: { name?: string; query?: Record<string, string> } = {},
    ) {
      await open('/sign-in', query)
      await at.locator('.screen [name="email"]').fill(email)
      await at.locator('.screen [name="password"]').fill(PASSWORD)
      await send()
      await button().filter({ hasText: name }).waitFor()
    },
  }
}
export type Member = ReturnType<typeof memberSteps>
