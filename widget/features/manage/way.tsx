import { useAtomValue, useSetAtom } from 'jotai'
import type { MouseEvent, ReactNode } from 'react'

import type { RouteId } from '../../../shared/routes.ts'
import { environmentAtom } from '../../state/environment.ts'
import { goAtom, hrefAtom } from '../../state/navigation.ts'
import type { Target } from '../../state/navigation.ts'
import type { ButtonLook } from '../../ui/button.tsx'
import type { IconShape } from '../../ui/icon.tsx'
import { Link } from '../../ui/link.tsx'

type WayProps<Id extends RouteId> = { target: Target<Id>; button?: ButtonLook; icon?: IconShape; children: ReactNode }

/** A way to another screen: an address of its own, that moves within the widget when it is simply pressed. */
export function Way<Id extends RouteId>({ target, button, icon, children }: WayProps<Id>) {
  const { widget } = useAtomValue(environmentAtom).attributes.origins
  const href = useAtomValue(hrefAtom)
  const go = useSetAtom(goAtom)
  const follow = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return
    event.preventDefault()
    go(target)
  }
  return (
    <Link
      href={widget + href(target)}
      onClick={follow}
      {...(button ? { button, size: 'small' as const } : {})}
      {...(icon ? { icon } : {})}
    >
      {children}
    </Link>
  )
}
