import { useAtom, useAtomValue } from 'jotai'

import type { ListStatus } from '../../../../shared/model/stay/listed-reservation.ts'
import { useRemote } from '../../../state/remote.ts'
import { organizationAtom } from '../../../state/session/organization-at.ts'
import { useText } from '../../../state/settings/texts.ts'
import { Segments } from '../../../ui/controls/segments.tsx'
import { EmptyState } from '../../../ui/messages/empty-state.tsx'
import { ofOrganizationAtom } from '../company-data.ts'
import { CompanyPage } from '../company-page.tsx'
import { CompanyPart } from '../company-part.tsx'
import { StayPager } from './stay-pager.tsx'
import { CompanyStay } from './company-stay.tsx'
import { askedCompanyStaysAtom, companyStaysData } from './stays-state.ts'

/** A lottery is entered by people, so an organization has none to look for. */
const WORDS = {
  upcoming: { tab: 'corporate.upcoming', none: 'corporate.noUpcoming' },
  completed: { tab: 'corporate.completed', none: 'corporate.noCompleted' },
  cancelled: { tab: 'corporate.cancelled', none: 'corporate.noCancelled' },
} as const satisfies Partial<Record<ListStatus, { tab: string; none: string }>>
type Shown = keyof typeof WORDS
const SHOWN: readonly Shown[] = ['upcoming', 'completed', 'cancelled']

/** Everything that was booked for an organization, at every hotel of the brand (CORP-002). */
export default function CompanyStays() {
  const t = useText()
  const organization = useAtomValue(organizationAtom)?.display_name ?? ''
  const of = useAtomValue(ofOrganizationAtom)
  const [asked, ask] = useAtom(askedCompanyStaysAtom)
  const from = useRemote(companyStaysData, { ...of, ...asked })
  const status = SHOWN.find((one) => one === asked.status) ?? 'upcoming'
  return (
    <CompanyPage title={t('corporate.stays')}>
      <p>{t('corporate.staysLead', { organization })}</p>
      <div className="company-filter">
        <Segments
          label={t('corporate.status')}
          segments={SHOWN.map((value) => ({ value, label: t(WORDS[value].tab) }))}
          value={status}
          onChange={(next) => ask({ page: 1, status: next })}
        />
      </div>
      <CompanyPart from={from} failed={t('corporate.staysFailed')}>
        {({ data, page, total_pages: pages }) =>
          data.length === 0 ? (
            <EmptyState title={t(WORDS[status].none)} />
          ) : (
            <>
              <ul className="company-stays">
                {data.map((stay) => (
                  <CompanyStay key={stay.reservation_number} stay={stay} />
                ))}
              </ul>
              <StayPager page={page} pages={pages} onPage={(next) => ask({ ...asked, page: next })} />
            </>
          )
        }
      </CompanyPart>
    </CompanyPage>
  )
}
