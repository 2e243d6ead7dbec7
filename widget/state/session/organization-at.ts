import { atom } from 'jotai'

import type { Organization } from '../../../shared/model/person/organization.ts'
import { isOrganizationAdmin } from '../../../shared/rules/organization.ts'
import { identityAtom } from '../settings/settings.ts'

/** For which organization somebody is signed in, beside a member or without one (CORP-005); null: for none. */
export const organizationAtom = atom<(Organization & { role: string | null }) | null>(null)

export const isOrganizationAdminAtom = atom((get) => isOrganizationAdmin(get(organizationAtom)?.role ?? null))

/** Who looks, as far as it changes what the server answers. */
export const viewerKeyAtom = atom((get) => [get(identityAtom)?.userId, get(organizationAtom)?.id].join())
