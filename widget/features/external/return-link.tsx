import { useAtomValue } from 'jotai'

import { formatMessage } from '../../state/messages/messages.ts'
import { outcomeAtom } from '../../state/session/external.ts'
import { isSignInOfferedAtom, isSignUpOfferedAtom } from '../../state/session/member-settings.ts'
import { useText } from '../../state/settings/texts.ts'
import { Banner } from '../../ui/messages/banner.tsx'
import { MiddlePage } from '../../ui/layout/middle-page.tsx'
import { ExternalScreenLink } from './screen-link.tsx'

/** A guest comes back from somebody who knows them (AMB-48): it works, and only where it does not, there is something to read. */
export default function WayBack() {
  const t = useText()
  const outcome = useAtomValue(outcomeAtom)
  const isSignInOffered = useAtomValue(isSignInOfferedAtom)
  const isSignUpOffered = useAtomValue(isSignUpOfferedAtom)
  if (outcome.kind === 'waiting')
    return (
      <div className="pages">
        <p role="status">{t('external.waiting')}</p>
      </div>
    )
  const { message, isUnregistered } = outcome
  return (
    <MiddlePage title={t('external.title')}>
      <Banner kind="bad">{formatMessage(t, message)}</Banner>
      <div className="row wrap">
        {isUnregistered && isSignUpOffered && (
          <ExternalScreenLink to="signUp" look="main">
            {t('external.signUp')}
          </ExternalScreenLink>
        )}
        {isSignInOffered && <ExternalScreenLink to="signIn">{t('external.signIn')}</ExternalScreenLink>}
        <ExternalScreenLink to="result">{t('external.search')}</ExternalScreenLink>
      </div>
    </MiddlePage>
  )
}
