import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import type { Browser, Frame, Page } from 'playwright'
import { launchChromium } from '../../../../test/lib/browser.ts'
import { ORIGINS, SECRETS, openGateway } from '../../../../test/lib/gateway-simulator.ts'

// The page that holds the fields is made up in the test, which to Chromium is not the local network the gateway is on.
const LOCAL = '--disable-features=LocalNetworkAccessChecks'
const RIGHT = { number: '4000000000024242', expiry: '1230', cvc: '123', holder: 'TARO YAMADA' }
type Typed = Partial<Record<'number' | 'brand' | 'expiry' | 'cvc' | 'holder' | 'birth' | 'pin', string>>
type Case = { typed: Typed; field: keyof Typed; text: string }
type Rule = { claim: string; accepted: Typed[]; refused: Case[]; domestic?: true; until?: string }

const AMEX = '340000000073782'
const code = (typed: Typed): Case => ({ typed, field: 'cvc', text: 'check the security code' })
const number = (given: string, text = 'Please check the card number'): Case => ({
  typed: { number: given },
  field: 'number',
  text,
})

/** The gateway's clock stands in November 2026. */
const RULES: readonly Rule[] = [
  {
    claim: 'the holder is written in half-width Roman letters [PAY-032]',
    accepted: [{ holder: 'TARO YAMADA' }],
    refused: ['山田', 'ＴＡＲＯ ＹＡＭＡＤＡ'].map((holder) => ({
      typed: { holder },
      field: 'holder',
      text: 'Roman letters only',
    })),
  },
  {
    claim: 'the number is one there can be, spaced or not [PAY-033]',
    accepted: [{ number: '4000 0000 0002 4242' }],
    // The last of them has eleven digits, and the check digit that such a number would have.
    refused: [number('4000000000024243'), number('40000000000'), number('40000000006')],
  },
  {
    claim: 'the month is one there is, not over, and lasts to the check-out [PAY-034]',
    until: '2026-11-30',
    accepted: [{ expiry: '1126' }],
    refused: [
      { typed: { expiry: '1330' }, field: 'expiry', text: 'Month and year' },
      { typed: { expiry: '0030' }, field: 'expiry', text: 'Month and year' },
      { typed: { expiry: '1026' }, field: 'expiry', text: 'has expired' },
    ],
  },
  {
    claim: 'the month lasts to the last day of a stay in it [PAY-038]',
    until: '2030-05-31',
    accepted: [{ expiry: '0530' }],
    refused: [{ typed: { expiry: '0430' }, field: 'expiry', text: 'valid until you check out' }],
  },
  {
    claim: 'the month does not last to the first day of the next [PAY-038]',
    until: '2030-06-01',
    accepted: [{ expiry: '0630' }],
    refused: [{ typed: { expiry: '0530' }, field: 'expiry', text: 'valid until you check out' }],
  },
  {
    claim: 'the holder is there [PAY-035]',
    accepted: [],
    refused: [{ typed: { holder: '' }, field: 'holder', text: 'Please fill this in' }],
  },
  {
    claim: 'the security code has the digits of its brand [PAY-036]',
    accepted: [
      { number: AMEX, cvc: '1234' },
      ...['4000000000024242', '5200000000034444', '3530000000063530', '36000000063600'].map((number) => ({
        number,
        cvc: '123',
      })),
    ],
    refused: [
      ...['12', '1234', '12a'].map((cvc) => code({ cvc })),
      ...['12', '123'].map((cvc) => code({ number: AMEX, cvc })),
    ],
  },
  {
    claim: "the chosen brand is the number's [PAY-037]",
    accepted: [{ brand: 'master', number: '5200000000034444' }],
    refused: [
      {
        typed: { brand: 'visa', number: '5200000000034444' },
        field: 'brand',
        text: 'The card brand does not match the card number',
      },
    ],
  },
  {
    claim: 'a Korean card is asked for a birthday and two digits of its password [PAY-012]',
    domestic: true,
    accepted: [{ birth: '850314', pin: '12' }],
    refused: [
      { typed: { birth: '991332', pin: '12' }, field: 'birth', text: 'Six digits' },
      { typed: { birth: '850314', pin: '1a' }, field: 'pin', text: 'Two digits' },
    ],
  },
]

describe("the card in the gateway's fields", () => {
  let world: Awaited<ReturnType<typeof openGateway>>
  let browser: Browser
  before(async () => {
    world = await openGateway()
    const { host } = new URL(await world.listen())
    browser = await launchChromium(LOCAL, `--host-resolver-rules=MAP gateway.test ${host}`)
  })
  after(async () => {
    await browser.close()
    await world.close()
  })

  async function open({ domestic, until = '2026-11-30' }: Pick<Rule, 'domestic' | 'until'>) {
    const page = await browser.newPage()
    const query = { key: SECRETS.key, locale: 'en', origin: ORIGINS.widget, request: 'one', until }
    const address = `${ORIGINS.gateway}/fields?${new URLSearchParams({ ...query, ...(domestic && { domestic: '1' }) })}`
    const body = `<!doctype html><title>holder</title><iframe title="card" style="width:480px;height:520px"></iframe><script>
      window.heard = []
      addEventListener('message', (event) => heard.push(event.data.kind))
      document.querySelector('iframe').src = ${JSON.stringify(address)}</script>`
    await page.route(`${ORIGINS.widget}/**`, (route) => route.fulfill({ contentType: 'text/html', body }))
    await page.goto(`${ORIGINS.widget}/holder`)
    await page.waitForFunction(() => Reflect.get(window, 'heard').includes('ready'))
    const [, frame] = page.frames()
    assert.ok(frame)
    return { page, frame }
  }

  async function pay(page: Page, frame: Frame, typed: Typed): Promise<string> {
    for (const [name, value] of Object.entries({ ...RIGHT, ...typed }))
      if (name === 'brand') await frame.locator('#brand').selectOption(value)
      else await frame.locator(`#${name}`).fill(value)
    await page.evaluate((to) => {
      Reflect.set(window, 'heard', [])
      document.querySelector('iframe')?.contentWindow?.postMessage({ kind: 'tokenise', request: 'pay' }, to)
    }, ORIGINS.gateway)
    const answered = await page.waitForFunction(() =>
      Reflect.get(window, 'heard').find((kind: string) => kind === 'tokenised' || kind === 'invalid'),
    )
    return String(await answered.jsonValue())
  }

  for (const rule of RULES)
    it(rule.claim, async () => {
      const { page, frame } = await open(rule)
      const sent: string[] = []
      page.on('request', (request) => sent.push(request.url()))
      for (const { typed, field, text } of rule.refused) {
        assert.equal(await pay(page, frame, typed), 'invalid', JSON.stringify(typed))
        await frame.locator(`#${field}-wrong`).filter({ hasText: text }).waitFor()
      }
      assert.deepEqual(sent, [], 'nothing is sent of a card that is refused')
      for (const typed of rule.accepted) assert.equal(await pay(page, frame, typed), 'tokenised', JSON.stringify(typed))
      await page.close()
    })

  it('is asked neither for a birthday nor for digits of its password where it is no Korean card', async () => {
    const { page, frame } = await open({})
    assert.equal(await frame.locator('#birth, #pin').count(), 0)
    await page.close()
  })
})
