import { Broken, NotTried, openKit } from './kit.ts'
import { PROFILES, ROWS } from './rows.ts'
import type { Profile, Row } from './rows.ts'
import { readShapes } from './shapes.ts'
import type { Target } from './target.ts'

export type Outcome = {
  row: Pick<Row, 'id' | 'profile' | 'says'>
  kind: 'passed' | 'failed' | 'not tried'
  why: string
  ms: number
}

/** Row after row, so that what one books does not stand in another's way. */
export async function runRows(
  target: Target,
  document: unknown,
  { only = PROFILES, tell = () => {} }: { only?: readonly Profile[]; tell?: (outcome: Outcome) => void } = {},
): Promise<Outcome[]> {
  // Without a session nothing can be tried, which every row says by itself.
  const kit = openKit(target, readShapes(document))
  await kit.catch(() => undefined)
  const outcomes: Outcome[] = []
  for (const row of ROWS.filter(({ profile }) => only.includes(profile))) {
    const began = performance.now()
    const { kind, why } = await kit
      .then((opened) => row.check(opened))
      .then(
        () => ({ kind: 'passed' as const, why: '' }),
        (error: unknown) => ({
          kind: error instanceof NotTried ? ('not tried' as const) : ('failed' as const),
          why: told(error),
        }),
      )
    const outcome = { row, kind, why, ms: Math.round(performance.now() - began) }
    tell(outcome)
    outcomes.push(outcome)
  }
  return outcomes
}

const told = (error: unknown) =>
  error instanceof Broken || error instanceof NotTried ? error.message : `it could not be tried: ${String(error)}`

const escaped = (text: string) =>
  text.replace(/[<>&"]/g, (sign) => `&#${sign.codePointAt(0)};`).replace(/[^\t\n\r -\uFFFD]/g, '')

/** As build servers read it. */
export function junit(outcomes: readonly Outcome[]): string {
  const count = (kind: Outcome['kind']) => outcomes.filter((one) => one.kind === kind).length
  const cases = outcomes.map(({ row, kind, why, ms }) => {
    const inside = { passed: '', failed: `<failure message="${escaped(why)}"/>`, 'not tried': `<skipped message="${escaped(why)}"/>` } // prettier-ignore
    return `  <testcase classname="${row.profile}" name="${escaped(`${row.id}: ${row.says}`)}" time="${ms / 1000}">${inside[kind]}</testcase>`
  })
  const counts = `tests="${outcomes.length}" failures="${count('failed')}" skipped="${count('not tried')}"`
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuite name="conformance" ${counts}>`,
    ...cases,
    '</testsuite>',
    '',
  ].join('\n')
}
