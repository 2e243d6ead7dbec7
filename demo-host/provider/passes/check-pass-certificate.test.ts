import assert from 'node:assert/strict'
import { describe, it } from 'node:test'

import { DAY_MS } from '../../../shared/constants.ts'
import { makePassCertificate } from '../../../test/lib/wallet-pass/certificates.ts'
import { checkPassCertificate } from './check-pass-certificate.ts'
import { openPassSigner } from './pass-signer.ts'

const NOW = Date.parse('2026-11-01T00:00:00Z')
const MADE = makePassCertificate({ now: NOW, from: NOW, until: NOW + 100 * DAY_MS })
const OTHER = makePassCertificate({ now: NOW })
const UNTIL = '2027-02-09'

describe('the check of a certificate for passes', () => {
  it('says for whom passes are signed, and until when', () =>
    assert.equal(checkPassCertificate(MADE, NOW), `pass.example.stay of A1B2C3D4E5, until ${UNTIL}`))

  for (const [what, change, message] of [
    ['the key of another one', { privateKey: OTHER.privateKey }, 'WALLET_PASS_KEY is not the key of WALLET_PASS_CERTIFICATE'], // prettier-ignore
    ['another issuer of the same name', { intermediate: OTHER.intermediate }, 'WALLET_PASS_INTERMEDIATE did not issue WALLET_PASS_CERTIFICATE'], // prettier-ignore
    ['the root in place of its issuer', { intermediate: MADE.root }, 'WALLET_PASS_INTERMEDIATE did not issue WALLET_PASS_CERTIFICATE'], // prettier-ignore
    ['a certificate of a server', { certificate: MADE.intermediate }, 'WALLET_PASS_CERTIFICATE names no pass type'],
  ] as const)
    it(`finds ${what}, and nothing starts with it`, () => {
      assert.throws(() => checkPassCertificate({ ...MADE, ...change }, NOW), { message })
      assert.throws(() => openPassSigner({ ...MADE, ...change }), { message })
    })

  for (const [what, days, message] of [
    ['one that is not good yet', -1, 'pass.example.stay may not be signed before 2026-11-01'],
    [
      'one that is over soon',
      71,
      `the certificate of pass.example.stay is over on ${UNTIL}: ask Apple for its next one`,
    ],
    ['one that is over', 100, `the certificate of pass.example.stay was over on ${UNTIL}`],
  ] as const)
    it(`finds ${what}`, () => assert.throws(() => checkPassCertificate(MADE, NOW + days * DAY_MS), { message }))

  it('lets be what ends in thirty days', () => assert.ok(checkPassCertificate(MADE, NOW + 70 * DAY_MS)))
})
