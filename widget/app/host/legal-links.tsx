import { useAtomValue, useSetAtom } from 'jotai'

import { environmentAtom } from '../../state/environment.ts'
import { routeAtom } from '../../state/navigation/navigation.ts'
import { readableTextsAtom } from '../../state/settings/readable-texts.ts'
import { openedTextAtom } from '../../state/settings/opened-text.ts'
import { standingStepAtom } from '../../state/standing-step.ts'
import { useText } from '../../state/settings/texts.ts'
import { NamedWords } from '../../ui/controls/named-words.tsx'
import { useStylesheet } from '../../ui/styles/use-stylesheet.ts'
import css from './legal-links.css'

const FOOT = ['terms', 'privacy', 'accessibility'] as const

/** Below the screen: what the house lays down in writing, wherever a booking is more than a bar in somebody's page. */
export function LegalLinks() {
  useStylesheet(css)
  const t = useText()
  const { isOwnDocument, view } = useAtomValue(environmentAtom)
  const open = useSetAtom(openedTextAtom)
  const texts = useAtomValue(readableTextsAtom)(FOOT)
  const isResult = useAtomValue(routeAtom).id === 'result'
  const isBar = useAtomValue(standingStepAtom) !== 'results' && isResult
  // A frame is somebody's page, too: its height is kept free for the bar alone.
  const isOwnPage = isOwnDocument && view.parent === view
  if (texts.length === 0 || (isBar && !isOwnPage)) return null
  return (
    <nav className="legal-links small" aria-label={t('document.links')}>
      {texts.map(({ kind, href }) => (
        <NamedWords key={kind} words={t(`document.${kind}`)} href={href} onOpen={() => open(kind)} />
      ))}
    </nav>
  )
}
