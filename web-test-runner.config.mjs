// Browser tests: test/browser/**/*.test.ts(x) in a real engine (ENGINE=firefox or webkit, else Chromium), against the real
// servers.
import { readFileSync } from 'node:fs'
import { relative, sep } from 'node:path'
import { fileURLToPath } from 'node:url'

import { esbuildPlugin } from '@web/dev-server-esbuild'

import { ENGINES } from './scripts/engines.mjs'
import { reactAlias, withReact } from './scripts/build/react-aliases.mjs'
import { reactModules } from './scripts/build/react-modules.mjs'
import './scripts/node-hooks.mjs'
import { claimsReporter } from './scripts/wtr-reporter.mjs'

const { version } = JSON.parse(readFileSync('package.json', 'utf8'))
const { launcher } = ENGINES[process.env.ENGINE ?? 'chromium']
const { startServers } = await import('./scripts/test-servers.ts')

/** React's place is taken here and not by rewriting, so that packages meet the same preact as our files. */
const react = {
  name: 'react-aliases',
  resolveImport({ source }) {
    const alias = reactAlias(source)
    return (
      alias &&
      `/${relative(process.cwd(), fileURLToPath(import.meta.resolve(alias)))
        .split(sep)
        .join('/')}`
    )
  },
}

const cssText = {
  name: 'css-text',
  resolveMimeType: ({ path }) => (path.endsWith('.css') ? 'js' : undefined),
  transform({ path, body }) {
    return path.endsWith('.css') ? { body: `export default ${JSON.stringify(String(body))}` } : undefined
  },
}

/** Where the servers of this run answer: GET /__test/origins.json */
function realServers() {
  let servers
  return {
    name: 'real-servers',
    async serverStart({ config: { hostname, port } }) {
      servers = await startServers({ memory: true, parentOrigins: [`http://${hostname}:${port}`] })
    },
    serve: ({ path }) => (path === '/__test/origins.json' ? { body: servers.origins, type: 'json' } : undefined),
    serverStop: () => servers?.stop(),
  }
}

export default {
  files: ['test/browser/**/*.test.ts', 'test/browser/**/*.test.tsx'],
  nodeResolve: { browser: true, exportConditions: ['browser', 'production'] },
  hostname: '127.0.0.1',
  concurrency: 2,
  concurrentBrowsers: 1,
  testsFinishTimeout: 180_000,
  testFramework: { config: { timeout: '20000' } },
  reporters: [claimsReporter(process.env.TEST_SUITE)],
  browsers: [await launcher()],
  testRunnerHtml: (testFramework) => `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><link rel="icon" href="data:,"></head>
<body>
<script>globalThis.__APP_VERSION__ = ${JSON.stringify(version)}; globalThis.process = { env: { NODE_ENV: 'production' } }</script>
<script type="module" src="${testFramework}"></script>
</body>
</html>`,
  plugins: [
    realServers(),
    withReact ? reactModules : react,
    cssText,
    esbuildPlugin({
      ts: true,
      tsx: true,
      target: 'es2022',
      tsconfig: new URL('tsconfig.json', import.meta.url).pathname,
    }),
  ],
}
