export function chromiumPath(): string | undefined
export function pageBrowserPath(): string | undefined
export const chromiumFlags: string[]
