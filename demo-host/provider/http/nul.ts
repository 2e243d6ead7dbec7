import { missing } from '../kernel/api-error.ts'

/** No text of the database holds a NUL, so nothing has a name with one. */
export function refuseNul(params: Readonly<Record<string, string | undefined>>): void {
  if (Object.values(params).some((value) => value?.includes('\0'))) throw missing()
}
