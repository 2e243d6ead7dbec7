import type { ReactNode } from 'react'

import { useScreenLink } from '../../state/navigation/screen-link.ts'
import { Link } from '../../ui/controls/link.tsx'

type WayProps = { to: 'signUp' | 'signIn' | 'result'; look?: 'main'; children: ReactNode }

/** A way to another screen. */
export function ExternalScreenLink({ to, look, children }: WayProps) {
  return (
    <Link {...useScreenLink({ to })} {...(look ? { button: look } : {})}>
      {children}
    </Link>
  )
}
