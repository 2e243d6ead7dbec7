import { useAtom } from 'jotai'

import { useText } from '../../../../state/settings/texts.ts'
import { Checkbox } from '../../../../ui/controls/checkbox.tsx'
import { optInAtom } from '../form.ts'

/** Never ticked by itself. */
export function OptIn() {
  const t = useText()
  const [isIn, setIn] = useAtom(optInAtom)
  return (
    <Checkbox name="promotions_opt_in" checked={isIn} onChange={(event) => setIn(event.currentTarget.checked)}>
      {t('guest.optIn')}
    </Checkbox>
  )
}
