import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

import { until } from '../../lib/until.ts'
import { frameOf } from './focus.ts'
import type { Guest } from './guest.ts'

// It reads documents and no shadow roots, so it is for the widget's own document, which is what a frame shows, too.

const EXPORTED = /export\s*\{[^}]*?([\w$]+) as virtual\b[^}]*\}/
const FILE = createRequire(import.meta.url).resolve('@guidepup/virtual-screen-reader/browser.js')
const SOURCE = `(() => { ${readFileSync(FILE, 'utf8').replace(EXPORTED, 'globalThis.virtual = $1')}\n})()`

/** More than any screen says. */
const MOST_PHRASES = 3_000

// Texts, because the test runner adds to functions what only it knows.
const LISTEN = `virtual.start({ container: document.body })`
const READ = `(async () => {
  await ${LISTEN}
  const said = []
  while (said.length < ${MOST_PHRASES} && said.at(-1) !== 'end of document') {
    await virtual.next()
    said.push(await virtual.lastSpokenPhrase())
  }
  await virtual.stop()
  return said
})()`
const HEARD = `virtual.spokenPhraseLog()`
const STOP = `virtual.stop()`

const byItself = (said: readonly string[]) => said.filter((phrase) => /^(polite|assertive): /.test(phrase))

/** A guest who listens to the screen that is there. */
export function listener(guest: Guest) {
  const run = async (script: string): Promise<string[]> => {
    const frame = frameOf(guest)
    if (!(await frame.evaluate('Boolean(globalThis.virtual)'))) await frame.evaluate(SOURCE)
    return frame.evaluate(script)
  }
  const heard = async () => byItself(await run(HEARD))
  return {
    /** The whole screen, phrase by phrase, from its first to its last. */
    read: () => run(READ),
    /** Does something, and waits until this is said by itself: `polite: …` waits for a pause, `assertive: …` does not. */
    async hears(phrase: () => Promise<string>, work: () => Promise<unknown>): Promise<void> {
      await run(LISTEN)
      await work()
      const wanted = await phrase()
      await until(async () => (await heard()).includes(wanted), `${wanted} to be heard`)
      await run(STOP)
    },
  }
}
