import assert from 'node:assert/strict'
import { describe, it } from 'node:test'

import { adaptersOf } from './adapters.ts'
import { areNamed, listOf, readEnvironment } from './config.ts'

const ORIGINS = {
  host: 'http://host.test',
  widget: 'http://widget.test',
  api: 'http://api.test',
  gateway: 'http://gateway.test',
  identity: 'http://identity.test',
}
const MAIL = { SMTP_URL: 'smtp://mail.test', MAIL_FROM: 'Reservations <stay@hotel.example>' }
const GATEWAY = {
  GATEWAYS: 'payment_hub, paypal',
  GATEWAY_ORIGIN: 'https://gateway.example',
  GATEWAY_KEY: 'pk_0123456789',
  GATEWAY_API_SECRET: 'sk_0123456789',
  GATEWAY_WEBHOOK_SECRET: 'wh_0123456789',
}
const adapters = (given: Record<string, string>) => adaptersOf(readEnvironment(given), ORIGINS)

describe('the environment', () => {
  it('is empty by default, and what is empty was not given', () => {
    assert.deepEqual(readEnvironment({ SMTP_URL: '', PORT: '' }), {})
  })

  it('gives the port as a number', () => assert.equal(readEnvironment({ PORT: '8787' }).PORT, 8787))

  it('gives lists without their spaces', () => assert.deepEqual([listOf('a, b'), listOf(undefined)], [['a', 'b'], []]))

  it('leaves names of statements to the database, where nobody says anything', () =>
    assert.deepEqual(['', '0', '1'].map((text) => areNamed(readEnvironment({ NAMED_STATEMENTS: text }))), [undefined, false, true])) // prettier-ignore

  const wrong = {
    DATABASE_URL: ['mysql://localhost/booking', 'localhost'],
    PORT: ['0', 'http', '65532'],
    API_ORIGIN: ['api.example', 'https://api.example/path'],
    SMTP_URL: ['mail.example', 'https://mail.example'],
    MAIL_FROM: ['stay@hotel.example', 'Inn <stay>'],
    GATEWAYS: ['gmo,nobody'],
    GATEWAY_KEY: ['short'],
    LOG_LEVEL: ['loud'],
    SECRETS_KEY: ['short', 'g'.repeat(64)],
    TRUSTED_PROXIES: ['proxy.example', '10.0.0.0/33', '0.0.0.0/0', '99', '10.0.0.1,'],
    DRAIN_SECONDS: ['-1', 'soon', '301'],
    CHECK_ANSWERS_EVERY: ['0', '1.5', 'often', '1000001'],
    NAMED_STATEMENTS: ['yes'],
    CATALOG_MEGABYTES: ['-1', 'all', '4097'],
    DEMO: ['yes'],
  }
  for (const [name, texts] of Object.entries(wrong))
    for (const text of texts)
      it(`does not take ${name}=${text}, names it and shows an example`, () =>
        assert.throws(() => readEnvironment({ [name]: text }), new RegExp(`^Error: ${name} is not .* ${name}=.`)))

  it('does not tell the value that was wrong', () =>
    assert.throws(
      () => readEnvironment({ DATABASE_URL: 'secret' }),
      ({ message }: Error) => !message.includes('secret '),
    ))
})

describe('the adapters of an installation', () => {
  it('are those that the environment names', () => {
    const { gateways, identityProviders, from } = adapters({ ...MAIL, ...GATEWAY })
    assert.deepEqual(Object.keys(gateways), ['payment_hub', 'paypal'])
    assert.deepEqual(identityProviders, { identities: null, systems: null })
    assert.deepEqual(from, { name: 'Reservations', address: 'stay@hotel.example' })
  })

  it('ask OpenID Connect where there is an issuer', () => {
    const { identityProviders } = adapters({
      ...MAIL,
      OPENID_ISSUER: 'https://accounts.example',
      OPENID_SECRET: 'a-secret',
    })
    assert.ok(identityProviders.identities)
  })

  const { GATEWAY_WEBHOOK_SECRET: _, ...unsigned } = GATEWAY
  const short = [
    ['SMTP_URL', {}],
    ['MAIL_FROM', { SMTP_URL: MAIL.SMTP_URL }],
    ['GATEWAY_WEBHOOK_SECRET', { ...MAIL, ...unsigned }],
    ['OPENID_SECRET', { ...MAIL, OPENID_ISSUER: 'https://accounts.example' }],
  ] as const
  for (const [name, given] of short)
    it(`say that ${name} is missing`, () =>
      assert.throws(() => adapters(given), new RegExp(`^Error: ${name} is needed.*${name}=`)))
})
