import { useAtomValue } from 'jotai'

import { environmentAtom } from '../../state/environment.ts'
import { useLocale, useText } from '../../state/settings/texts.ts'
import { Button } from '../../ui/controls/button.tsx'

/** What stands where a screen broke. */
export function Broken({ onAgain }: { onAgain: () => void }) {
  const t = useText()
  const locale = useLocale()
  const { i18n } = useAtomValue(environmentAtom)
  return (
    <main className="pages" role="alert">
      <p>{t(i18n.has(locale, 'errors') ? 'errors.general' : 'core.unavailableTitle')}</p>
      <p>
        <Button onClick={onAgain}>{t('core.tryAgain')}</Button>
      </p>
    </main>
  )
}
