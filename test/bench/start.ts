import { seconds, table } from './report.ts'
import type { Section } from './report.ts'
import { startProcess, newFolder } from './running.ts'

/** Until the process answers: the first time it makes its database and furnishes the hotels. */
export const start: Section = {
  title: 'start: from the command to the first answer',
  async run() {
    const { folder, remove } = await newFolder()
    const rows: [string, string][] = []
    try {
      for (const name of ['first start', 'second start']) {
        const running = await startProcess({ folder })
        rows.push([name, seconds(running.readyMs)])
        await running.stop()
      }
    } finally {
      await remove()
    }
    table(['', 'ready after'], rows)
    return []
  },
}
