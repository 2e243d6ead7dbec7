import { useSetAtom } from 'jotai'

import { say } from '../../state/banner.ts'
import type { Shown } from '../../state/banner.ts'
import { goAtom } from '../../state/navigation.ts'
import { useText } from '../../state/texts.ts'
import { Bone } from '../../ui/bones.tsx'
import { Button } from '../../ui/button.tsx'
import { PageTitle } from '../../ui/page-title.tsx'

export function Loading({ label }: { label: string }) {
  return (
    <main className="pages" aria-busy="true">
      <p className="unseen" role="status">
        {label}
      </p>
      <div className="stack" aria-hidden="true">
        <Bone width="20%" />
        <Bone width="60%" height="40px" />
        <Bone width="100%" height="56px" />
        <Bone width="100%" height="56px" />
        <Bone width="100%" height="56px" />
      </div>
    </main>
  )
}

export function Refused({ shown, onAgain }: { shown: Shown; onAgain: () => void }) {
  const t = useText()
  const go = useSetAtom(goAtom)
  // Asking again changes nothing about a number and a proof that do not belong together.
  const canAsk = shown.kind !== 'refused'
  return (
    <main className="middle">
      <div className="stack" role="alert">
        <PageTitle takesFocus>{t('manage.missingTitle')}</PageTitle>
        <p>{say(t, shown.told)}</p>
        {!canAsk && <p className="soft">{t('manage.missingText')}</p>}
      </div>
      <div className="row wrap">
        {canAsk && (
          <Button look="main" onClick={onAgain}>
            {t('core.tryAgain')}
          </Button>
        )}
        <Button look={canAsk ? 'quiet' : 'other'} onClick={() => go({ to: 'lookup' })}>
          {t('manage.lookupTitle')}
        </Button>
      </div>
    </main>
  )
}
