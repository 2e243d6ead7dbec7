import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import type { Browser, Page } from 'playwright'
import { LOCALE_CODES } from '../../../../shared/locales.ts'
import { launchChromium } from '../../../../test/lib/browser.ts'
import { ORIGINS, SECRETS, openGateway } from '../../../../test/lib/gateway-simulator.ts'
import { until } from '../../../../test/lib/until.ts'

// The pages that hold the frames are made up in the test, which to Chromium is not the local network the gateway is on.
const LOCAL = '--disable-features=LocalNetworkAccessChecks'

/** A page of the widget's that holds one frame and keeps what it says. */
const HOLDER = (
  address: string,
) => `<!doctype html><title>holder</title><body><iframe title="card" style="width:480px;height:420px"></iframe><script>
window.heard = []
addEventListener('message', (event) => heard.push({ origin: event.origin, ...event.data }))
document.querySelector('iframe').src = ${JSON.stringify(address)}
</script>`

describe("the gateway's pages in a browser", () => {
  let world: Awaited<ReturnType<typeof openGateway>>
  let browser: Browser
  let page: Page
  before(async () => {
    world = await openGateway()
    const { host } = new URL(await world.listen())
    browser = await launchChromium(LOCAL, `--host-resolver-rules=MAP gateway.test ${host}`)
  })
  after(async () => {
    await browser.close()
    await world.close()
  })

  async function hold(address: string, origin = ORIGINS.widget) {
    page = await browser.newPage()
    await page.route(`${origin}/**`, (route) => route.fulfill({ contentType: 'text/html', body: HOLDER(address) }))
    await page.goto(`${origin}/holder`)
    return page.frameLocator('iframe')
  }
  const fieldsUrl = (more: Record<string, string> = {}) =>
    `${ORIGINS.gateway}/fields?${new URLSearchParams({ key: SECRETS.key, locale: 'en', origin: ORIGINS.widget, request: 'one', ...more })}`

  const heard = (kind: string) =>
    page
      .waitForFunction(
        (wanted) => Reflect.get(window, 'heard').findLast((each: { kind: string }) => each.kind === wanted),
        kind,
      )
      .then((found) => found.jsonValue())
  const tell = (message: object) =>
    page.evaluate(({ said, to }) => document.querySelector('iframe')?.contentWindow?.postMessage(said, to), {
      said: message,
      to: ORIGINS.gateway,
    })

  it('give the widget a token and keep the number to themselves (guarantee W15) [PAY-055]', async () => {
    const frame = await hold(fieldsUrl({ holder: '1' }))
    assert.deepEqual(await heard('ready'), { origin: ORIGINS.gateway, kind: 'ready', request: 'one' })
    for (const [label, name] of [
      ['Card number', 'cc-number'],
      ['Expiry', 'cc-exp'],
      ['Security code', 'cc-csc'],
      ['Name on the card', 'cc-name'],
      ['Card brand', 'cc-type'],
    ] as const)
      assert.equal(await frame.getByLabel(label).getAttribute('autocomplete'), name)

    await frame.getByLabel('Card number').pressSequentially('4000000000003220')
    assert.equal(await frame.getByLabel('Card number').inputValue(), '4000 0000 0000 3220')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await page.keyboard.type('1230')
    await page.keyboard.press('Tab')
    await page.keyboard.type('123')
    await page.keyboard.press('Tab')
    await page.keyboard.type('TARO YAMADA')
    // A message for each key, and the last may still be on its way.
    const changed = await until(
      async () => [await heard('change')].find(({ complete }) => complete),
      'a card that is complete',
    )
    assert.equal(changed.brand, 'visa')

    await tell({ kind: 'tokenise', request: 'pay' })
    const token = await heard('tokenised')
    assert.match(token.token, /^tok_/)
    assert.deepEqual([token.request, token.brand, token.last4, token.expiry], ['pay', 'visa', '3220', '12/30'])
    assert.ok(!JSON.stringify(await page.evaluate(() => Reflect.get(window, 'heard'))).includes('0000000'))
  })

  it('show the list of brands whole in every language', async () => {
    for (const locale of LOCALE_CODES) {
      const frame = await hold(fieldsUrl({ locale }))
      const cut = await frame.locator('#brand').evaluate((list: HTMLElement) => {
        const shown = list.offsetWidth
        list.style.maxInlineSize = 'none'
        return list.offsetWidth - shown
      })
      assert.equal(cut, 0, locale)
    }
  })

  const faults = [
    {
      name: 'a number that fails Luhn',
      number: '4000000000003221',
      expiry: '1230',
      cvc: '123',
      field: 'number',
      code: 'number',
      text: 'Please check the card number',
    },
    {
      name: 'a card that ends before check-out',
      number: '4000000000024242',
      expiry: '0530',
      cvc: '123',
      field: 'expiry',
      code: 'before_checkout',
      text: 'valid until you check out',
    },
    {
      name: 'a brand the hotel does not take',
      number: '3530000000063530',
      expiry: '1230',
      cvc: '123',
      field: 'number',
      code: 'brand',
      text: 'not accepted here',
    },
    {
      name: 'three digits for amex',
      number: '340000000073782',
      expiry: '1230',
      cvc: '123',
      field: 'cvc',
      code: 'cvc',
      text: 'check the security code',
      brands: 'amex',
    },
    {
      name: 'a real card',
      number: '4111111111111111',
      expiry: '1230',
      cvc: '123',
      field: 'number',
      code: 'test_card_only',
      text: 'never a real one',
    },
  ]
  for (const { name, number, expiry, cvc, field, code, text, brands = 'visa,master' } of faults) {
    it(`tell at the field what is wrong with ${name}`, async () => {
      const frame = await hold(fieldsUrl({ until: '2030-06-01', brands }))
      await heard('ready')
      const sent: string[] = []
      page.on('request', (request) => sent.push(request.url()))
      await frame.getByLabel('Card number').fill(number)
      await frame.getByLabel('Expiry').pressSequentially(expiry)
      await frame.getByLabel('Security code').fill(cvc)
      await tell({ kind: 'tokenise', request: 'pay', holder: 'TARO YAMADA' })
      const refused = await heard('invalid')
      assert.deepEqual([refused.field, refused.code, refused.request], [field, code, 'pay'])
      assert.ok((await frame.getByRole('alert').filter({ hasText: text }).count()) === 1)
      assert.equal(await frame.locator(`#${field}`).getAttribute('aria-invalid'), 'true')
      assert.equal(await frame.locator('input:focus').getAttribute('id'), field)
      assert.ok(!sent.some((url) => url.endsWith('/tokens')))
      await page.close()
    })
  }

  it('speak to nobody but the origin they were made for', async () => {
    await hold(fieldsUrl(), 'http://evil.test')
    await page.frameLocator('iframe').getByLabel('Card number').waitFor()
    await tell({ kind: 'tokenise', request: 'pay' })
    await page.frameLocator('iframe').getByLabel('Card number').fill('4')
    assert.deepEqual(await page.evaluate(() => Reflect.get(window, 'heard')), [])
  })

  it("take only colours and sizes from the widget's theme", async () => {
    const frame = await hold(
      fieldsUrl({ 'theme.ink': '#112233', 'theme.bad': 'url(https://evil.test)', 'theme.radius': '0px' }),
    )
    await heard('ready')
    const style = await frame.locator('html').getAttribute('style')
    assert.match(style ?? '', /--ink: ?#112233/)
    assert.doesNotMatch(style ?? '', /evil/)
  })

  async function question() {
    const answer = await world.provider.authorize(await world.payment('4000000000003220'))
    assert.equal(answer.kind, 'challenge')
    return answer.kind === 'challenge' ? { url: answer.url, charge: answer.charge } : { url: '', charge: null }
  }

  for (const [where, origin] of [
    ['', ORIGINS.widget],
    [', in the page of a hotel too', ORIGINS.host],
  ] as const)
    it(`tell the booking that the bank got its answer, by keyboard alone${where}`, async () => {
      const { url, charge } = await question()
      const frame = await hold(url, origin)
      await frame.getByRole('button', { name: 'Approve payment' }).focus()
      await page.keyboard.press('Enter')
      assert.deepEqual(await heard('challenge-done'), {
        origin: ORIGINS.gateway,
        kind: 'challenge-done',
        id: charge?.id,
      })
      const found = await world.provider.fetch(charge?.reference ?? '')
      assert.equal(found.kind === 'charge' && found.charge.state, 'captured')
    })

  it('go back to the booking when the bank stands alone', async () => {
    const { url } = await question()
    page = await browser.newPage()
    await page.route(`${ORIGINS.widget}/**`, (route) => route.fulfill({ body: 'back' }))
    await page.goto(url)
    await page.getByRole('button', { name: 'Cancel' }).click()
    await page.waitForURL(`${ORIGINS.widget}/return`)
  })

  it('leave the question open when the guest says nothing', async () => {
    const { url, charge } = await question()
    const frame = await hold(url)
    await frame.getByRole('button', { name: 'Do not answer' }).click()
    await frame.getByText('No answer was given').waitFor()
    const found = await world.provider.fetch(charge?.reference ?? '')
    assert.equal(found.kind === 'charge' && found.charge.state, 'pre_3d_secure')
  })
})
