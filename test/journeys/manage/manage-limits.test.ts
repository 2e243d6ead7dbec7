import assert from 'node:assert/strict'
import { describe, it } from 'node:test'

import { callsTo } from '../helpers/calls.ts'
import { journey } from '../helpers/guest.ts'
import type { Guest } from '../helpers/guest.ts'
import { CANCEL, managing, START } from '../helpers/managing.ts'
import { assertWell } from '../helpers/well.ts'

// What is learned, refused, lost and too late: widget/features/manage/changing/stay-limits.test.ts; whose it is: whose-stay.test.ts.

const { world, guest } = journey()
const { visitor, booked, lookUp } = managing({ guest, world })

const titled = (who: Guest) => who.seeTitle(who.t('manage.title', { hotel: 'Shirotsuki' }))
const cancelOf = (who: Guest) => who.button(who.t('manage.cancel'))

async function cancelFree(who: Guest) {
  const { t, at } = who
  await cancelOf(who).click()
  // Nobody has to say why.
  const dialog = at.locator('dialog')
  await dialog.getByRole('button', { name: t('manage.cancelFree') }).click()
  await dialog.getByRole('button', { name: t('manage.sure') }).click()
}

describe('a booked stay', () => {
  it('opens by the link of its mail, whose token leaves the address, and is cancelled by it [MANAGE-015]', async () => {
    const { email, number } = await booked()
    const [mail] = await world().mailTo(email)
    const link = /https?:\/\/\S+\/review-reservation\/\S+/.exec(mail?.text ?? '')?.[0]
    assert.ok(link)
    const who = await visitor()
    await who.page.goto(link)
    await titled(who)
    assert.ok(!who.page.url().includes('token'), 'the token has left the address')
    await who.page.reload()
    await titled(who)
    await cancelFree(who)
    await who.seeTitle(who.t('manage.cancelledTitle'))
    assert.equal((await callsTo(world(), 'PUT', CANCEL)).at(-1)?.path, `/hotels/1/reservations/${number}/cancel`)
    await who.page.close()
  })

  it('that the staff changed is well on a phone, and so are a warning and a brand that opens bookings by the mail’s link alone', async () => {
    const { email, number } = await booked()
    await world().edit({ kind: 'edit_reservation', reservation_number: number })
    const who = await visitor(START, { width: 390 })
    await lookUp(who, number, email)
    await who.see(who.t('manage.edited_by_staff'))
    await assertWell(who, 'a stay changed by the staff')
    await who.open(`/review-reservation/${number}`, { code: 'minato', hotelId: '1', email })
    await who.see(who.t('manage.facility', { hotel: 'Shirotsuki' }))
    await assertWell(who, 'a warning')
    await who.page.goto(`${world().origins.widget}/search?code=hotori&locale=en`)
    await who.see(who.t('manage.secure', { hotel: 'Hotori House' }))
    await assertWell(who, 'a secure brand')
    await who.page.close()
  })
})
