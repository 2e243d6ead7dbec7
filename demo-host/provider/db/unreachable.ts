// Of the system, when nobody answers at an address.
const SYSTEM = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH'])
// Of PostgreSQL: connections (08), resources such as disk and memory (53), an operator's or a time-out's end (57), locks
// that were not had in time (55P03) or never could be (40P01), and a standby that does not write (25006).
const SQL_STATE = /^(?:08...|53...|57...|55P03|40P01|25006)$/
// Of the driver, which gives its own failures no code: it waited too long, or its connection is gone. The last two are what a
// rollback is told over it, and drizzle answers with them in place of what broke the transaction off.
const DRIVER =
  /^(?:Query read timeout|timeout exceeded when trying to connect|Connection terminated|Client has encountered a connection error|Client was closed)/
const DEEPEST = 5

/** Whether a statement failed because the database is away, full or too busy, and may do when it is tried again. */
export function isDatabaseUnreachable(error: unknown, depth = 1): boolean {
  // A service outside is asked by fetch, whose failures look alike and are none of the database's.
  if (!(error instanceof Error) || error instanceof TypeError || depth > DEEPEST) return false
  const code: unknown = Reflect.get(error, 'code')
  if (typeof code === 'string' && (SYSTEM.has(code) || SQL_STATE.test(code))) return true
  return DRIVER.test(error.message) || isDatabaseUnreachable(error.cause, depth + 1)
}
