import type { World } from '../contract/helpers/world.ts'
import type { House } from './house.ts'

/** What the sections share, opened by the first that asks for it, because furnishing takes a while. */
export type Bench = {
  house: () => Promise<House>
  /** Hotels of many plans and brands of many hotels. */
  large: () => Promise<World>
}

/** What a section says it keeps, and whether it did. */
export type Promised = { promise: string; seen: string; isKept: boolean }

/** Figures of a built tree by their names, all of which had better be less; what measures it is of this tree. */
export type Compared = (root: string) => Promise<Record<string, number>>

export type Section = {
  title: string
  run: (bench: Bench) => Promise<Promised[]>
  /** For `--against`, where a tree can be measured from outside. */
  compared?: Compared
}

/** One number a round, all of which must be the wanted one. */
export const exactly = (promise: string, seen: number | readonly number[], wanted: number): Promised => {
  const all = [seen].flat()
  const isKept = all.length > 0 && all.every((one) => one === wanted)
  return { promise, seen: isKept ? all.join(', ') : `${all.join(', ') || 'none'} instead of ${wanted}`, isKept }
}

/** Columns as wide as their widest cell; the first to the left, numbers to the right. */
export function table(head: readonly string[], rows: readonly (readonly (string | number)[])[]): void {
  const cells = [head, ...rows].map((row) => row.map(String))
  const widths = head.map((_, column) => Math.max(...cells.map((row) => row[column]?.length ?? 0)))
  for (const row of cells) {
    const padded = row.map((cell, column) =>
      column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0),
    )
    console.log(`  ${padded.join('   ')}`)
  }
}

/** Of times as they were taken, the one that this part of them does not go beyond. */
export const partOf = (taken: readonly number[], part: number): number =>
  taken.toSorted((one, other) => one - other)[Math.min(taken.length - 1, Math.floor(taken.length * part))] ?? Infinity

export const milliseconds = (ms: number) => `${ms.toFixed(1)} ms`

export const seconds = (ms: number) => `${(ms / 1000).toFixed(2)} s`

/** Runs the sections one after the other; how many promises were broken. */
export async function runSections(sections: readonly Section[], bench: Bench): Promise<number> {
  let broken = 0
  for (const { title, run } of sections) {
    console.log(`\n── ${title} ──`)
    const promised = await run(bench).catch((error: unknown): Promised[] => [
      {
        promise: 'runs to its end',
        seen: error instanceof Error ? (error.stack ?? error.message) : String(error),
        isKept: false,
      },
    ])
    for (const { promise, seen, isKept } of promised)
      console.log(`  ${isKept ? 'kept  ' : 'BROKEN'}  ${promise}: ${seen}`)
    broken += promised.filter(({ isKept }) => !isKept).length
  }
  return broken
}
