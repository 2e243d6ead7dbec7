import { useAtomValue, useSetAtom } from 'jotai'
import { useState } from 'react'

import { accounts } from '../../../../shared/contract/accounts.ts'
import { EMAIL_DELIVERY_MINUTES } from '../../../../shared/constants.ts'
import { useText } from '../../../state/settings/texts.ts'
import { Banner } from '../../../ui/messages/banner.tsx'
import { Button } from '../../../ui/controls/button.tsx'
import { MiddlePage } from '../../../ui/layout/middle-page.tsx'
import { FormRefusal } from '../form-page.tsx'
import { askForMailAtom, mailForm } from '../mail-form.tsx'
import { SignInScreenLink } from '../screen-link.tsx'

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
        {email ? t('signUp.sentTo', { email }) : t('signUp.sent')}
        <br />
        {t('signIn.minutes', { n: EMAIL_DELIVERY_MINUTES })}
      </Banner>
      <p className="soft">{t('signUp.noMail')}</p>
      {isSent && <p role="status">{t('signIn.sentAgain')}</p>}
      <FormRefusal form={mailForm} />
      <div className="row wrap">
        {email ? (
          <Button busy={isBusy} onClick={again}>
            {t('signIn.sendAgain')}
          </Button>
        ) : (
          <SignInScreenLink to="resendConfirmation" button="other">
            {t('signIn.sendAgain')}
          </SignInScreenLink>
        )}
        <SignInScreenLink to="result" button="quiet">
          {t('core.toRooms')}
        </SignInScreenLink>
      </div>
    </MiddlePage>
  )
}
