import { fileURLToPath } from 'node:url'

/** Written by `npx drizzle-kit generate` from the schema; applied at every start. */
export const MIGRATIONS = { migrationsFolder: fileURLToPath(new URL('migrations', import.meta.url)) }
