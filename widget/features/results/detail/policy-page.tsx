import { useAtomValue, useSetAtom } from 'jotai'

import { parseDate } from '../../../../shared/rules/days/dates.ts'
import { environmentAtom } from '../../../state/environment.ts'
import { goAtom, queryAtom } from '../../../state/navigation/navigation.ts'
import { useText } from '../../../state/settings/texts.ts'
import { close } from '../../../ui/icons/signs.ts'
import css from '../../../ui/styles/base/detail.css'
import { PageTitle } from '../../../ui/layout/page-title.tsx'
import { RoundButton } from '../../../ui/controls/round-button.tsx'
import { useStylesheet } from '../../../ui/styles/use-stylesheet.ts'
import { PolicyTerms } from './policy-terms.tsx'
import type { PolicyOf } from './policy-terms.tsx'

/** The terms at an address of their own, for links in mails and on the hotel's pages (AMB-48: only a close button). */
export default function PolicyPage() {
  useStylesheet(css)
  const t = useText()
  const query = useAtomValue(queryAtom)
  const leave = useLeave()
  return (
    <div className="pages">
      <div className="stack wide narrow policy-page">
        <div className="row apart top">
          <PageTitle part>{t('detail.policy')}</PageTitle>
          <RoundButton plain icon={close} label={t('core.close')} onClick={leave} />
        </div>
        <PolicyTerms of={askedFor(query)} checkin={parseDate(query.get('checkin') ?? '')} total={null} heading="h2" />
      </div>
    </div>
  )
}

/** A number of a policy counts before codes of plans; lists come joined by commas or repeated. */
function askedFor(query: URLSearchParams): PolicyOf | null {
  const id = query.get('cancellation_policy_id') ?? ''
  if (/^\d{1,15}$/.test(id)) return { policyId: Number(id) }
  const lists = [...query.getAll('room_plan_codes'), ...query.getAll('room_plan_code')]
  const roomPlanCodes = lists.flatMap((list) => list.split(',')).filter(Boolean)
  return roomPlanCodes.length > 0 ? { roomPlanCodes } : null
}

/** Opened as a window of its own, it closes; anywhere else the rooms are behind it. */
function useLeave() {
  const { isOwnDocument, view } = useAtomValue(environmentAtom)
  const go = useSetAtom(goAtom)
  return () => {
    if (isOwnDocument && view.opener) view.close()
    else go({ to: 'result' })
  }
}
