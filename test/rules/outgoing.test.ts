import assert from 'node:assert/strict'
import { describe, it } from 'node:test'

import { code, isTest, sources } from './sources.ts'

/** Every file of the product that has a way out to another server in its hands, and where that leads. */
const WAYS_OUT: Record<string, string> = {
  'demo-host/provider/assets/payment-page/check-payment-page.ts': 'WIDGET_ORIGIN, our own page as guests get it',
  'demo-host/provider/configuration/adapters.ts': 'hands the platform’s own to the gateways',
  'demo-host/provider/gateways/gateway.ts': 'the port: asks a gateway for a charge by our own name for it',
  'demo-host/provider/gateways/http-gateway.ts': 'GATEWAY_ORIGIN',
  'demo-host/provider/hotels/turnstile.ts': 'challenges.cloudflare.com, or the stand-in',
  'demo-host/provider/identity-providers/identities.ts': 'OPENID_ISSUER',
  'demo-host/provider/kernel/context.ts': 'the type of what is handed over',
  'demo-host/provider/mail/smtp.ts': 'SMTP_URL',
  'demo-host/provider/metrics/watched-gateways.ts': 'the same port, timed',
}
const WAY_OUT =
  /(?<![.\w-])fetch\b|options\.fetch\(|(?<!import type [^\n]*)(?:from |import |import\(|require\()['"](?:node:)?(?:https?|tls|undici|nodemailer|got|axios)['"]/

describe('the product', () => {
  it('asks no address but those of its configuration, and in named places only (guarantee S29)', () => {
    const asking = sources(['.ts'], ['demo-host'])
      .filter(({ path }) => path.startsWith('demo-host/provider/') && !isTest(path))
      .filter(({ text }) => WAY_OUT.test(code(text)))
    assert.deepEqual(asking.map(({ path }) => path).toSorted(), Object.keys(WAYS_OUT))
  })
})
