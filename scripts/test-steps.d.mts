export type TestStep = {
  command: () => string[] | undefined
  needsBrowser?: boolean
  needsEngines?: readonly string[]
  needsHosts?: boolean
  engine?: string
}
export const STEPS: Record<string, TestStep>
export function readWords(words: readonly string[]): { named: string[]; isChanged: boolean; since?: string }
export function isTestFile(path: string): boolean
