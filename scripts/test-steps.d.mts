export type TestStep = {
  command: () => string[] | undefined
  needsBrowser?: boolean
  needsEngines?: readonly string[]
  needsHosts?: boolean
  engine?: string
}
export const STEPS: Record<string, TestStep>
export function isTestFile(path: string): boolean
