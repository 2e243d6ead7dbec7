import assert from 'node:assert/strict'
import { describe, it } from 'node:test'

import { drawn, mutationsOf } from './mutations.mjs'

const SOURCE = `import type { Paid } from './paid.ts'
const isDue = ({ sum, paid }: Paid<string>) => sum - paid > 0 && !paid
export function words(count: number, name: string): string {
  if (isDue({ sum: count, paid: 1 })) return 'a' + name
  return name ? name + \`\${count}\` : (count as number) /* one < two */ === 1 ? '' : name
}
`

/** The lines as each mutation leaves them. */
async function turned(source: string, path = 'words.ts') {
  const lines = source.split('\n')
  return (await mutationsOf(path, source)).map(({ start, end, text, line }) => {
    const whole = source.slice(0, start) + text + source.slice(end)
    const other = whole.split('\n').findIndex((one, at) => one !== lines[at])
    assert.equal(other + 1, line)
    return whole.split('\n')[other]?.trim()
  })
}

describe('the mutations of a source', () => {
  it('turn each operator, comparison and condition round, once, and no type or text', async () => {
    assert.deepEqual((await turned(SOURCE)).toSorted(), [
      "if (!(isDue({ sum: count, paid: 1 }))) return 'a' + name",
      'const isDue = ({ sum, paid }: Paid<string>) => sum + paid > 0 && !paid',
      'const isDue = ({ sum, paid }: Paid<string>) => sum - paid <= 0 && !paid',
      'const isDue = ({ sum, paid }: Paid<string>) => sum - paid > 0 && paid',
      'const isDue = ({ sum, paid }: Paid<string>) => sum - paid > 0 || !paid',
      "return !(name) ? name + `${count}` : (count as number) /* one < two */ === 1 ? '' : name",
      "return name ? name + `${count}` : (count as number) /* one < two */ !== 1 ? '' : name",
    ].toSorted()) // prettier-ignore
  })

  it('are found in components', async () => {
    assert.deepEqual(await turned('const A = () => (b ? <p>{c && d}</p> : null)\n', 'a.tsx'), [
      'const A = () => (!(b) ? <p>{c && d}</p> : null)',
      'const A = () => (b ? <p>{c || d}</p> : null)',
    ])
  })

  it('are drawn in the order of a seed, each once', () => {
    const list = Array.from({ length: 50 }, (_, at) => at)
    const [one, again, other] = [1, 1, 2].map((seed) => [...drawn(list, seed)])
    assert.deepEqual(one, again)
    assert.notDeepEqual(one, other)
    assert.deepEqual(
      one?.toSorted((a, b) => a - b),
      list,
    )
  })
})
