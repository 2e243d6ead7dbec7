import { useAtomValue, useSetAtom } from 'jotai'
import type { MouseEvent } from 'react'

import { environmentAtom } from '../../state/environment.ts'
import { goAtom, hrefAtom } from '../../state/navigation.ts'
import { useText } from '../../state/texts.ts'
import { Link } from '../../ui/link.tsx'
import { OffersPage } from './page.tsx'

/** No more offers come; needs no call, so that it can be read again. */
export default function Success() {
  const t = useText()
  const { widget } = useAtomValue(environmentAtom).attributes.origins
  const href = useAtomValue(hrefAtom)
  const go = useSetAtom(goAtom)
  const follow = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return
    event.preventDefault()
    go({ to: 'result' })
  }
  return (
    <OffersPage title={t('unsubscribe.doneTitle')} text={t('unsubscribe.doneText')}>
      <div>
        <Link href={widget + href({ to: 'result' })} button="other" onClick={follow}>
          {t('core.toRooms')}
        </Link>
      </div>
    </OffersPage>
  )
}
