import assert from 'node:assert/strict'
import { describe, it } from 'node:test'

import { documentDifferences } from './document-differences.ts'
import { policyDifferences } from './policy-differences.ts'

const EVIL = 'https://evil.example'
const API = 'https://api.example'
const PAYPAL = 'https://*.paypal.com'
const EXPECTED = `default-src 'none'; script-src 'self'; style-src 'self'; connect-src ${API}; base-uri 'none'; frame-ancestors 'self'`
const NOBODY = { scripts: [], others: [] }
const differences = (served: string | null, authorised: Parameters<typeof policyDifferences>[2] = NOBODY) =>
  policyDifferences(served, EXPECTED, authorised)
const replaced = (from: string, to: string) => EXPECTED.replace(from, to)

describe('a served policy', () => {
  it('is as strong as it is expected, or stronger', () => {
    assert.deepEqual(differences(EXPECTED), [])
    assert.deepEqual(differences(replaced(API, "'none'")), [])
    assert.deepEqual(differences(replaced(` ${API}`, '')), [])
    assert.deepEqual(differences(`img-src *, ${EXPECTED}`), [])
  })

  const WEAKER: Record<string, [string | null, string]> = {
    'is not there': [null, 'It has no content-security-policy.'],
    'is empty': ['', 'It has no content-security-policy.'],
    'lets inline scripts run': [
      replaced("script-src 'self'", "script-src 'self' 'unsafe-inline'"),
      "Its content-security-policy allows 'unsafe-inline' in script-src, which nobody authorised.",
    ],
    'lets scripts of elsewhere run': [
      replaced("script-src 'self'", `script-src ${EVIL}`),
      `Its content-security-policy allows ${EVIL} in script-src, which nobody authorised.`,
    ],
    'names a directive a second time before its own': [
      `script-src *; ${EXPECTED}`,
      'Its content-security-policy allows * in script-src, which nobody authorised.',
    ],
    'has a way out': [
      replaced(API, `${API} ${EVIL}`),
      `Its content-security-policy allows ${EVIL} in connect-src, which nobody authorised.`,
    ],
    'has a directive less': [replaced("default-src 'none'; ", ''), 'Its content-security-policy has no default-src.'],
    'has a directive that goes before another': [
      `${EXPECTED}; script-src-elem *`,
      'Its content-security-policy has script-src-elem, which nobody authorised.',
    ],
    'lets everybody frame it': [
      replaced("ancestors 'self'", 'ancestors *'),
      'Its content-security-policy allows * in frame-ancestors, which nobody authorised.',
    ],
  }
  for (const [how, [served, told]] of Object.entries(WEAKER))
    it(`is told to be weaker where it ${how} (guarantee S31)`, () => assert.deepEqual(differences(served), [told]))

  it('may allow what was authorised, a script alone as a script, and nothing where it allows nothing', () => {
    const paypal = replaced("script-src 'self'", `script-src 'self' ${PAYPAL}`).replace(
      "style-src 'self'",
      "style-src 'self' 'unsafe-inline'",
    )
    assert.equal(differences(paypal).length, 2)
    assert.deepEqual(differences(paypal, { scripts: [PAYPAL], others: [] }), [])
    assert.equal(differences(paypal, { scripts: [], others: [PAYPAL] }).length, 2)
    assert.equal(differences(replaced("base-uri 'none'", `base-uri ${API}`), { scripts: [], others: [API] }).length, 1)
  })
})

describe('a served document', () => {
  const expected = '<body>\n<p>a</p>\n<p>b</p>\n</body>'
  const CASES: Record<string, [string, string[]]> = {
    'as it was built': [expected, []],
    'with a line more': [
      expected.replace('</body>', '<script>1</script>\n</body>'),
      ['It holds what nobody authorised: <script>1</script>'],
    ],
    'with a line twice': [
      expected.replace('<p>a</p>', '<p>a</p>\n<p>a</p>'),
      ['It holds what nobody authorised: <p>a</p>'],
    ],
    'with a line changed': [
      expected.replace('<body>', '<body onload="steal()">'),
      ['It holds what nobody authorised: <body onload="steal()">', 'It does not hold: <body>'],
    ],
    'in another order': ['<body>\n<p>b</p>\n<p>a</p>\n</body>', ['Its lines stand in another order.']],
  }
  for (const [how, [served, told]] of Object.entries(CASES))
    it(`is told ${how}`, () => assert.deepEqual(documentDifferences(served, expected), told))
})
