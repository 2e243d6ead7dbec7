import { useAtomValue } from 'jotai'

import { hasWordsAtom, useText } from '../../state/settings/texts.ts'

/** Holds the search bar's place until the hotel is known, so that nothing moves when it comes. */
export function StartSkeleton() {
  const t = useText()
  const hasWords = useAtomValue(hasWordsAtom)
  return (
    <div className="pages" role="status" aria-label={hasWords ? t('core.loading') : undefined}>
      <div className="bone starting" />
    </div>
  )
}
