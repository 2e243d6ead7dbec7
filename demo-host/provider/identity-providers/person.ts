/** Somebody as an outside identity describes them; what it does not say is absent. */
export type Person = {
  subject: string
  email?: string
  /** Whether the outside has seen that the address is theirs. */
  isEmailVerified: boolean
  first_name?: string
  last_name?: string
}
