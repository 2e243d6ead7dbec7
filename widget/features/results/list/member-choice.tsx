import { useSetAtom } from 'jotai'

import { keepReturnAtom } from '../../../state/navigation/return-to.ts'
import { goAtom } from '../../../state/navigation/navigation.ts'
import { useText } from '../../../state/settings/texts.ts'
import { Button } from '../../../ui/controls/button.tsx'

/** In the place of choosing a plan that members alone may book; the way leads back to these results (RESULT-019). */
export function MemberChoice({ name }: { name: string }) {
  const t = useText()
  const keepReturn = useSetAtom(keepReturnAtom)
  const go = useSetAtom(goAtom)
  const signIn = () => {
    keepReturn()
    go({ to: 'signIn' })
  }
  return (
    <Button aria-label={`${t('memberOffer.signInToBook')}: ${name}`} onClick={signIn}>
      {t('memberOffer.signInToBook')}
    </Button>
  )
}
