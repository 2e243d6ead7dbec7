import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { before, describe, it } from 'node:test'

import { quiet } from '../../lib/quiet.ts'
import { assertHeaders, BOOK, callsTo } from '../helpers/calls.ts'
import { BOTH_WAYS, BOTH_WAYS_JA, journey, PAYS, STAY, TARO } from '../helpers/guest.ts'
import type { Guest } from '../helpers/guest.ts'
import { assertWell } from '../helpers/well.ts'

const { world, guest } = journey()

describe('a stay that is booked', () => {
  let taro: Guest
  let number: string
  before(async () => {
    taro = await guest()
    await taro.openResults()
    await taro.choose(BOTH_WAYS)
    await taro.toDetails()
    await taro.introduce()
    await taro.toPayment()
    await taro.payAtHotel()
    number = await taro.confirmed()
  })
  const seen = (selector: string) => taro.at.locator(selector).filter({ visible: true }).count()

  it('is the same after three reloads, and is not booked again [CONF-012]', async () => {
    const { page, t } = taro
    const since = await world().lastCall()
    const total = await taro.total()
    for (let times = 0; times < 3; times++) {
      await page.reload()
      assert.equal(await taro.confirmed(), number)
      await taro.seeTitle(t('checkout.greeting', { name: TARO.first_name }))
      assert.equal(await taro.total(), total)
    }
    assert.deepEqual(await callsTo(world(), 'POST', BOOK, since), [])
  })

  it('has the code for the desk, and is well with it [CONF-010] [CALL-123]', async () => {
    const { t, page } = taro
    await taro.at.getByRole('img', { name: t('booked.qrName', { number }) }).waitFor()
    await taro.see(t('booked.qr'))
    const [call] = await callsTo(world(), 'GET', /^\/qr_codes$/)
    assert.ok(call)
    assert.deepEqual([call.status, call.query], [200, { qr_code: number }])
    assertHeaders(call, 'en')
    await assertWell(taro, 'confirmation with its code')
    // The number serves where the code does not come.
    await world().nextAnswer({ method: 'GET', path: '/qr_codes', status: 500, times: 9 })
    await page.reload()
    await taro.see(t('booked.qrFailed'))
    await world().clearAnswers()
    await page.reload()
    await taro.see(t('booked.qr'))
  })

  it('is printed on one page, all of it and nothing to press [CONF-011]', async () => {
    const { page, t } = taro
    await taro.see(t('booked.changeTitle'))
    const pdf = String(await page.pdf({ format: 'A4' }))
    assert.equal(pdf.match(/\/Type\s*\/Page\b/g)?.length, 1)

    await page.emulateMedia({ media: 'print' })
    assert.deepEqual([await seen('header'), await seen('button'), await seen('.button')], [0, 0, 0])
    const colourOf = (selector: string) =>
      taro.at
        .locator(selector)
        .first()
        .evaluate((part) => getComputedStyle(part).color)
    assert.equal(await colourOf('h1'), await colourOf('h2'))
    const words = [number, BOTH_WAYS, '2026/12/10', '2026/12/12', t('booked.done'), t('checkout.nextTitle')]
    for (const text of [...words, t('booked.hotel_due'), t('booked.qr'), await taro.total()]) await taro.see(text)
    await page.emulateMedia({ media: 'screen' })
  })

  it('goes into the calendar, leads to where it is changed, and back to the hotel [CONF-016]', async () => {
    const { page, at, t, button } = taro
    const asked = page.waitForEvent('download')
    await button(t('checkout.toCalendar')).click()
    const download = await asked
    assert.equal(download.suggestedFilename(), `${number}.ics`)
    const file = (await readFile(await download.path(), 'utf8')).replaceAll('\r\n ', '')
    const starts = [...file.matchAll(/^DTSTART:(.+)\r$/gm)].map(([, moment]) => moment)
    // 15:00 in Japan; the second entry is the last moment to cancel for free.
    assert.deepEqual([starts[0], starts.length], [`${STAY.checkin.replaceAll('-', '')}T060000Z`, 2])
    assert.match(file, new RegExp(`^DTEND:${STAY.checkout.replaceAll('-', '')}T020000Z\r$`, 'm'))
    assert.ok(file.includes(number) && file.includes('SUMMARY:Stay at Shirotsuki'))

    await button(t('booked.change')).click()
    await taro.seeTitle(t('manage.title', { hotel: 'Shirotsuki' }))
    await taro.see(number)
    await page.goBack()
    assert.equal(await taro.confirmed(), number)

    await at.getByRole('link', { name: t('booked.back', { hotel: 'Shirotsuki' }) }).click()
    await page.waitForURL(`${world().origins.host}/`)
    await page.locator('booking-widget').waitFor()
    await page.goBack()
    assert.equal(await taro.confirmed(), number)
  })

  it('is taken along: the way there, and when and where for companions, but nothing that opens the booking', async () => {
    const { page, at, t, button } = taro
    const way = at.getByRole('link', { name: t('booked.directions') })
    assert.match(String(await way.getAttribute('href')), /^https:\/\/\S+=118\+Moto-Hakone/)
    assert.equal(await way.getAttribute('rel'), 'noopener noreferrer')
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    await button(t('booked.share')).click()
    await taro.see(t('booked.shareCopied'))
    const copied = await page.evaluate(() => navigator.clipboard.readText())
    assert.match(copied, /^Stay at Shirotsuki\n10 – 12 Dec\n118 Moto-Hakone[^]*\nhttp/)
    for (const secret of [number, TARO.email, TARO.last_name]) assert.ok(!copied.includes(secret), secret)

    // A device that offers to share is given the same.
    const script = 'navigator.canShare = () => true; navigator.share = async (told) => void (globalThis.told = told)'
    await page.evaluate(script)
    await button(t('booked.share')).click()
    const told = await page.evaluate<Record<string, string>>('globalThis.told')
    assert.equal([told.text, told.url].join('\n'), copied)
  })

  it('breaks a Japanese line between phrases, never within one', async () => {
    const hana = await guest({ language: 'ja', width: 390 })
    await hana.open(`/reservation/confirmation/${number}`, { email: TARO.email })
    await hana.confirmed()
    const lines = await hana.at.locator('h1').evaluate((title) => {
      const text = title.firstChild
      if (!(text instanceof Text)) return []
      const range = document.createRange()
      const tops = [...text.data].map((_, at) => {
        range.setStart(text, at)
        range.setEnd(text, at + 1)
        return Math.round(range.getBoundingClientRect().top)
      })
      return [...new Set(tops)].map((top) => [...text.data].filter((_, at) => tops[at] === top).join(''))
    })
    assert.deepEqual(lines, ['Yamadaさま、', 'お待ちしております'])
    await hana.page.close()
  })

  it('tells nobody else whether it exists [CONF-001]', async () => {
    const { t } = taro
    await taro.open(`/reservation/confirmation/${number}`, { email: TARO.email })
    assert.equal(await taro.confirmed(), number)
    const other = await guest({ width: 390 })
    const words: string[] = []
    for (const [asked, email] of [
      [number, 'other@guest.example'],
      ['ABC-1234-5678', TARO.email],
    ] as const) {
      await other.open(`/reservation/confirmation/${asked}`, { email })
      await other.see(t('errors.lookupFailed'))
      await quiet(other.page)
      words.push(await other.words())
    }
    assert.equal(words[0], words[1])
    await assertWell(other, 'no such booking')
  })
})

