export const WORDPRESS_VERSIONS: Readonly<Record<string, { suite: string; packages: readonly string[] }>>
export function wordpressObstacle(): string | undefined
export function prepareWordPress(version?: string): string
export function packagesIn(folder: string): string[]
