import { errorRow } from '../../../shared/errors.ts'
import type { Failure } from '../../lib/failure.ts'

export type PasswordPlace = 'password' | 'newPassword' | null

const PLACES: Record<string, PasswordPlace> = {
  current_password: 'password',
  password: 'password',
}

/** At which password a refusal belongs: the new one where its code says so (1300, 1302), else the one the provider names. */
export function passwordErrorPlace(failed: Failure | null): PasswordPlace {
  if (!failed) return null
  if (errorRow(failed.codes[0], failed.payloads[0]).field === 'password') return 'newPassword'
  const field = failed.errors[0]?.base[0]?.field ?? ''
  return PLACES[field.replace('body.', '')] ?? null
}
