import { useText } from '../state/texts.ts'
import { Button } from '../ui/button.tsx'

/** What stands where a screen broke. */
export function Broken({ onAgain }: { onAgain: () => void }) {
  const t = useText()
  return (
    <main className="pages" role="alert">
      <p>{t('errors.general')}</p>
      <p>
        <Button onClick={onAgain}>{t('core.tryAgain')}</Button>
      </p>
    </main>
  )
}
