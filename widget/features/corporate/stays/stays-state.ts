import { atom } from 'jotai'

import { RESERVATIONS_PAGE, RESERVATIONS_STATUS } from '../../../../shared/constants.ts'
import { organizations } from '../../../../shared/contract/organizations.ts'
import type { ListStatus } from '../../../../shared/model/stay/listed-reservation.ts'
import { pageWithin } from '../../../state/page-within.ts'
import { remoteData } from '../../../state/remote.ts'
import { atomOf } from '../../../state/session/visitor.ts'
import { organizationAtom } from '../../../state/session/organization-at.ts'
import { SILENT } from '../company-data.ts'
import type { OfOrganization } from '../company-data.ts'

export type AskedCompanyStays = { page: number; status: ListStatus }

const organizationIdAtom = atom((get) => get(organizationAtom)?.id ?? null)

/** Kept while somebody looks at a stay and comes back (CORP-003). */
export const askedCompanyStaysAtom = atomOf<number | null, AskedCompanyStays>(organizationIdAtom, {
  page: RESERVATIONS_PAGE,
  status: RESERVATIONS_STATUS,
})

/** CALL-109, with the organization in its path. */
export const companyStaysData = remoteData(
  ({ api }, { page, status, ...of }: AskedCompanyStays & OfOrganization, signal) =>
    pageWithin(page, (at) =>
      api(organizations.reservations, { ...of, query: { page: at, status } }, { ...SILENT, signal }),
    ),
)
