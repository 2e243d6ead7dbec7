import type { ReactNode } from 'react'

import type { RouteId } from '../../../shared/routes.ts'
import type { Target } from '../../state/navigation.ts'
import { useWay } from '../../state/way.ts'
import type { ButtonLook } from '../../ui/button.tsx'
import { Link } from '../../ui/link.tsx'

type Props<Id extends RouteId> = {
  target: Target<Id>
  look?: ButtonLook
  isCurrent?: boolean
  className?: string
  children: ReactNode
}

/** A way to another screen, or to another part of the account. */
export function MoveLink<Id extends RouteId>({ target, look, isCurrent, className, children }: Props<Id>) {
  return (
    <Link
      {...useWay(target)}
      {...(look ? { button: look, size: 'small' as const } : {})}
      {...(isCurrent ? { 'aria-current': 'page' as const } : {})}
      {...(className ? { className } : {})}
    >
      {children}
    </Link>
  )
}
