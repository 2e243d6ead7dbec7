import { SECRET } from '../../../shared/parameters.ts'
import type { ParameterName } from '../../../shared/parameters.ts'

/** access_token, accessToken and ACCESSTOKEN are the same secret. */
const plainName = (name: string) => name.toLowerCase().replace(/[^a-z]/g, '')
const SECRETS = new Set(SECRET.map(plainName))

/** Takes what signs in out of a query (QUERY-045). */
export function takeSecrets(query: URLSearchParams): Map<string, string> {
  const secrets = new Map<string, string>()
  for (const name of new Set(query.keys())) {
    if (!SECRETS.has(plainName(name))) continue
    secrets.set(plainName(name), query.get(name) ?? '')
    query.delete(name)
  }
  return secrets
}

/** They wait here for whoever spends them: each is given to the first who asks, and forgotten. */
export function secretsKept() {
  const kept = new Map<string, string>()
  return {
    keep: (secrets: ReadonlyMap<string, string>) => secrets.forEach((value, name) => kept.set(name, value)),
    takeSecret(name: ParameterName): string | null {
      const secret = kept.get(plainName(name)) || null
      kept.delete(plainName(name))
      return secret
    },
    hasSecrets: () => kept.size > 0,
  }
}
