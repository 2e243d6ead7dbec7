import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

import type { Guest } from './guest.ts'

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
type Violation = { id: string; impact?: string | null; nodes: { html: string }[] }
type Rule = { id: string; impact: string | null }

/** Nothing that axe finds in the widget, serious and critical things where nothing else is said, and no key where a text should be. */
export async function assertWell(guest: Guest, screen: string, isAnyFault = false) {
  const frame = guest.at === guest.page ? guest.page.mainFrame() : guest.page.frames()[1]
  assert.ok(frame)
  if (!(await frame.evaluate(() => 'axe' in globalThis))) await frame.evaluate(AXE)
  const violations = await frame.evaluate(async (all): Promise<Violation[]> => {
    const scope = document.querySelector('booking-widget') ?? document.body
    const axe = Reflect.get(globalThis, 'axe')
    // What a rule finds is as grave as the rule, and a light one is not asked.
    const light: Rule[] = all
      ? []
      : axe._audit.rules.filter(({ impact }: Rule) => impact === 'minor' || impact === 'moderate')
    const rules = Object.fromEntries(light.map(({ id }) => [id, { enabled: false }]))
    return (await axe.run(scope, { iframes: false, resultTypes: ['violations'], rules })).violations
  }, isAnyFault)
  const grave = violations.filter(({ impact }) => isAnyFault || impact === 'serious' || impact === 'critical')
  const told = grave.map(
    ({ id, nodes }) => `${screen}: ${id} ${nodes.map(({ html }) => html.slice(0, 200)).join(' | ')}`,
  )
  assert.deepEqual(told, [])
  assert.doesNotMatch(await guest.words(), /\b(?:core|errors|search|results|detail|checkout)\.[a-z0-9]\w*/i, screen)
}
