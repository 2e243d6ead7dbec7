import { useState } from 'react'

import type { User } from '../../../../shared/model/person/member.ts'
import { useText } from '../../../state/settings/texts.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { EmailForm } from './email-form.tsx'
import { PasswordForm } from './password-form.tsx'
import { PendingEmail } from './pending-email.tsx'

/** What the member signs in with (ACCOUNT-002); what another system knows is changed there. */
export function SignInInfo({ user }: { user: User }) {
  const t = useText()
  const [open, setOpen] = useState<'email' | 'password' | null>(null)
  const close = () => setOpen(null)
  return (
    <section className="block">
      <h2>{t('account.signIn')}</h2>
      <div>
        <span className="over">{t('checkout.email')}</span>
        <br />
        <b>
          <bdi translate="no">{user.email}</bdi>
        </b>
      </div>
      {user.unconfirmed_email && <PendingEmail email={user.unconfirmed_email} />}
      {user.provider === null ? (
        <>
          {open === null && (
            <div className="row wrap">
              <Button size="small" onClick={() => setOpen('email')}>
                {t('account.changeEmail')}
              </Button>
              <Button size="small" onClick={() => setOpen('password')}>
                {t('account.changePassword')}
              </Button>
            </div>
          )}
          {open === 'email' && <EmailForm onClose={close} />}
          {open === 'password' && <PasswordForm onClose={close} />}
        </>
      ) : (
        <p className="small soft">{t('account.signInElsewhere')}</p>
      )}
    </section>
  )
}
