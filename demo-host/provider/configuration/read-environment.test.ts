import assert from 'node:assert/strict'
import { generateKeyPairSync } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, describe, it } from 'node:test'

import { newRsaKey } from '../../../test/lib/rsa-key.ts'
import { makePassCertificate } from '../../../test/lib/wallet-pass/certificates.ts'
import { makeGoogleIssuer } from '../../../test/lib/wallet-pass/google-wallet.ts'
import { adaptersOf } from './adapters.ts'
import { areNamed, listOf, readEnvironment } from './read-environment.ts'
import { VARIABLE_NAMES, VARIABLES } from './variables.ts'

const ORIGINS = {
  host: 'http://host.test',
  widget: 'http://widget.test',
  api: 'http://api.test',
  gateway: 'http://gateway.test',
  identity: 'http://identity.test',
}
const KEY = newRsaKey().privateKey
const PASS = makePassCertificate()
const GOOGLE = makeGoogleIssuer()
const PASSES = {
  WALLET_PASS_CERTIFICATE: PASS.certificate,
  WALLET_PASS_KEY: PASS.privateKey,
  WALLET_PASS_INTERMEDIATE: PASS.intermediate,
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
    DATABASE_MIGRATE_URL: ['mysql://localhost/booking'],
    DATABASE_READ_URL: ['https://localhost/booking'],
    DATABASE_POOL: ['0', 'many', '501'],
    DATABASE_STATEMENT_MS: ['0', '10s', '300001'],
    DATABASE_LOCK_MS: ['99', '-1'],
    PORT: ['0', 'http', '65532'],
    API_ORIGIN: ['api.example', 'https://api.example/path'],
    SMTP_URL: ['mail.example', 'https://mail.example'],
    MAIL_FROM: ['stay@hotel.example', 'Inn <stay>'],
    MAIL_DKIM_KEY: ['short', '-----BEGIN PRIVATE KEY-----'],
    MAIL_DKIM_SELECTOR: ['two words', '-booking', 'booking.'],
    WALLET_PASS_CERTIFICATE: ['short', PASS.intermediate],
    WALLET_PASS_KEY: ['short', PASS.certificate],
    WALLET_PASS_INTERMEDIATE: ['short', PASS.privateKey],
    GOOGLE_WALLET_ISSUER: ['inn', '12'],
    GOOGLE_WALLET_KEY: ['short', '{}', PASS.privateKey, GOOGLE.account.replace('service_account', 'authorized_user')],
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

  it('takes no key for letters that their receivers’ rule does not know: RSA alone', () => {
    const key = generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()
    assert.throws(() => readEnvironment({ MAIL_DKIM_KEY: key }), /^Error: MAIL_DKIM_KEY is not understood/)
  })

  it('does not tell the value that was wrong', () =>
    assert.throws(
      () => readEnvironment({ DATABASE_URL: 'secret' }),
      ({ message }: Error) => !message.includes('secret '),
    ))
})

