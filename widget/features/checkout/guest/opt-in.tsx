import { useAtom } from 'jotai'

import { useText } from '../../../state/texts.ts'
import { Tick } from '../../../ui/tick.tsx'
import { optInAtom } from '../form.ts'

/** Never ticked by itself. */
export function OptIn() {
  const t = useText()
  const [isIn, setIn] = useAtom(optInAtom)
  return (
    <Tick name="promotions_opt_in" checked={isIn} onChange={(event) => setIn(event.currentTarget.checked)}>
      {t('guest.optIn')}
    </Tick>
  )
}
