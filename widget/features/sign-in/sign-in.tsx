import { FormPage } from './form-page.tsx'
import { useSignIn } from './use-sign-in.tsx'

/** By e-mail address and password (MEMBER-001). */
export default function SignIn() {
  return <FormPage {...useSignIn()} />
}
