import { atom } from 'jotai'

import { EXPORT_DAYS, EXPORT_TRIES, RETRY_WAIT_MS } from '../../../../shared/constants.ts'
import { organizations } from '../../../../shared/contract/organizations.ts'
import { ERRORS } from '../../../../shared/errors.ts'
import { isDate, nights, today } from '../../../../shared/rules/days/dates.ts'
import { asFailure } from '../../../lib/failure.ts'
import type { Failure } from '../../../lib/failure.ts'
import { fetchFile } from '../../../lib/files/fetch-file.ts'
import type { TextKey } from '../../../lib/i18n.ts'
import { saveFile } from '../../../lib/files/save-file.ts'
import { environmentAtom } from '../../../state/environment.ts'
import { shownOf } from '../../../state/messages/failures.ts'
import type { Shown } from '../../../state/messages/messages.ts'
import { organizationSessionAtom, settingsAtom } from '../../../state/settings/settings.ts'
import { atomOf } from '../../../state/session/visitor.ts'
import { isLostAtom, ofOrganizationAtom, SILENT } from '../company-data.ts'

export type ArrivalRange = { first_day: string; last_day: string }
type Job = { id: string; password: string }

/** `job` is there from the moment its password was told: nobody tells it a second time. */
export type DownloadState = {
  job: Job | null
  stage: { kind: 'idle' } | { kind: 'preparing' } | { kind: 'saved' } | { kind: 'refused'; shown: Shown }
}

const NOTHING: DownloadState = { job: null, stage: { kind: 'idle' } }

const chosenDaysAtom = atomOf<string | null, Partial<ArrivalRange>>(organizationSessionAtom, {})
/** The year of now, until somebody chooses. */
export const daysAtom = atom((get): ArrivalRange => {
  const year = today(get(settingsAtom).time_zone, get(environmentAtom).now()).slice(0, 4)
  return { first_day: `${year}-01-01`, last_day: `${year}-12-31`, ...get(chosenDaysAtom) }
})
/** Of one sign-in: whoever comes next for the same company reads no password of somebody else's file. */
export const downloadAtom = atomOf<string | null, DownloadState>(organizationSessionAtom, NOTHING)

type DayErrors = Partial<Record<keyof ArrivalRange, TextKey>>
export const dayErrorsAtom = atomOf<string | null, DayErrors>(organizationSessionAtom, {})

function dayErrors({ first_day, last_day }: ArrivalRange): DayErrors {
  const missing = 'corporate.dayMissing'
  if (!isDate(first_day)) return { first_day: missing, ...(!isDate(last_day) && { last_day: missing }) }
  if (!isDate(last_day)) return { last_day: missing }
  const between = nights(first_day, last_day)
  if (between < 0) return { last_day: 'corporate.dayOrder' }
  return between > EXPORT_DAYS ? { last_day: 'corporate.dayRange' } : {}
}

export const chooseDayAtom = atom(null, (_get, set, name: keyof ArrivalRange, value: string) => {
  set(chosenDaysAtom, (days) => ({ ...days, [name]: value }))
  set(dayErrorsAtom, {})
})

/** Asks for a new file (CALL-110), tells its password, and fetches it as soon as it is written. */
export const startDownloadAtom = atom(null, async (get, set): Promise<void> => {
  const days = get(daysAtom)
  const wrong = dayErrors(days)
  set(dayErrorsAtom, wrong)
  if (Object.keys(wrong).length > 0 || get(downloadAtom).stage.kind === 'preparing') return
  set(downloadAtom, { job: null, stage: { kind: 'preparing' } })
  const session = get(organizationSessionAtom)
  try {
    const { api } = get(environmentAtom)
    const { data } = await api(organizations.startExport, { ...get(ofOrganizationAtom), body: days }, SILENT)
    if (get(organizationSessionAtom) !== session) return
    set(downloadAtom, { job: { id: data.job_id, password: data.password }, stage: { kind: 'preparing' } })
  } catch (error) {
    return set(refuseAtom, error)
  }
  await set(fetchDownloadAtom)
})

/** Fetches the file that was asked for; 1200 says that it is still being written, so it is asked for again. */
export const fetchDownloadAtom = atom(null, async (get, set): Promise<void> => {
  const { job } = get(downloadAtom)
  if (!job) return
  set(downloadAtom, { job, stage: { kind: 'preparing' } })
  const { setting, view } = get(environmentAtom)
  const input = { ...get(ofOrganizationAtom), jobId: job.id }
  try {
    const zip = await waited(
      () => fetchFile(setting, organizations.exportFile, input, SILENT),
      () => setting.wait(RETRY_WAIT_MS),
    )
    // Signed out meanwhile: whoever is here now is given nothing.
    if (get(downloadAtom).job !== job) return
    saveFile(view, new Blob([zip], { type: organizations.exportFile.file }), 'company-stays.zip')
    set(downloadAtom, { job, stage: { kind: 'saved' } })
  } catch (error) {
    set(refuseAtom, error)
  }
})

const isUnfinished = ({ codes }: Failure): boolean => codes.includes(ERRORS.jobUnfinished.code)

async function waited(fetch: () => Promise<Uint8Array<ArrayBuffer>>, pause: () => Promise<void>) {
  for (let tries = 1; ; tries++) {
    try {
      return await fetch()
    } catch (error) {
      if (!isUnfinished(asFailure(error)) || tries === EXPORT_TRIES) throw error
      await pause()
    }
  }
}

/** What was chosen stays; a file that is not there any more has no password either. */
const refuseAtom = atom(null, (get, set, error: unknown) => {
  if (set(isLostAtom, error)) return
  const failure = asFailure(error)
  const isGone = failure.codes.includes(ERRORS.downloadNotFound.code)
  const { job } = get(downloadAtom)
  set(downloadAtom, { job: isGone ? null : job, stage: { kind: 'refused', shown: shownOf(failure) } })
})
