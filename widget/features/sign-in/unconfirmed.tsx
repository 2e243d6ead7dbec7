import { useAtomValue, useSetAtom } from 'jotai'
import { useState } from 'react'

import { accounts } from '../../../shared/contract/accounts.ts'
import { formatMessage } from '../../state/messages/messages.ts'
import { useText } from '../../state/settings/texts.ts'
import { Button } from '../../ui/controls/button.tsx'
import { Banner } from '../../ui/messages/banner.tsx'
import { askForMailAtom, mailForm } from './mail-form.tsx'
import { unconfirmedAtom } from './sign-in-form.ts'

/** The password was right: what is missing is the link of our mail, which can be sent again. */
export function Unconfirmed() {
  const t = useText()
  const email = useAtomValue(unconfirmedAtom)
  const isBusy = useAtomValue(mailForm.isBusyAtom)
  const refused = useAtomValue(mailForm.refusedAtom)
  const type = useSetAtom(mailForm.typeAtom)
  const ask = useSetAtom(askForMailAtom)
  const [isSent, setSent] = useState(false)
  if (email === null) return null
  const again = () => {
    type('email', email)
    void ask(accounts.resendConfirmation).then(setSent)
  }
  return (
    <div className="stack">
      <Banner
        kind="warn"
        title={t('signIn.unconfirmedTitle')}
        action={
          <Button size="small" busy={isBusy} onClick={again}>
            {t('signIn.sendAgain')}
          </Button>
        }
      >
        {t('signIn.unconfirmedText', { email })}
      </Banner>
      {isSent && <p role="status">{t('signIn.sentAgain')}</p>}
      {refused && <Banner kind="bad">{formatMessage(t, refused.message)}</Banner>}
    </div>
  )
}
