import { ADMIN, TRAVEL } from '../../contract/helpers/organizations.ts'
import type { Guest } from './guest.ts'
import { memberSteps, PASSWORD } from './members.ts'

export { ADMIN, TRAVEL }

/** What somebody with an account of a company meets: its sign-in, and the menu that names it. */
export function companySteps(guest: Guest) {
  const { at, open } = guest
  const member = memberSteps(guest)
  const send = () => at.locator('.screen button[type="submit"]').click()
  return {
    ...member,
    async fill(account_id: string, password: string) {
      await at.locator('.screen [name="account_id"]').fill(account_id)
      await at.locator('.screen [name="password"]').fill(password)
    },
    /** By the form, at a hotel with a corporate sign-in. */
    async signInFor(account_id = TRAVEL, { code = 'kumoi', name = 'Aoba Trading' } = {}) {
      await open('/organization-sign-in', { code })
      await at.locator('.screen [name="account_id"]').fill(account_id)
      await at.locator('.screen [name="password"]').fill(PASSWORD)
      await send()
      await member.named(name)
    },
    /** The menu names nobody. */
    isGone: (name = 'Aoba Trading') => member.menu().filter({ hasNotText: name }).waitFor(),
  }
}
