export function changedFiles(since?: string): string[] | null
export function affectedBy(changed: readonly string[] | null): {
  isAffected: (file: string) => boolean
  everythingFor: string | null
}
export function leftOut(files: readonly string[], isAffected: (file: string) => boolean): string[]
