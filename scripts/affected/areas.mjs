// What no import tells: which tests look at a file that a build, a program or a browser reads.

/** Tests that drive a browser over the built widget, and the helpers of theirs. */
export const DRIVEN = /^test\/(journeys|pictures|browser|engines|hosts|wordpress|operating|topology)\//

/** What is built for a browser begins here. */
export const ENTRIES = [
  'loader/index.ts',
  'loader/page/page.ts',
  'loader/page/frame.ts',
  'widget/index.tsx',
  'widget/document.ts',
  'widget/recommender.ts',
  'rollup.config.mjs',
]

/** What every test goes through. */
export const RUNNER = /^scripts\/(node-tests\/|(node-hooks|node-loader|results|run-step|test|test-steps)\.mjs$)/

/**
 * Screens that a guest comes to by words of their own, in addresses, steps and texts: a driven test that says none of them, nor
 * does a helper it imports, never opens one. Every other part of the widget may be on any screen.
 */
export const SCREENS = [
  { files: /^widget\/features\/corporate\//, words: /corporate|organi[sz]ation|company/i },
  { files: /^widget\/features\/lottery\//, words: /lotter/i },
  { files: /^widget\/features\/ota\//, words: /\bota|agency|agencies/i },
  { files: /^widget\/features\/payment-link\//, words: /payment.?link/i },
  { files: /^widget\/features\/recommender\//, words: /recommend/i },
  { files: /^widget\/features\/unsubscribe\//, words: /unsubscribe/i },
]

/** Files that no import names, and the tests that look at them; the suites of test/rules run whatever has changed. */
export const AREAS = [
  { files: /^docs\/deploy\//, tests: /^test\/(operating|topology)\// },
  { files: /^(docs\/|LICENSE$|[^/]+\.md$)/, tests: null },
  { files: /^demo-host\/wordpress\//, tests: /^test\/wordpress\// },
  { files: /^demo-host\/pages\//, tests: /^test\/(journeys|pictures|browser|hosts)\// },
  { files: /^test\/hosts\//, tests: /^test\/hosts\// },
  { files: /^test\/pictures\/accepted\//, tests: /^test\/pictures\// },
  { files: /^test\/contract\/released\//, tests: /^test\/contract\// },
  { files: /^test\/(rules|bench)\/|^test\/requirements\.tsv$/, tests: null },
]
