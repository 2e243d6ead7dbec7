/** Where the service is that tells people from machines, and what it knows us by. */
export type HumanCheck = { script_url: string; verify_url: string; secret: string | undefined }

/** By a hotel's site key. */
export type HumanChecks = (siteKey: string) => HumanCheck
