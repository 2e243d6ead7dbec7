export const DRIVEN: RegExp
export const ENTRIES: readonly string[]
export const RUNNER: RegExp
export const SCREENS: readonly { files: RegExp; words: RegExp }[]
export const AREAS: readonly { files: RegExp; tests: RegExp | null }[]