describe('a stay paid by card', () => {
  it('has its words whole on paper, in a language without spaces, and begins at the top of the sheet', async () => {
    const hana = await guest({ language: 'ja', width: 794 })
    await hana.openResults()
    await hana.choose(BOTH_WAYS_JA)
    await hana.toDetails()
    await hana.introduce({ ...TARO, email: 'paper@guest.example', email_again: 'paper@guest.example' })
    await hana.settle('card')
    await hana.see(hana.t('booked.qr'))
    await hana.page.emulateMedia({ media: 'print' })
    const broken = await hana.at.locator('.bill dt').evaluateAll((labels) =>
      labels.flatMap((label) => {
        const range = document.createRange()
        range.selectNodeContents(label)
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)))
        return lines.size > 1 ? [label.textContent] : []
      }),
    )
    assert.deepEqual([broken, (await hana.topOf('h1')) < 48], [[], true])
    await hana.page.close()
  })

  it('names what leaves the card in the guest’s own currency, on the screen and in the mail', async () => {
    const ana = await guest({ width: 390 })
    const { t } = ana
    const email = 'dollars@guest.example'
    await ana.openResults({ mcp_currency: 'USD' })
    await ana.choose(BOTH_WAYS)
    await ana.toDetails()
    await ana.introduce({ ...TARO, email, email_again: email })
    await ana.toPayment()
    await ana.fillCard(PAYS)
    await ana.pay()
    await ana.confirmed()
    await ana.see(t('booked.wayAndState', { way: t('booked.card'), state: t('booked.captured') }))
    const paid = ana.at
      .locator('.bill > div')
      .filter({ hasText: t('booked.by', { what: t('booked.paid'), by: 'VISA 4242' }) })
      .locator('dd .money')
      .first()
    const sum = await paid.innerText()
    assert.match(sum, /^\$[\d,]+\.\d\d$/)
    const [mail] = await world().mailTo(email)
    for (const body of [mail?.text, mail?.html]) assert.ok(body?.includes(sum))
    await assertWell(ana, 'confirmation in two currencies')
  })
})
