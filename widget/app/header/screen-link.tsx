import type { ReactNode } from 'react'

import type { RouteId } from '../../../shared/routes.ts'
import type { Target } from '../../state/navigation/navigation.ts'
import { useScreenLink } from '../../state/navigation/screen-link.ts'
import { Link } from '../../ui/controls/link.tsx'

type Props<Id extends RouteId> = { target: Target<Id>; look?: 'main' | 'other' | 'quiet'; children: ReactNode }

/** A way to another screen. */
export function ScreenLink<Id extends RouteId>({ target, look, children }: Props<Id>) {
  return (
    <Link {...useScreenLink(target)} {...(look ? { button: look } : {})}>
      {children}
    </Link>
  )
}
