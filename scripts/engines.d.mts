export type EngineName = 'chromium' | 'firefox' | 'webkit'
export const ENGINES: Record<EngineName, { debian: readonly string[]; isThere: () => boolean }>
export function firefoxPath(): string | undefined
