/** Wrong words on the line; the usage is shown. */
export class WrongUse extends Error {}
