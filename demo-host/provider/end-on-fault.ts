import { loggedError } from './kernel/logged-error.ts'

/** What nothing caught ends the process, as it would anyway, and is written down without its words (guarantee S27). */
export function endOnFault(write: (line: string) => void = console.error): void {
  process.on('uncaughtException', (error) => {
    write(JSON.stringify({ level: 'fatal', msg: 'nothing caught this', err: loggedError(error) }))
    process.exit(1)
  })
}
