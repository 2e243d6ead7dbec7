const UNIQUE_VIOLATION = '23505'
const DEEPEST = 5

/** Whether a statement failed because somebody else has what this unique index gives once. */
export function isUniqueViolation(error: unknown, index: string, depth = 1): boolean {
  if (!(error instanceof Error) || depth > DEEPEST) return false
  const [code, constraint]: unknown[] = [Reflect.get(error, 'code'), Reflect.get(error, 'constraint')]
  return (code === UNIQUE_VIOLATION && constraint === index) || isUniqueViolation(error.cause, index, depth + 1)
}
