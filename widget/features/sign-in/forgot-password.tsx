import { accounts } from '../../../shared/contract/accounts.ts'
import { MailForm } from './mail-form.tsx'

/** A mail with the link to a new password (specification 3, "Account"). */
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
