import { PASSWORD_MAX_CHARACTERS, PASSWORD_MIN_CHARACTERS } from '../../constants.ts'

// MEMBER-022 and AMB-10: a symbol is allowed and never asked for. The widget and the provider call the same rules; that
// a password is too well known to be safe only the provider says, by code 1300.

const length = (password: string) => [...password].length

// Declared in the order they are told in. Capitals are those of any script that has them.
const RULES = {
  short: (password) => length(password) >= PASSWORD_MIN_CHARACTERS,
  long: (password) => password.length <= PASSWORD_MAX_CHARACTERS * 2 && length(password) <= PASSWORD_MAX_CHARACTERS,
  upper: (password) => /\p{Lu}/u.test(password),
  lower: (password) => /\p{Ll}/u.test(password),
  digit: (password) => /[0-9]/.test(password),
} satisfies Record<string, (password: string) => boolean>

export type PasswordError = keyof typeof RULES
export const PASSWORD_ERRORS = Object.keys(RULES).filter((fault): fault is PasswordError => Object.hasOwn(RULES, fault))

/** Every rule a password breaks; none: it may be taken. */
export const passwordErrors = (password: string): PasswordError[] =>
  PASSWORD_ERRORS.filter((fault) => !RULES[fault](password))
