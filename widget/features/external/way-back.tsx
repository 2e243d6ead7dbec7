import { useAtomValue } from 'jotai'

import { say } from '../../state/banner.ts'
import { outcomeAtom } from '../../state/external.ts'
import { isSignInOfferedAtom, isSignUpOfferedAtom } from '../../state/member-settings.ts'
import { useText } from '../../state/texts.ts'
import { Banner } from '../../ui/banner.tsx'
import { PageTitle } from '../../ui/page-title.tsx'
import { Way } from './way.tsx'

/** A guest comes back from somebody who knows them (AMB-48): it works, and only where it does not, there is something to read. */
export default function WayBack() {
  const t = useText()
  const outcome = useAtomValue(outcomeAtom)
  const isSignInOffered = useAtomValue(isSignInOfferedAtom)
  const isSignUpOffered = useAtomValue(isSignUpOfferedAtom)
  if (outcome.kind === 'waiting')
    return (
      <main className="pages">
        <p role="status">{t('external.waiting')}</p>
      </main>
    )
  const { told, isUnregistered } = outcome
  return (
    <main className="pages">
      <div className="stack narrow">
        <PageTitle takesFocus>{t('external.title')}</PageTitle>
        <Banner kind="bad">{say(t, told)}</Banner>
        {isUnregistered && isSignUpOffered && (
          <p>
            <Way to="signUp" look="main">
              {t('external.signUp')}
            </Way>
          </p>
        )}
        {isSignInOffered && (
          <p>
            <Way to="signIn">{t('external.signIn')}</Way>
          </p>
        )}
        <p>
          <Way to="result">{t('external.search')}</Way>
        </p>
      </div>
    </main>
  )
}
