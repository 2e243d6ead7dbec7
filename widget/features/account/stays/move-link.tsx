import type { ReactNode } from 'react'

import type { RouteId } from '../../../../shared/routes.ts'
import type { Target } from '../../../state/navigation/navigation.ts'
import { useScreenLink } from '../../../state/navigation/screen-link.ts'
import type { ButtonVariant } from '../../../ui/controls/button.tsx'
import { Link } from '../../../ui/controls/link.tsx'

type Props<Id extends RouteId> = {
  target: Target<Id>
  look?: ButtonVariant
  isCurrent?: boolean
  className?: string
  children: ReactNode
}

/** A way to another screen, or to another part of the account. */
export function MoveLink<Id extends RouteId>({ target, look, isCurrent, className, children }: Props<Id>) {
  return (
    <Link
      {...useScreenLink(target)}
      {...(look ? { button: look, size: 'small' as const } : {})}
      {...(isCurrent ? { 'aria-current': 'page' as const } : {})}
      {...(className ? { className } : {})}
    >
      {children}
    </Link>
  )
}
