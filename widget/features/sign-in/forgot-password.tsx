import { accounts } from '../../../shared/contract/accounts.ts'
import { MailForm } from './mail-form.tsx'

/** A mail with the link to a new password (MEMBER-042). */
export default function ForgotPassword() {
  return (
    <MailForm
      call={accounts.startReset}
      heading="signIn.forgotTitle"
      lead="signIn.forgotLead"
      sent="signIn.forgotSent"
    />
  )
}
