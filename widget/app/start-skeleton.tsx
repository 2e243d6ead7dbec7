import { useAtomValue } from 'jotai'

import { partsAtom, useText } from '../state/texts.ts'
import { environmentAtom } from '../state/environment.ts'
import { localeAtom } from '../state/texts.ts'

/** Holds the search bar's place until the hotel is known, so that nothing moves when it comes. */
export function StartSkeleton() {
  const t = useText()
  const { i18n } = useAtomValue(environmentAtom)
  useAtomValue(partsAtom)
  const hasWords = i18n.has(useAtomValue(localeAtom), 'core')
  return (
    <div className="pages" role="status" aria-label={hasWords ? t('core.loading') : undefined}>
      <div className="bone starting" />
    </div>
  )
}
