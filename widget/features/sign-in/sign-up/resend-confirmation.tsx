import { accounts } from '../../../../shared/contract/accounts.ts'
import { MailForm } from '../mail-form.tsx'

/** The mail of a sign-up once more. */
export default function ResendConfirmation() {
  return (
    <MailForm
      call={accounts.resendConfirmation}
      heading="signIn.resendTitle"
      lead="signIn.resendLead"
      sent="signIn.resendSent"
    />
  )
}
