export type Results = {
  passed: string[]
  failed: string[]
  skipped: string[]
  failedFiles?: string[]
  failedIn?: Record<string, string[]>
  causes?: Record<string, string>
}
export function idsIn(title: string): string[]
export function emptyResults(): void
export function writeResults(suite: string, results: Results): void
export function readResults(suite: string): Results | undefined
export function causeLine(cause: string): string
export function failureLines(suite: string): string[]
export function removeResults(suite: string): void
export function writeClaims(): void
export function mergeResults(suite: string, again: string, files: string[]): string[]
export function writeUnsteady(unsteady: Record<string, string[]>): void
