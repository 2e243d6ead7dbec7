import { useAtomValue } from 'jotai'

import type { StayUsage } from '../../../../shared/model/person/organization-account.ts'
import { useRemote } from '../../../state/remote.ts'
import { useText } from '../../../state/settings/texts.ts'
import { EmptyState } from '../../../ui/messages/empty-state.tsx'
import { ofOrganizationAtom } from '../company-data.ts'
import { CompanyPage } from '../company-page.tsx'
import { CompanyPart } from '../company-part.tsx'
import { Download } from './download.tsx'
import { usageData } from './usage-state.ts'

/** For an organization's admins: stays agreed, reserved and left (CORP-010), and the download of them (CORP-011). */
export default function Usage() {
  const t = useText()
  const from = useRemote(usageData, useAtomValue(ofOrganizationAtom))
  return (
    <CompanyPage title={t('corporate.usage')}>
      <CompanyPart from={from} failed={t('corporate.usageFailed')}>
        {(usage) => (usage.length === 0 ? <EmptyState title={t('corporate.noUsage')} /> : <UsageTable usage={usage} />)}
      </CompanyPart>
      <Download />
    </CompanyPage>
  )
}

function UsageTable({ usage }: { usage: readonly StayUsage[] }) {
  const t = useText()
  return (
    <div className="stack tight">
      <table className="usage-table">
        <thead>
          <tr>
            <th scope="col">{t('corporate.hotel')}</th>
            <th scope="col">{t('corporate.maxStays')}</th>
            <th scope="col">{t('corporate.reserved')}</th>
            <th scope="col">{t('corporate.remaining')}</th>
          </tr>
        </thead>
        <tbody>
          {usage.map(({ hotel_id, hotel_name, max_stays, reserved, remaining }) => (
            <tr key={hotel_id}>
              <th scope="row">{hotel_name}</th>
              <td>{max_stays}</td>
              <td>{reserved}</td>
              <td>
                <b>{remaining}</b>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="small soft">{t('corporate.note')}</p>
    </div>
  )
}
