export type TestStep = {
  command: () => string[] | undefined
  counts?: boolean
  again?: (files: readonly string[]) => string[]
  needsBrowser?: boolean
  needsEngines?: readonly string[]
  needsHosts?: boolean
  engine?: string
  env?: Record<string, string>
}
export const STEPS: Record<string, TestStep>
export function stepOfFiles(files: readonly string[]): TestStep
export function readWords(words: readonly string[]): { named: string[]; isChanged: boolean; since?: string }
export function isTestFile(path: string): boolean
