import { useAtomValue, useSetAtom } from 'jotai'

import { environmentAtom } from '../../state/environment.ts'
import { goAtom } from '../../state/navigation/navigation.ts'
import { useText } from '../../state/settings/texts.ts'
import { close } from '../../ui/icons/signs.ts'
import { RoundButton } from '../../ui/controls/round-button.tsx'
import css from './close-bar.css'
import { useStylesheet } from '../../ui/styles/use-stylesheet.ts'

/** All that surrounds a page in a chatbot: a way out, which the page around it carries out (AMB-48). */
export function CloseBar() {
  useStylesheet(css)
  const t = useText()
  const { host, view } = useAtomValue(environmentAtom)
  const go = useSetAtom(goAtom)
  const leave = () => {
    host.post({ type: 'close' })
    if (view.parent === view) go({ to: 'result' })
  }
  return (
    <div className="close-bar">
      <RoundButton plain icon={close} label={t('core.close')} onClick={leave} />
    </div>
  )
}
