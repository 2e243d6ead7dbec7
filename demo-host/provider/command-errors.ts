/** Wrong words on the line; the usage is shown. */
export class WrongUse extends Error {}

/** What was asked for is not there; nothing was changed. */
export class NothingFound extends Error {}
