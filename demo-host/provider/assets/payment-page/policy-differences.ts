/** What of elsewhere belongs to the page, by whoever runs the installation: origins as a policy writes them. */
export type AuthorisedOrigins = {
  /** Whose scripts run in it: PayPal's, or the one that tells people from machines. */
  scripts: readonly string[]
  /** Whom it speaks to, shows and is shown by: API, gateways, the hotel's sites. */
  others: readonly string[]
}

const NOTHING = "'none'"

/** Directive → its sources; of two with one name the first counts, as in a browser. */
const directivesOf = (policy: string): Map<string, string[]> =>
  new Map(
    policy
      .split(';')
      .map((directive) => directive.trim().split(/\s+/))
      .toReversed()
      .flatMap(([name = '', ...sources]) => (name === '' ? [] : [[name.toLowerCase(), sources] as const])),
  )

function authorisedIn(name: string, { scripts, others }: AuthorisedOrigins): readonly string[] {
  if (name === 'script-src') return scripts
  // PayPal's buttons write the size of their frame into a <style>.
  if (name === 'style-src') return scripts.length > 0 ? ["'unsafe-inline'"] : []
  return [...others, ...scripts]
}

function differencesOfOne(served: string, expected: string, authorised: AuthorisedOrigins): string[] {
  const found = directivesOf(served)
  const wanted = directivesOf(expected)
  const missing = [...wanted.keys()]
    .filter((name) => !found.has(name))
    .map((name) => `Its content-security-policy has no ${name}.`)
  const foreign = [...found].flatMap(([name, sources]) => {
    const own = wanted.get(name)
    if (!own) return [`Its content-security-policy has ${name}, which nobody authorised.`]
    const allowed = own.includes(NOTHING) ? own : [NOTHING, ...own, ...authorisedIn(name, authorised)]
    return sources
      .filter((source) => !allowed.includes(source))
      .map((source) => `Its content-security-policy allows ${source} in ${name}, which nobody authorised.`)
  })
  return [...missing, ...foreign]
}

/** How a served policy is weaker than the expected one. Of several all are in force, so the strictest counts. */
export function policyDifferences(served: string | null, expected: string, authorised: AuthorisedOrigins): string[] {
  const each = (served ?? '')
    .split(',')
    .filter((policy) => policy.trim() !== '')
    .map((policy) => differencesOfOne(policy, expected, authorised))
    .toSorted((a, b) => a.length - b.length)
  return each[0] ?? ['It has no content-security-policy.']
}
