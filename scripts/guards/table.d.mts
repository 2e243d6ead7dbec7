export const GUARDS: readonly {
  guard: string
  file: string
  text: string
  instead: string
  test: string
}[]
