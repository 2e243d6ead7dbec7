import { useSetAtom } from 'jotai'

import { keepReturnAtom } from '../../state/return-to.ts'
import { goAtom } from '../../state/navigation.ts'
import { useText } from '../../state/texts.ts'
import { Button } from '../../ui/button.tsx'

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
