import { organizations } from '../../../../shared/contract/organizations.ts'
import { remoteData } from '../../../state/remote.ts'
import { SILENT } from '../company-data.ts'
import type { OfOrganization } from '../company-data.ts'

/** CALL-108: what was agreed with each hotel, and what is left of it. */
export const usageData = remoteData(async ({ api }, of: OfOrganization, signal) => {
  const { data } = await api(organizations.show, of, { ...SILENT, signal })
  return data.usage
})
