import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { before, describe, it } from 'node:test'

import { TEST_NOW } from '../../../demo-host/world/memory.ts'
import { pretendToBe } from '../../lib/browser.ts'
import { testPassCertificate } from '../../lib/wallet-pass/certificates.ts'
import { openGoogleLink, testGoogleIssuer } from '../../lib/wallet-pass/google-wallet.ts'
import { openPass } from '../../lib/wallet-pass/open-pass.ts'
import { until } from '../../lib/until.ts'
import { callsTo } from '../helpers/calls.ts'
import { AT_HOTEL, journey, TARO } from '../helpers/guest.ts'
import type { Guest } from '../helpers/guest.ts'
import { assertWell } from '../helpers/well.ts'

const { world, guest } = journey()

const PHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Safari/604.1'
const ANDROID = 'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/131.0.0.0 Mobile Safari/537.36'
const PASS = /\/wallet_pass$/

describe('a stay in the wallet of a telephone', () => {
  let number: string
  let phone: Guest
  before(async () => {
    const taro = await guest()
    await taro.openResults()
    await taro.choose(AT_HOTEL)
    await taro.toDetails()
    await taro.introduce()
    await taro.payAtHotel()
    number = await taro.confirmed()
    // What this browser runs on has no such wallet.
    await taro.see(taro.t('booked.share'))
    for (const words of ['booked.toWallet', 'booked.toGoogleWallet'] as const)
      assert.equal(await taro.button(taro.t(words)).count(), 0)
    phone = await guest({ width: 390 })
    await pretendToBe(phone.page, PHONE)
    await phone.open(`/reservation/confirmation/${number}`, { email: TARO.email })
    await phone.confirmed()
  })

  it('is a file that is opened with one press, signed and in the guest’s language', async () => {
    const { page, t, button } = phone
    await button(t('booked.toWallet')).waitFor()
    await assertWell(phone, 'confirmation with a pass')
    const asked = page.waitForEvent('download')
    await button(t('booked.toWallet')).click()
    const download = await asked
    assert.equal(download.suggestedFilename(), `${number}.pkpass`)
    const shown = await openPass(await readFile(await download.path()), testPassCertificate(TEST_NOW).root)
    assert.deepEqual([shown.serialNumber, shown.description], [number, 'Stay at Shirotsuki'])
    const [call] = await callsTo(world(), 'GET', PASS)
    assert.equal(call?.status, 200)
  })

  it('is told where it does not come, and comes with another press', async () => {
    const { page, t, button } = phone
    await world().nextAnswer({ path: '/hotels/:hotelId/reservations/:reservationId/wallet_pass', status: 409 })
    await button(t('booked.toWallet')).click()
    await phone.see(t('booked.toWalletFailed'))
    const asked = page.waitForEvent('download')
    await button(t('booked.toWallet')).click()
    assert.equal((await asked).suggestedFilename(), `${number}.pkpass`)
  })

  it('is an address of Google Wallet on Android, in a tab of its own, and is told where it does not come', async () => {
    const other = await guest({ width: 390 })
    const { page, t, button } = other
    await pretendToBe(page, ANDROID)
    await page.context().route('https://pay.google.com/**', (route) => route.fulfill({ body: 'Google Wallet' }))
    await other.open(`/reservation/confirmation/${number}`, { email: TARO.email })
    await other.confirmed()
    assert.equal(await button(t('booked.toWallet')).count(), 0)
    await world().nextAnswer({ path: '/hotels/:hotelId/reservations/:reservationId/wallet_link', status: 409 })
    await button(t('booked.toGoogleWallet')).click()
    await other.see(t('booked.toWalletFailed'))
    await until(() => page.context().pages().length === 1, 'the tab that came to nothing is closed')
    const opened = page.waitForEvent('popup')
    await button(t('booked.toGoogleWallet')).click()
    const tab = await opened
    await tab.waitForURL(/^https:\/\/pay\.google\.com\//)
    const { card } = openGoogleLink(tab.url(), testGoogleIssuer().publicKey)
    assert.ok(card.id.includes(number))
    assert.equal(await tab.evaluate(() => window.opener), null)
    await page.close()
  })

  it('is there where the letter of the stay leads, and no more once the stay is cancelled', async () => {
    const { page, t, button } = phone
    const [letter] = await world().mailTo(TARO.email)
    const [address = ''] = /http\S+\/review-reservation\/\S+/.exec(letter?.text ?? '') ?? []
    assert.ok(address.includes(number), letter?.text)
    await page.goto(address)
    await button(t('booked.toWallet')).waitFor()
    await assertWell(phone, 'a stay with a pass')
    const asked = page.waitForEvent('download')
    await button(t('booked.toWallet')).click()
    assert.equal((await asked).suggestedFilename(), `${number}.pkpass`)
    await button(t('manage.cancel')).click()
    const dialog = phone.at.locator('dialog')
    await dialog.getByRole('button', { name: t('manage.cancelFree') }).click()
    await dialog.getByRole('button', { name: t('manage.sure') }).click()
    await phone.seeTitle(t('manage.cancelledTitle'))
    assert.equal(await button(t('booked.toWallet')).count(), 0)
  })
})