describe('the environment of the product', () => {
  const read = (given: Record<string, string>) => readEnvironment(given, { isProduct: true })
  const mistakesOf = (given: Record<string, string>): string[] => {
    try {
      read(given)
      return []
    } catch (error) {
      return error instanceof Error ? error.message.split('\n').map((line) => line.split('. An example')[0] ?? '') : []
    }
  }

  it('is told with all its mistakes at once', () =>
    assert.deepEqual(
      mistakesOf({ PORT: 'http', API_ORIGIN: 'api', DATABASE_URL: 'postgres://localhost/b', GATEWAYS: 'paypal' }),
      [
        'PORT is not understood',
        'API_ORIGIN is not understood',
        'GATEWAY_ORIGIN is needed with GATEWAYS',
        'SMTP_URL is needed: guests are sent their confirmations',
        'GATEWAY_KEY is needed with GATEWAYS',
        'GATEWAY_API_SECRET is needed with GATEWAYS',
        'GATEWAY_WEBHOOK_SECRET is needed with GATEWAYS',
        'SECRETS_KEY is needed with DATABASE_URL',
      ],
    ))

  it('wants a database where a replica of it is named', () =>
    assert.deepEqual(mistakesOf({ ...MAIL, DATABASE_READ_URL: 'postgres://localhost/b' }), [
      'DATABASE_URL is needed with DATABASE_READ_URL',
    ]))

  it('knows a name that is almost one of ours', () => {
    const meant = mistakesOf({ ...MAIL, TRUSTED_PROXYS: '1', DATABASE_URI: 'postgres://localhost/b' })
    assert.deepEqual(meant, [
      'TRUSTED_PROXYS is no variable of ours. Is TRUSTED_PROXIES meant?',
      'DATABASE_URI is no variable of ours. Is DATABASE_URL meant?',
    ])
    assert.deepEqual(mistakesOf({ ...MAIL, PATH: '/bin', HOSTNAME: 'box', npm_config_user_agent: 'npm' }), [])
  })

  describe('with secrets in files', () => {
    let folder: string
    before(() => (folder = mkdtempSync(join(tmpdir(), 'secrets-'))))
    after(() => rmSync(folder, { recursive: true }))
    const kept = (text: string) => {
      const path = join(folder, 'secret')
      writeFileSync(path, text)
      return path
    }

    /** What an example says how to make. */
    const made = new Map<string, string>([
      ['SECRETS_KEY', 'a'.repeat(64)],
      ['MAIL_DKIM_KEY', KEY.trim()],
      ['WALLET_PASS_CERTIFICATE', PASS.certificate.trim()],
      ['WALLET_PASS_KEY', PASS.privateKey.trim()],
      ['WALLET_PASS_INTERMEDIATE', PASS.intermediate.trim()],
      ['GOOGLE_WALLET_KEY', GOOGLE.account],
    ])
    for (const name of VARIABLE_NAMES)
      it(`${'isSecret' in VARIABLES[name] ? 'takes' : 'does not take'} ${name}_FILE`, () => {
        const { example } = VARIABLES[name]
        const text = made.get(name) ?? example.replaceAll('"', '')
        const given = readEnvironment({ [`${name}_FILE`]: kept(`${text}\n`) })
        assert.deepEqual(given, 'isSecret' in VARIABLES[name] ? { [name]: text } : {})
      })

    it('does not take one that is given twice or cannot be read, and tells neither what it says', () => {
      const path = kept('smtp://secret@mail.test')
      const mail = { MAIL_FROM: MAIL.MAIL_FROM }
      assert.deepEqual(mistakesOf({ ...mail, SMTP_URL: MAIL.SMTP_URL, SMTP_URL_FILE: path }), [
        'SMTP_URL is given twice, as it is and as SMTP_URL_FILE',
      ])
      assert.deepEqual(mistakesOf({ ...mail, SMTP_URL_FILE: join(folder, 'none') }), [
        'SMTP_URL cannot be read from the file of SMTP_URL_FILE',
      ])
      assert.deepEqual(mistakesOf({ ...mail, SMTP_URL_FILE: kept('https://secret') }), ['SMTP_URL is not understood'])
    })
  })
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

  it('sign passes as whom the certificate names, and none where there is none', () => {
    const { passTypeId, teamId } = adapters({ ...MAIL, ...PASSES }).passSigner ?? {}
    assert.deepEqual([passTypeId, teamId], ['pass.example.stay', 'A1B2C3D4E5'])
    assert.equal(adapters(MAIL).passSigner, undefined)
  })

  it('write addresses of Google Wallet where there is an issuer with the key of its account', () => {
    const { issuerId: GOOGLE_WALLET_ISSUER, account: GOOGLE_WALLET_KEY } = GOOGLE
    assert.ok(adapters({ ...MAIL, GOOGLE_WALLET_ISSUER, GOOGLE_WALLET_KEY }).googleWallet)
    assert.equal(adapters(MAIL).googleWallet, undefined)
    const halves: Record<string, string>[] = [{ GOOGLE_WALLET_ISSUER }, { GOOGLE_WALLET_KEY }]
    for (const half of halves) assert.throws(() => adapters({ ...MAIL, ...half }), /is needed with GOOGLE_WALLET_/)
  })

  const { GATEWAY_WEBHOOK_SECRET: _, ...unsigned } = GATEWAY
  const short = [
    ['SMTP_URL', {}],
    ['MAIL_FROM', { SMTP_URL: MAIL.SMTP_URL }],
    ['MAIL_DKIM_SELECTOR', { ...MAIL, MAIL_DKIM_KEY: KEY }],
    ['MAIL_DKIM_KEY', { ...MAIL, MAIL_DKIM_SELECTOR: 'booking' }],
    ...Object.keys(PASSES).map((name) => [name, { ...MAIL, ...PASSES, [name]: '' }] as const),
    ['GATEWAY_WEBHOOK_SECRET', { ...MAIL, ...unsigned }],
    ['OPENID_SECRET', { ...MAIL, OPENID_ISSUER: 'https://accounts.example' }],
  ] as const
  for (const [name, given] of short)
    it(`say that ${name} is missing`, () =>
      assert.throws(() => adapters(given), new RegExp(`^Error: ${name} is needed.*${name}=`)))
})
