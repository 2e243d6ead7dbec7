/** Wrong words on the line; the usage is shown. */
export class WrongUse extends Error {}

/** What was asked for is not there; nothing was changed. */
export class NothingFound extends Error {}

/** What was looked at is not as it has to be; nothing was changed. */
export class NotInOrder extends Error {}

/** Nobody answers, or who asks is not let in. */
export class DatabaseAway extends Error {}

/** A name with several addresses fails without words of its own. */
export const tellAway = (error: unknown): string =>
  error instanceof Error ? error.message || `nobody answers (${String(Reflect.get(error, 'code'))})` : String(error)
