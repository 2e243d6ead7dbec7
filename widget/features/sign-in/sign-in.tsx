import { FormPage } from './form-page.tsx'
import { useSignIn } from './use-sign-in.tsx'

/** By e-mail address and password (specification 6, "Member"). */
export default function SignIn() {
  return <FormPage {...useSignIn()} />
}
