import { seconds, table } from './report.ts'
import type { Section } from './report.ts'
import { startProcess, newFolder } from './running.ts'

/** Until the process answers: the first time it makes its database and furnishes the hotels. */
export const start: Section = {
  title: 'start: from the command to the first answer',
  async run() {
    const ready = await readyAfter()
    table(
      ['', 'ready after'],
      Object.entries(ready).map(([name, ms]) => [name, seconds(ms)]),
    )
    return []
  },
  compared: (root) => readyAfter(root),
}

/** Milliseconds. */
async function readyAfter(root?: string): Promise<Record<string, number>> {
  const { folder, remove } = await newFolder()
  const ready: Record<string, number> = {}
  try {
    for (const name of ['first start', 'second start']) {
      const running = await startProcess({ folder, ...(root && { root }) })
      ready[name] = running.readyMs
      await running.stop()
    }
  } finally {
    await remove()
  }
  return ready
}
