import type { ReactNode } from 'react'

import type { RouteId } from '../../../shared/routes.ts'
import type { Target } from '../../state/navigation.ts'
import { useWay } from '../../state/way.ts'
import type { ButtonLook } from '../../ui/button.tsx'
import type { IconShape } from '../../ui/icon.tsx'
import { Link } from '../../ui/link.tsx'

type WayProps<Id extends RouteId> = { target: Target<Id>; button?: ButtonLook; icon?: IconShape; children: ReactNode }

/** A way to another screen. */
export function Way<Id extends RouteId>({ target, button, icon, children }: WayProps<Id>) {
  return (
    <Link {...useWay(target)} {...(button ? { button, size: 'small' as const } : {})} {...(icon ? { icon } : {})}>
      {children}
    </Link>
  )
}
