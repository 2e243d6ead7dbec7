import { atom } from 'jotai'

import type { Failure } from '../../lib/failure.ts'
import { useText } from '../../state/settings/texts.ts'
import { Button } from '../../ui/controls/button.tsx'

/** What a screen broke of, and what shows it once more. */
export const brokenAtom = atom<{ failure: Failure; again: () => void } | null>(null)

/** What stands where not even the card of a failure (failed.tsx) could be fetched; the connection brings it back. */
export function Broken({ onAgain }: { onAgain: () => void }) {
  const t = useText()
  return (
    <div className="pages" role="alert">
      <p>{t('core.unavailableTitle')}</p>
      <p>
        <Button onClick={onAgain}>{t('core.tryAgain')}</Button>
      </p>
    </div>
  )
}
