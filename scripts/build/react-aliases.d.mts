export const withReact: boolean
export function reactAlias(specifier: string): string | undefined
