/** As JSON, whatever `toJSON` a host's old libraries gave to lists and texts: each value is taken from what holds it. */
export const toJson = (value: unknown): string =>
  JSON.stringify(value, function (this: Record<string, unknown>, name) {
    return this[name]
  })
