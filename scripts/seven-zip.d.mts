export function sevenZipPath(): string | undefined
