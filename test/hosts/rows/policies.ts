import assert from 'node:assert/strict'

import { FRAME, hostPage, script } from '../host.ts'
import type { At, Host, Served } from '../host.ts'

type Directives = Readonly<Record<string, string>>

/** What docs/embedding.md tells a webmaster to allow; the host allows its own style sheet besides. */
const base = ({ origins, origin }: At): Directives => ({
  'default-src': "'none'",
  'script-src': origins.widget,
  'connect-src': `${origins.api} ${origins.identity}`,
  'img-src': `${origins.api} data:`,
  'frame-src': `${origins.widget} ${origins.gateway}`,
  'style-src': origin,
  'base-uri': "'none'",
  'object-src': "'none'",
  'report-uri': '/reports',
})

function withPolicy(at: At, body: string, more: Directives = {}): Served {
  const policy = Object.entries({ ...base(at), ...more }).map(([name, value]) => `${name} ${value}`)
  // A page without the widget still loads a script of its own in its place.
  const text = policy
    .join('; ')
    .replace(`script-src ${at.origins.widget}`, `script-src ${at.origins.widget} ${at.origin}`)
  return { body, headers: { 'content-security-policy': text } }
}

const nonced = (at: At) => hostPage(at, { head: script(at, `nonce="${at.nonce}" async`) })
const cspRow = { noise: /Report Only|report-uri/ }

/** What a site's headers forbid. */
export const POLICIES: readonly Host[] = [
  {
    ...cspRow,
    title: 'a page whose policy allows scripts of the widget origin only, without a violation [EMB-031]',
    path: 'csp-origin',
    page: (at) => withPolicy(at, hostPage(at, { head: script(at, 'async') })),
  },
  {
    ...cspRow,
    title: 'a page whose policy allows scripts with its nonce only, without a violation [EMB-031]',
    path: 'csp-nonce',
    page: (at) => withPolicy(at, nonced(at), { 'script-src': `'nonce-${at.nonce}'` }),
  },
  {
    ...cspRow,
    title: 'a page with a nonce and strict-dynamic',
    path: 'csp-strict-dynamic',
    page: (at) => withPolicy(at, nonced(at), { 'script-src': `'nonce-${at.nonce}' 'strict-dynamic'` }),
  },
  {
    ...cspRow,
    title: 'a page that demands trusted types and allows no policy of them',
    path: 'csp-trusted-types',
    page: (at) =>
      withPolicy(at, hostPage(at, { head: script(at, 'async') }), {
        'require-trusted-types-for': "'script'",
        'trusted-types': "'none'",
      }),
  },
  {
    ...cspRow,
    title: 'a frame in a page whose policy allows scripts of the widget origin only',
    path: 'csp-frame',
    inFrame: true,
    page: (at) => withPolicy(at, hostPage(at, { head: script(at, 'async'), place: FRAME })),
  },
  {
    title: 'a page that is isolated (COOP and COEP require-corp)',
    path: 'coep',
    page: (at) => isolated(hostPage(at, { head: script(at, 'async') })),
    then: async ({ page }) => assert.equal(await page.evaluate(() => crossOriginIsolated), true),
  },
  {
    title: 'a frame in a page that is isolated (COOP and COEP require-corp)',
    path: 'coep-frame',
    inFrame: true,
    page: (at) => isolated(hostPage(at, { head: script(at, 'async'), place: FRAME })),
  },
  {
    title: 'a page that pins the loader by its hash',
    path: 'sri',
    page: (at) => hostPage(at, { head: script(at, `integrity="${at.integrity}" crossorigin="anonymous"`) }),
  },
  {
    title: 'a page that sends no referrer and allows no feature',
    path: 'no-features',
    page: (at) => ({
      body: hostPage(at, { head: script(at, 'async') }),
      headers: {
        'referrer-policy': 'no-referrer',
        'permissions-policy': 'payment=(), geolocation=(), camera=(), clipboard-write=(), fullscreen=()',
      },
    }),
  },
]

const isolated = (body: string): Served => ({
  body,
  headers: { 'cross-origin-opener-policy': 'same-origin', 'cross-origin-embedder-policy': 'require-corp' },
})
