import type { ReactNode } from 'react'

import { useWay } from '../../state/way.ts'
import { Link } from '../../ui/link.tsx'

type WayProps = { to: 'signUp' | 'signIn' | 'result'; look?: 'main'; children: ReactNode }

/** A way to another screen. */
export function Way({ to, look, children }: WayProps) {
  return (
    <Link {...useWay({ to })} {...(look ? { button: look } : {})}>
      {children}
    </Link>
  )
}
