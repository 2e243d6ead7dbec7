import { useAtomValue } from 'jotai'
import type { ReactNode } from 'react'

import type { RouteId } from '../../../shared/routes.ts'
import { writeCriteria } from '../../../shared/rules/link/write-criteria.ts'
import { routeAtom } from '../../state/navigation/navigation.ts'
import type { Target } from '../../state/navigation/navigation.ts'
import { useScreenLink } from '../../state/navigation/screen-link.ts'
import { criteriaAtom } from '../../state/search/search.ts'
import { isOrganizationAdminAtom, organizationAtom } from '../../state/session/organization-at.ts'
import { useText } from '../../state/settings/texts.ts'
import { Link } from '../../ui/controls/link.tsx'
import { PageTitle } from '../../ui/layout/page-title.tsx'
import { useStylesheet } from '../../ui/styles/use-stylesheet.ts'
import css from './corporate.css'
import { useProgramName } from './program.ts'
import { SEPARATOR } from '../../ui/separator.ts'

type Props = { title: string; children: ReactNode }

/** What an organization has with the hotels: what it booked and, for its admins, what it used. */
export function CompanyPage({ title, children }: Props) {
  useStylesheet(css)
  const t = useText()
  const criteria = useAtomValue(criteriaAtom)
  const organization = useAtomValue(organizationAtom)
  const isAdmin = useAtomValue(isOrganizationAdminAtom)
  const program = useProgramName()
  const toRooms = useScreenLink({ to: 'result', query: writeCriteria(criteria) })
  // Signing out takes the page away before the way back to the search is gone.
  if (!organization) return null
  return (
    <div className="pages">
      <p>
        <Link className="small" {...toRooms}>
          {t('core.toRooms')}
        </Link>
      </p>
      <div className="company">
        <div className="stack tight">
          <PageTitle takesFocus>{title}</PageTitle>
          <p className="soft">{[organization.display_name, program].filter(Boolean).join(SEPARATOR)}</p>
        </div>
        {isAdmin && (
          <nav className="company-tabs" aria-label={organization.display_name}>
            <Tab target={{ to: 'organizationReservations' }}>{t('corporate.stays')}</Tab>
            <Tab target={{ to: 'organizationAdmin' }}>{t('corporate.usage')}</Tab>
          </nav>
        )}
        {children}
      </div>
    </div>
  )
}

function Tab<Id extends RouteId>({ target, children }: { target: Target<Id>; children: ReactNode }) {
  const isHere = useAtomValue(routeAtom).id === target.to
  return (
    <Link {...useScreenLink(target)} {...(isHere && { 'aria-current': 'page' as const })}>
      {children}
    </Link>
  )
}
