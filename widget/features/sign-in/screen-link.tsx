import { useAtomValue } from 'jotai'
import type { ReactNode } from 'react'

import type { Offer } from '../../../shared/errors.ts'
import type { TextKey } from '../../lib/i18n.ts'
import type { Target } from '../../state/navigation/navigation.ts'
import { useText } from '../../state/settings/texts.ts'
import { useScreenLink } from '../../state/navigation/screen-link.ts'
import type { ButtonVariant } from '../../ui/controls/button.tsx'
import { Link } from '../../ui/controls/link.tsx'
import { signInStepAtom } from './in-chat.ts'

type WayProps = { to: Target['to']; query?: Target['query']; button?: ButtonVariant; children: ReactNode }

/** A way to another screen, in a chatbot to the one that stands for it there. */
export function SignInScreenLink({ to, query, button, children }: WayProps) {
  const step = useAtomValue(signInStepAtom)(to)
  return (
    <Link {...useScreenLink({ to: step, query })} button={button}>
      {children}
    </Link>
  )
}

/** Where the table of errors offers one of these pages, and in which words. */
const OFFERS: Partial<Record<Offer, { to: Target['to']; words: TextKey & `errors.${string}` }>> = {
  signIn: { to: 'signIn', words: 'errors.offerSignIn' },
  forgotPassword: { to: 'forgotPassword', words: 'errors.offerForgotPassword' },
  resendConfirmation: { to: 'resendConfirmation', words: 'errors.offerResendConfirmation' },
}

export function OfferedScreenLink({ offer }: { offer: Offer | undefined }) {
  const t = useText() as (key: TextKey) => string // the words of the table take no values
  const row = offer && OFFERS[offer]
  return row ? <SignInScreenLink to={row.to}>{t(row.words)}</SignInScreenLink> : null
}
