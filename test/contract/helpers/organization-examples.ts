import { organizations } from '../../../shared/contract/organizations.ts'
import { PASSWORD } from './members.ts'
import { ADMIN, OF_AOBA, SESSION_HEADER, signInAs, TRAVEL } from './organizations.ts'
import type { World } from './world.ts'

const DAYS = { first_day: '2026-11-01', last_day: '2027-10-31' }

/** One true input of each call of an organization, for the suite of the tables. */
export async function organizationExamples(world: World) {
  const admin = await signInAs(world, ADMIN)
  const { data } = (await admin.send(organizations.startExport, { ...OF_AOBA, body: DAYS })).body
  await world.provider.jobs.sweep()
  return {
    'organizations.signIn': { code: 'minato', body: { account_id: TRAVEL, password: PASSWORD } },
    'organizations.signOut': { code: 'minato' },
    'organizations.show': OF_AOBA,
    'organizations.reservations': { ...OF_AOBA, query: { page: 1, status: 'upcoming' } },
    'organizations.startExport': { ...OF_AOBA, body: DAYS },
    'organizations.exportFile': { ...OF_AOBA, jobId: data.job_id },
  }
}

/** Whoever makes a call of an organization is signed in for it; signing out ends a session of its own. */
export async function organizationHeaders(world: World, name: string): Promise<Record<string, string>> {
  if (!name.startsWith('organizations.') || name === 'organizations.signIn') return {}
  return { [SESSION_HEADER]: (await signInAs(world, ADMIN)).session }
}
