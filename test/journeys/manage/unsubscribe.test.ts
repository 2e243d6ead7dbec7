import assert from 'node:assert/strict'
import { describe, it } from 'node:test'

import { newMember } from '../../contract/helpers/members.ts'
import { until } from '../../lib/until.ts'
import { callsTo } from '../helpers/calls.ts'
import { journey } from '../helpers/guest.ts'
import type { Guest } from '../helpers/guest.ts'
import { assertWell } from '../helpers/well.ts'

const { world, guest } = journey()
const UNSUBSCRIBE = /^\/api\/v1\/marketing_emails\/unsubscribe$/

let offers = 0
/** The letter of offers that came to somebody who wants them, with how it names their address. */
async function letter() {
  const { email } = await newMember(world(), { email: `n${++offers}o@example.com` })
  const subject = `Maple weeks ${offers}`
  await world().edit({ kind: 'send_offer', hotel: 'shirotsuki', subject, text: 'Three nights for two.' })
  const mail = await until(
    async () => (await world().mailTo(email)).find((one) => one.subject.startsWith(subject)),
    `the letter "${subject}"`,
  )
  const [address = ''] = /http\S+unsubscribe_token=\S+/.exec(mail.text) ?? []
  return { id: mail.id, address, masked: 'n…o@example.com' }
}

/** The letter is in its reader's language; whoever opens it here reads another. */
const readIn = (address: string, language: string) => address.replace('locale=ja', `locale=${language}`)

const isAsked = (reader: Guest) => reader.seeTitle(reader.t('unsubscribe.title'))

describe('the way out of offers by e-mail', () => {
  it('is opened from the letter, asks, and is done with one call however often it is pressed [MAIL-001] [MAIL-002] [MAIL-003] [ROUTE-007]', async () => {
    const reader = await guest({ language: 'ja' })
    const { page, t, see, button, seeTitle } = reader
    const { id, masked } = await letter()
    const since = await world().lastCall()
    await page.goto(`${world().origins.api}/demo/inbox/${id}`)
    const opened = page.context().waitForEvent('page')
    await page.getByRole('link', { name: t('hotelMail.offerStop') }).click()
    await page.goto((await opened).url())
    await isAsked(reader)
    await see(t('unsubscribe.text', { email: masked }))
    assert.doesNotMatch(page.url(), /token/)
    await page.reload()
    await isAsked(reader)
    await button(t('unsubscribe.button')).dblclick()
    await seeTitle(t('unsubscribe.doneTitle'))
    assert.equal(new URL(page.url()).pathname, '/unsubscribe-email/success')
    assert.equal((await callsTo(world(), 'POST', UNSUBSCRIBE, since)).length, 1)
    await page.close()
  })

  for (const [language, width] of [
    ['en', 390],
    ['ar', 1280],
  ] as const)
    it(`is well, and nothing spills over, and where it leads to is a page to open by itself: ${language}, ${width} [ROUTE-008]`, async () => {
      const reader = await guest({ language, width })
      const { page, at, t, see, seeTitle } = reader
      const { address } = await letter()
      await page.goto(readIn(address, language))
      await isAsked(reader)
      await assertWell(reader, `unsubscribe ${language}`)
      const [inner, outer] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth])
      assert.ok(Number(inner) <= Number(outer))

      const since = await world().lastCall()
      await reader.open('/unsubscribe-email/success')
      await seeTitle(t('unsubscribe.doneTitle'))
      await see(t('unsubscribe.doneText'))
      assert.equal(await at.getByRole('alert').count(), 0)
      assert.deepEqual(await callsTo(world(), 'POST', UNSUBSCRIBE, since), [])
      await at.getByRole('link', { name: t('core.toRooms') }).click()
      await page.waitForURL(/\/booking\/result/)
      await page.close()
    })
})
