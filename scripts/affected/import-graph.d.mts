export type Import = { from: string; to: string; kind: 'value' | 'type' | 'lazy' }
export function importsOf(path: string, text: string): Import[]
export function isRelative(specifier: string): boolean
export function target(found: Pick<Import, 'from' | 'to'>): string
