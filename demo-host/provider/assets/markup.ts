/** Text that means itself in markup and in the value of an attribute. */
export const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)

/** JSON inside of a script element: `<` cannot end the block early, whatever an operator or a hotel wrote. */
export const inertJson = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c')
