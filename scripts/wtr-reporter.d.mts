type Fault = { message?: string; stack?: string }
type PageTests = {
  tests?: { name: string; passed: boolean; skipped?: boolean; error?: Fault }[]
  suites?: (PageTests & { name: string })[]
}
/** Of the sessions of @web/test-runner-core, one for each file, what is read here. */
export type PageSession = {
  testFile?: string
  testResults?: PageTests
  errors?: Fault[]
  request404s?: string[]
  logs?: unknown[]
}
export function claimsReporter(suite?: string): { onTestRunFinished(run: { sessions: PageSession[] }): void }
