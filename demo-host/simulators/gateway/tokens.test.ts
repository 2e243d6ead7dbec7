import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { cardToken } from './schema.ts'
import { openGateway } from '../../../test/lib/gateway-simulator.ts'

describe('card tokens', () => {
  let world: Awaited<ReturnType<typeof openGateway>>
  before(async () => {
    world = await openGateway()
  })
  after(() => world.close())

  it('keep brand, last digits, expiry and holder, never the number or the security code', async () => {
    const answer = (await world.tokenise('4000 0000 0000 3220', { cvc: '987' })).json()
    assert.deepEqual(
      { ...answer, token: '' },
      { kind: 'tokenised', token: '', brand: 'visa', last4: '3220', expiry: '12/30', holder: 'TARO YAMADA' },
    )
    const stored = JSON.stringify(await world.database.orm.select().from(cardToken))
    assert.ok(!stored.includes('4000000000003220') && !stored.includes('987'))
  })

  const cases: { name: string; number?: string; more?: object; field: string; code: string }[] = [
    { name: 'a number that fails Luhn', number: '4000000000003221', field: 'number', code: 'number' },
    { name: 'eleven digits', number: '40000000000', field: 'number', code: 'number' },
    {
      name: 'a real-looking card that is no test card',
      number: '4111111111111111',
      field: 'number',
      code: 'test_card_only',
    },
    { name: 'month 13', more: { expiry: '13/30' }, field: 'expiry', code: 'expiry' },
    { name: 'month 00', more: { expiry: '00/30' }, field: 'expiry', code: 'expiry' },
    { name: 'last month', more: { expiry: '10/26' }, field: 'expiry', code: 'expired' },
    { name: 'two digits of security code', more: { cvc: '12' }, field: 'cvc', code: 'cvc' },
    { name: 'three digits for amex', number: '340000000073782', more: { cvc: '123' }, field: 'cvc', code: 'cvc' },
    { name: 'a holder in kanji', more: { holder: '山田太郎' }, field: 'holder', code: 'holder' },
    { name: 'a holder in full-width letters', more: { holder: 'ＴＡＲＯ' }, field: 'holder', code: 'holder' },
    { name: 'no holder', more: { holder: ' ' }, field: 'holder', code: 'required' },
  ]
  for (const { name, number = '4000000000024242', more = {}, field, code } of cases) {
    it(`are refused for ${name}`, async () => {
      assert.deepEqual((await world.tokenise(number, more)).json(), { kind: 'invalid', field, code })
    })
  }

  it("are taken until the card's last month is over", async () => {
    assert.equal((await world.tokenise('4000000000024242', { expiry: '11/26' })).json().kind, 'tokenised')
  })

  it("are made only for the gateway's own page, with the public key", async () => {
    const payload = { key: 'pk_test', number: '4000000000024242', expiry: '12/30', cvc: '123', holder: 'A B' }
    const foreign = await world.server.inject({
      method: 'POST',
      url: '/tokens',
      headers: { origin: 'https://evil.test' },
      payload,
    })
    assert.equal(foreign.statusCode, 403)
    assert.equal((await world.tokenise('4000000000024242', { key: 'other' })).statusCode, 400)
    assert.equal((await world.server.inject('/fields?key=other')).statusCode, 403)
  })
})
