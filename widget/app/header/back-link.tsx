import { useAtomValue } from 'jotai'

import { linkerAtom } from '../../state/analytics/attribution.ts'
import { environmentAtom } from '../../state/environment.ts'
import { useText } from '../../state/settings/texts.ts'
import { backUrlAtom } from '../../state/navigation/named-pages.ts'

/** Back to the page the guest came from; in a frame it is that page as a whole that goes there. */
export default function BackLink() {
  const t = useText()
  const href = useAtomValue(backUrlAtom)
  const link = useAtomValue(linkerAtom)
  const { view } = useAtomValue(environmentAtom)
  if (!href) return null
  return (
    <a href={link(href)} className="link" {...(view.parent === view ? {} : { target: '_top' })}>
      {t('document.backToSite')}
    </a>
  )
}
