import { useAtomValue } from 'jotai'

import { busyAtom } from '../../state/messages/busy.ts'
import { useText } from '../../state/settings/texts.ts'
import { LoadingBar } from '../../ui/layout/loading-bar.tsx'

/** Says that calls are under way, whatever screen made them. */
export function GlobalLoading() {
  const t = useText()
  return <LoadingBar busy={useAtomValue(busyAtom) > 0} label={t('core.loading')} />
}
