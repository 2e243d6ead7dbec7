import { useAtomValue } from 'jotai'
import type { ReactNode } from 'react'

import type { WalletStatus } from '../../../../shared/model/person/wallet.ts'
import type { Criteria } from '../../../../shared/rules/link/criteria.ts'
import { writeCriteria } from '../../../../shared/rules/link/write-criteria.ts'
import { criteriaAtom } from '../../../state/search/search.ts'
import { useText } from '../../../state/settings/texts.ts'
import { classNames } from '../../../ui/styles/class-names.ts'
import { Label } from '../../../ui/messages/label.tsx'
import type { LabelKind } from '../../../ui/messages/label.tsx'
import { MoveLink } from '../stays/move-link.tsx'

const STATUSES = {
  available: { kind: 'good', label: 'account.ready' },
  pending: { kind: 'plain', label: 'account.notYet' },
  consumed: { kind: 'plain', label: 'account.used' },
  expired: { kind: 'plain', label: 'account.expired' },
} as const satisfies Record<WalletStatus, { kind: LabelKind; label: string }>

type TicketProps = {
  worth: ReactNode
  name: string
  code: string
  status: WalletStatus
  /** What the search is made with when it is used. */
  uses: Partial<Criteria>
  facts: readonly (string | null)[]
}

/** The plans of a voucher that was used before are not those of another. */
const plansFor = (mode: Criteria['mode']) => (mode === 'voucher' ? null : mode)

/** A coupon or a voucher, with two bites; only what is ready can be used (COUPON-007, VOUCHER-002). */
export function Ticket({ worth, name, code, status, uses, facts }: TicketProps) {
  const t = useText()
  const { mode, ...criteria } = useAtomValue(criteriaAtom)
  const { kind, label } = STATUSES[status]
  const isOver = status === 'consumed' || status === 'expired'
  return (
    <li className={classNames('ticket', isOver && 'over-now')} part="ticket">
      <div className="worth" translate="no">
        {worth}
      </div>
      <div className="ticket-words">
        <h2>{name}</h2>
        <ul className="small soft">{facts.map((fact) => fact && <li key={fact}>{fact}</li>)}</ul>
        <span className="row apart wrap">
          <Label kind={kind}>{t(label)}</Label>
          <bdi className="tiny soft" translate="no">
            {code}
          </bdi>
        </span>
        {status === 'available' && (
          <MoveLink
            look="other"
            target={{ to: 'result', query: writeCriteria({ ...criteria, mode: plansFor(mode), ...uses }) }}
          >
            {t('account.use')}
            <span className="unseen"> {name}</span>
          </MoveLink>
        )}
      </div>
    </li>
  )
}
