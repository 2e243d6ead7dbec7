import { useAtomValue, useSetAtom } from 'jotai'

import { formatMessage } from '../../../../state/messages/messages.ts'
import { useNamedTexts } from '../../../../state/settings/legal.ts'
import { useText } from '../../../../state/settings/texts.ts'
import { Consent } from '../../../../ui/controls/consent.tsx'
import { checkoutSettingsAtom } from '../../settings.ts'
import { acceptTermsAtom, CONSENT_KINDS, shownErrorsAtom, termsAtom } from '../form.ts'
import { OptIn } from './opt-in.tsx'

/** What the guest agrees to: only what can be read, and its words open it. */
export function TermsAgreement() {
  const t = useText()
  const { consent_text: words, promotions_opt_in: asksOptIn } = useAtomValue(checkoutSettingsAtom)
  const { isEmpty, sentence } = useNamedTexts('document.agree', CONSENT_KINDS)
  const isAccepted = useAtomValue(termsAtom)
  const accept = useSetAtom(acceptTermsAtom)
  const { terms: wrong } = useAtomValue(shownErrorsAtom)
  return (
    <div className="stack tight">
      {words && <p className="small">{words}</p>}
      {!isEmpty && (
        <Consent
          name="terms"
          checked={isAccepted}
          onChange={(event) => accept(event.currentTarget.checked)}
          error={wrong && formatMessage(t, wrong)}
          sentence={sentence}
        />
      )}
      {asksOptIn && <OptIn />}
    </div>
  )
}
