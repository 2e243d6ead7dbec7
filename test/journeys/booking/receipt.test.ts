import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { before, describe, it } from 'node:test'

import type { Download } from 'playwright'

import { TEST_NOW } from '../../../demo-host/world/memory.ts'
import { MINUTE_MS } from '../../../shared/constants.ts'
import { wordsOf } from '../../lib/pdf.ts'
import { asked as queryOf, assertHeaders, callsTo } from '../helpers/calls.ts'
import { BOTH_WAYS, journey, STAY, TARO } from '../helpers/guest.ts'
import type { Guest } from '../helpers/guest.ts'
import { assertWell } from '../helpers/well.ts'

const { world, guest } = journey()
const RECEIPT = /^\/hotels\/\d+\/reservations\/[^/]+\/receipt$/
/** The first moment of the check-out day in Japan. */
const OPENS = Date.parse(`${STAY.checkout}T00:00:00+09:00`)
const COMPANY = '株式会社 白月商事'

describe('the receipt of a stay paid by card', () => {
  let taro: Guest
  let number: string
  let link: URL
  before(async () => {
    taro = await guest()
    await taro.page.clock.setFixedTime(TEST_NOW)
    await taro.openResults()
    await taro.choose(BOTH_WAYS)
    await taro.toDetails()
    await taro.introduce()
    number = await taro.settle('card')
    const [mail] = await world().mailTo(TARO.email)
    link = new URL(/https?:\S+bypass_token=\S+/.exec(mail?.text ?? '')?.[0] ?? '')
  })
  const review = async () => {
    await taro.page.goto(link.href)
    await taro.at.getByRole('heading', { level: 2, name: taro.t('receiptForm.title') }).waitFor()
  }
  const words = async (download: Download) => wordsOf(new Uint8Array(await readFile(await download.path())))

  it('says from which day it is there', async () => {
    await review()
    const button = taro.button(new RegExp(taro.t('receiptForm.from', { date: '2026/12/12' })))
    assert.equal(await button.getAttribute('aria-disabled'), 'true')
    await taro.see(taro.t('receiptForm.fromText'))
    await assertWell(taro, 'review before the receipt')
  })

  it('is saved as a file from that day on, made out to the name that was typed [MANAGE-032] [CALL-050]', async () => {
    await world().advanceMinutes((OPENS - TEST_NOW) / MINUTE_MS)
    await taro.page.clock.setFixedTime(OPENS)
    await review()
    const { at, page, t } = taro
    const since = await world().lastCall()
    const field = at.getByLabel(t('receiptForm.name'))
    assert.equal(await field.inputValue(), `${TARO.first_name} ${TARO.last_name}`)
    await field.fill(COMPANY)
    const asked = page.waitForEvent('download')
    await page.keyboard.press('Enter')
    const download = await asked
    assert.equal(download.suggestedFilename(), `receipt-${number}.pdf`)
    const written = await words(download)
    for (const said of [number, COMPANY, '2026/12/10']) assert.ok(written.includes(said), `${said}: ${written}`)
    await taro.see(t('receiptForm.done'))

    const [call] = await callsTo(world(), 'GET', RECEIPT, since)
    assert.ok(call)
    assert.equal(call.status, 200)
    const names = Object.keys(Object(call.query)).toSorted()
    assert.deepEqual(names, ['bypass_token', 'email', 'locale', 'name'])
    assert.equal(queryOf(call, 'name'), COMPANY)
    assertHeaders(call, 'en')
    await assertWell(taro, 'receipt')
  })

  it('is waited for while it is being written, and keeps what was typed when it does not come', async () => {
    const { at, page, t, button } = taro
    const field = at.getByLabel(t('receiptForm.name'))
    await world().nextAnswer({ path: '/hotels/:hotelId/reservations/:reservationId/receipt', status: 500 })
    await button(t('receiptForm.download')).click()
    await taro.see(t('errors.general'))
    assert.equal(await field.inputValue(), COMPANY)
    await world().nextAnswer({ path: '/hotels/:hotelId/reservations/:reservationId/receipt', status: 202, code: 1200 })
    const asked = page.waitForEvent('download')
    await button(t('receiptForm.download')).click()
    assert.ok((await words(await asked)).includes(COMPANY))
  })

  it('is on no paper: printed is the whole reservation, once, and nothing to press [MANAGE-033]', async () => {
    const { page, at, t, button } = taro
    await page.evaluate(() => {
      window.print = () => Reflect.set(window, 'printed', Number(Reflect.get(window, 'printed') ?? 0) + 1)
    })
    await button(t('common.print')).click()
    assert.equal(await page.evaluate(() => Reflect.get(window, 'printed')), 1)
    await page.emulateMedia({ media: 'print' })
    const seen = (selector: string) => at.locator(selector).filter({ visible: true }).count()
    assert.deepEqual(
      [await seen('header'), await seen('button'), await seen('.button'), await seen('input')],
      [0, 0, 0, 0],
    )
    for (const text of [number, BOTH_WAYS, '2026/12/10', '2026/12/12', `${TARO.first_name} ${TARO.last_name}`])
      await taro.see(text)
    await taro.see('Shirotsuki')
    await page.emulateMedia({ media: 'screen' })
  })
})
