import { useAtomValue } from 'jotai'

import { writeCriteria } from '../../../shared/rules/link/write-criteria.ts'
import { criteriaAtom } from '../../state/search/search.ts'
import { useText } from '../../state/settings/texts.ts'
import { EmptyState } from '../../ui/messages/empty-state.tsx'
import { MoveLink } from './stays/move-link.tsx'

/** A list without anything in it, and the way to what could fill it. */
export function Empty({ title }: { title: string }) {
  const t = useText()
  const criteria = useAtomValue(criteriaAtom)
  return (
    <EmptyState
      title={title}
      actions={
        <MoveLink look="other" target={{ to: 'result', query: writeCriteria(criteria) }}>
          {t('account.findRoom')}
        </MoveLink>
      }
    />
  )
}
