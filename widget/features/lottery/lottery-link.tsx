import type { ReactNode } from 'react'

import type { RouteId } from '../../../shared/routes.ts'
import type { Target } from '../../state/navigation/navigation.ts'
import { useScreenLink } from '../../state/navigation/screen-link.ts'
import type { ButtonVariant } from '../../ui/controls/button.tsx'
import { Link } from '../../ui/controls/link.tsx'

type Props<Id extends RouteId> = { target: Target<Id>; look: ButtonVariant; children: ReactNode }

/** A way on from a lottery, as a button: a real address, opened within the widget. */
export function LotteryLink<Id extends RouteId>({ target, look, children }: Props<Id>) {
  return (
    <Link {...useScreenLink(target)} button={look}>
      {children}
    </Link>
  )
}
