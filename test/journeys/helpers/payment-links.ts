import assert from 'node:assert/strict'

import { money } from '../../../shared/rules/money/money.ts'
import type { World } from '../../lib/world.ts'
import type { Guest } from './guest.ts'

export const SUM = 18_000
/** What the texts name. */
export const WORDS = { hotel: 'Shirotsuki', n: 1 }

let letters = 0
/** The mail that brings a link of its own, as it came into the demo's inbox. */
export async function mailed(world: World) {
  const email = `payer-${++letters}@guest.example`
  const subject = `Private boat ${letters}`
  const link = { hotel: 'shirotsuki', email, locale: 'en' as const, subject, amount: SUM }
  await world.edit({ kind: 'send_payment_link', ...link })
  const [mail] = await world.mailTo(email)
  assert.ok(mail)
  const [address = ''] = /http\S+\/payments\/\S+/.exec(mail.text) ?? []
  const number = new URL(address).pathname.split('/').at(-1) ?? ''
  return { mail, address, number, subject }
}

/** What a payer does on the page of a link. */
export function linkSteps(payer: Guest) {
  const { at, t, button, seeTitle } = payer
  const sum = money({ amount: SUM, currency: 'JPY' }, payer.language)
  const fields = at.frameLocator('.card-place iframe')
  const press = button(t('payLink.pay', { sum }))
  const type = async (card: string) => {
    await fields.locator('#number').fill(card)
    await fields.locator('#expiry').fill('1230')
    await fields.locator('#cvc').fill('123')
    await fields.locator('#holder').fill('TARO YAMADA')
  }
  return {
    sum,
    press,
    fields,
    form: () => at.locator('.card-place').count(),
    type,
    async pay(card: string) {
      await type(card)
      await press.click()
    },
    paid: () => seeTitle(t('payLink.paidTitle')),
  }
}
