import { useSetAtom } from 'jotai'

import { goAtom } from '../../../../state/navigation/navigation.ts'
import { keepReturnAtom } from '../../../../state/navigation/return-to.ts'
import { useText } from '../../../../state/settings/texts.ts'
import { Button } from '../../../../ui/controls/button.tsx'

/** A code for members alone: the way leads back to the details, where it is taken (COUPON-009). */
export function MembersSignIn() {
  const t = useText()
  const keepReturn = useSetAtom(keepReturnAtom)
  const go = useSetAtom(goAtom)
  const signIn = () => {
    keepReturn()
    go({ to: 'signIn' })
  }
  return (
    <span>
      <Button size="small" onClick={signIn}>
        {t('memberOffer.signIn')}
      </Button>
    </span>
  )
}
