import type { TestContext } from 'node:test'

/** What widgets of this process print as a warning or an error, and what they throw in a listener, until the test ends. */
export function complaintsOf(test: TestContext): string[] {
  const complaints: string[] = []
  const note = (...said: unknown[]) => void complaints.push(said.map(String).join(' '))
  for (const kind of ['error', 'warn'] as const) test.mock.method(console, kind, note)
  // happy-dom catches what a listener throws and says it here.
  const view = window
  const onError = (event: ErrorEvent) => note(event.message || event.error)
  view.addEventListener('error', onError)
  test.after(() => view.removeEventListener('error', onError))
  return complaints
}
