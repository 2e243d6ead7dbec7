/** Between facts of one line. It stays with the fact before it, so that no line begins with it. */
export const SEPARATOR = '\u00a0· '
