const kept = <Made>(make: (tag: string, shape: object) => Made) => {
  const made = new Map<string, Made>()
  return (tag: string, shape: object): Made => {
    const key = tag + JSON.stringify(shape)
    const found = made.get(key) ?? make(tag, shape)
    made.set(key, found)
    return found
  }
}

// Making a formatter costs more than a thousand uses of it; results write a hundred prices, and a calendar hundreds.
/** By BCP 47 tag and options, made once. */
export const numbers = kept((tag, shape: Intl.NumberFormatOptions) => new Intl.NumberFormat(tag, shape))
/** By BCP 47 tag and options, made once; in UTC unless they name a zone. */
export const dates = kept(
  (tag, shape: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(tag, { timeZone: 'UTC', ...shape }),
)
