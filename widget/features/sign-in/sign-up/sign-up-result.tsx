import { useAtomValue, useSetAtom } from 'jotai'
import { useState } from 'react'

import { accounts } from '../../../../shared/contract/accounts.ts'
import { EMAIL_DELIVERY_MINUTES } from '../../../../shared/constants.ts'
import { useText } from '../../../state/texts.ts'
import { Banner } from '../../../ui/banner.tsx'
import { Button } from '../../../ui/button.tsx'
import { MiddlePage } from '../../../ui/middle-page.tsx'
import { askForMailAtom, mailForm } from '../mail-form.tsx'
import { Way } from '../way.tsx'

/** The mail is on its way; without it the account does not open (CONST-022). */
export default function SignUpResult() {
  const t = useText()
  const { email } = useAtomValue(mailForm.valuesAtom)
  const isBusy = useAtomValue(mailForm.isBusyAtom)
  const ask = useSetAtom(askForMailAtom)
  const [isSent, setSent] = useState(false)
  const again = () => void ask(accounts.resendConfirmation).then(setSent)
  return (
    <MiddlePage title={t('signUp.resultTitle')}>
      <Banner title={t('signUp.openMail')}>
        {email ? t('signUp.sentTo', { email }) : t('signUp.sent')} {t('signUp.minutes', { n: EMAIL_DELIVERY_MINUTES })}
      </Banner>
      <p className="soft">{t('signUp.noMail')}</p>
      {isSent && <p role="status">{t('signIn.sentAgain')}</p>}
      <div className="row wrap">
        {email ? (
          <Button busy={isBusy} onClick={again}>
            {t('signIn.sendAgain')}
          </Button>
        ) : (
          <Way to="resendConfirmation" button="other">
            {t('signIn.sendAgain')}
          </Way>
        )}
        <Way to="result" button="quiet">
          {t('core.toRooms')}
        </Way>
      </div>
    </MiddlePage>
  )
}
