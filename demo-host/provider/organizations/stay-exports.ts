import { createHash } from 'node:crypto'
import { and, asc, eq, gt, isNotNull, lte } from 'drizzle-orm'

import type { AnswerOf, InputOf } from '../../../shared/contract/define.ts'
import type { organizations } from '../../../shared/contract/organizations.ts'
import { EXPORT_KEPT_MS, EXPORT_STAYS } from '../../../shared/constants.ts'
import { ERRORS } from '../../../shared/errors.ts'
import { someOf } from '../db/some-of.ts'
import type { Orm } from '../db/orm.ts'
import { reservation } from '../db/schema/booking.ts'
import { organizationExport } from '../db/schema/organization.ts'
import { ApiError } from '../kernel/api-error.ts'
import { writeAudit } from '../kernel/audit.ts'
import type { Context, Services, SignedInOrganization } from '../kernel/context.ts'
import { iso } from '../kernel/hotel-time.ts'
import { requireWithin } from '../kernel/limits.ts'
import { encryptedZip } from './encrypted-zip.ts'
import { exportTables, staysIn } from './export-tables.ts'

/** Without letters and digits that are taken for one another: the password may have to be read out. */
const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789'
const [GROUPS, GROUP_LETTERS] = [5, 4]
/** Files of one round of the scheduled jobs: the next round has the others. */
const BATCH = 5

type Asked = InputOf<typeof organizations.startExport>['body']
type Started = AnswerOf<typeof organizations.startExport>['data']

/**
 * Asks for a download; the scheduled jobs write it. Its password is told here and never again.
 * @throws downloadTooLarge for more stays than one file holds
 */
export async function startExport(who: SignedInOrganization, asked: Asked, context: Context): Promise<Started> {
  const { orm } = context.database
  await requireWithin(context, `stay_export:${who.id}`, 'stay_export')
  const range = { organization_id: who.id, ...asked }
  if ((await orm.$count(reservation, staysIn(range))) > EXPORT_STAYS)
    throw new ApiError(ERRORS.downloadTooLarge, `One download holds ${EXPORT_STAYS} stays`)
  const [id, password] = [context.ids.next(), passwordOf(context.ids.next())]
  const now = context.clock.now()
  const expires_at = new Date(now + EXPORT_KEPT_MS)
  await orm.transaction(async (tx) => {
    const { locale, seal } = context
    const made = { id, ...range, locale, password: seal.seal(password), expires_at, created_at: new Date(now) }
    await tx.insert(organizationExport).values(made)
    await writeAudit(tx, context, { kind: 'organization_data_exported', organization_user_id: who.user_id })
  })
  return { job_id: id, password, expires_at: iso(expires_at.getTime()) }
}

/** A hundred bits of chance as somebody can type them: abcd-efgh-… */
function passwordOf(chance: string): string {
  const bytes = createHash('sha256').update(chance).digest()
  const letters = [...bytes].slice(0, GROUPS * GROUP_LETTERS).map((byte) => LETTERS[byte % LETTERS.length] ?? '')
  const groups = Array.from({ length: GROUPS }, (_, at) => letters.slice(at * GROUP_LETTERS, (at + 1) * GROUP_LETTERS))
  return groups.map((group) => group.join('')).join('-')
}

/**
 * The file of a download.
 * @throws jobUnfinished as long as it is being written; downloadNotFound when it is over, or another organization's
 */
export async function readExport(
  who: Pick<SignedInOrganization, 'id'>,
  jobId: string,
  { database, clock }: Pick<Services, 'database' | 'clock'>,
): Promise<Uint8Array> {
  const [found] = await database.orm
    .select()
    .from(organizationExport)
    .where(
      and(
        eq(organizationExport.id, jobId),
        eq(organizationExport.organization_id, who.id),
        gt(organizationExport.expires_at, new Date(clock.now())),
      ),
    )
  if (found?.file) return found.file
  if (found) throw new ApiError(ERRORS.jobUnfinished, 'The download is being written')
  throw new ApiError(ERRORS.downloadNotFound, 'There is no such download, or not any more')
}

const isUnwritten = (now: Date) => and(isNotNull(organizationExport.password), gt(organizationExport.expires_at, now))

/** Writes what was asked for, the oldest first; of several processes each takes another one. */
export async function writeExports(services: Services): Promise<void> {
  const { database, clock, log } = services
  const { id, organization_id, created_at } = organizationExport
  const asked = await database.orm
    .select({ id, organization_id })
    .from(organizationExport)
    .where(isUnwritten(new Date(clock.now())))
    .orderBy(asc(created_at))
  let written = 0
  for (const next of asked) {
    if (written === BATCH) return
    try {
      if (await database.orm.transaction((tx) => writeExport(tx, next.id, services))) written++
    } catch (error) {
      // One that cannot be written must not keep the others waiting.
      log.error({ err: error, export: next.organization_id }, 'a download could not be written')
    }
  }
}

type Export = typeof organizationExport.$inferSelect

/** False: another process has it. */
async function writeExport(tx: Orm, id: string, services: Services): Promise<boolean> {
  const now = new Date(services.clock.now())
  const isIt = eq(organizationExport.id, id)
  const [next] = await tx
    .select()
    .from(organizationExport)
    .where(and(isIt, isUnwritten(now)))
    .for('update', { skipLocked: true })
  if (!next) return false
  const file = await fileOf(tx, next, now, services)
  // One that cannot be opened is not tried for ever: whoever asks for it hears that it is not there.
  await (file
    ? tx.update(organizationExport).set({ file, password: null }).where(isIt)
    : tx.delete(organizationExport).where(isIt))
  return true
}

async function fileOf(tx: Orm, { password, locale, ...range }: Export, now: Date, services: Services) {
  const opened = password === null ? null : services.seal.open(password)
  if (opened !== null) return encryptedZip(await exportTables(tx, range, locale, services), opened, now)
  services.log.error({ export: range.organization_id }, 'a download was sealed with another key')
  return null
}

/** What a day has ended. */
export const deleteOldExports = (tx: Pick<Orm, 'delete'>, now: number) =>
  tx.delete(organizationExport).where(someOf(organizationExport, lte(organizationExport.expires_at, new Date(now))))
