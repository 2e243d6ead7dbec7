import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect } from 'react'
import type { ReactNode } from 'react'

import { formatMessage } from '../../state/messages/messages.ts'
import { useScreenLink } from '../../state/navigation/screen-link.ts'
import { restoredAtom, restoreSelectionAtom } from '../../state/ota/kept-selection.ts'
import { selectionAtom } from '../../state/search/selection.ts'
import { hotelCodeAtom } from '../../state/settings/settings.ts'
import { useText } from '../../state/settings/texts.ts'
import { Link } from '../../ui/controls/link.tsx'
import { MiddlePage } from '../../ui/layout/middle-page.tsx'

/** What stands on the guest's choice: after a reload it is brought back by the key of the address (OTA-012). */
export function RestoredSelection({ children }: { children: ReactNode }) {
  const t = useText()
  const restored = useAtomValue(restoredAtom)
  const hasSelection = useAtomValue(selectionAtom).length > 0
  const restore = useSetAtom(restoreSelectionAtom)
  useEffect(() => {
    const left = new AbortController()
    void restore(left.signal)
    return () => left.abort()
  }, [restore])
  if (hasSelection) return children
  switch (restored.kind) {
    case 'ready':
    case 'loading':
      return (
        <div className="pages" aria-busy="true">
          <p className="soft" role="status">
            {t('common.working')}
          </p>
        </div>
      )
    case 'refused':
      return <Gone title={t('ota.overTitle')}>{formatMessage(t, restored.shown.message)}</Gone>
    case 'over':
      return <Gone title={t('ota.overTitle')}>{t('ota.overText')}</Gone>
    case 'none':
      return <Gone title={t('ota.chosenTitle')}>{t('ota.noneChosen')}</Gone>
    default:
      return restored satisfies never
  }
}

/** With the way back: to the rooms of the hotel, or to the search of all. */
function Gone({ title, children }: { title: string; children: ReactNode }) {
  const t = useText()
  const code = useAtomValue(hotelCodeAtom)
  const home = useScreenLink({ to: 'agencyHome' })
  const rooms = useScreenLink({ to: 'result' })
  return (
    <MiddlePage title={title} takesFocus={false}>
      <p role="alert">{children}</p>
      <div className="row wrap">
        {code && (
          <Link {...rooms} button="main">
            {t('ota.changeRooms')}
          </Link>
        )}
        <Link {...home} button={code ? 'quiet' : 'main'}>
          {t('ota.toSearch')}
        </Link>
      </div>
    </MiddlePage>
  )
}
