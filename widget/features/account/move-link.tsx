import { useAtomValue, useSetAtom } from 'jotai'
import type { MouseEvent, ReactNode } from 'react'

import type { RouteId } from '../../../shared/routes.ts'
import { environmentAtom } from '../../state/environment.ts'
import { goAtom, hrefAtom } from '../../state/navigation.ts'
import type { Target } from '../../state/navigation.ts'
import type { ButtonLook } from '../../ui/button.tsx'
import { Link } from '../../ui/link.tsx'

type Props<Id extends RouteId> = {
  target: Target<Id>
  look?: ButtonLook
  isCurrent?: boolean
  className?: string
  children: ReactNode
}

/** A real address on the widget's origin that moves within the widget when it is simply clicked. */
export function MoveLink<Id extends RouteId>({ target, look, isCurrent, className, children }: Props<Id>) {
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
      {...(look ? { button: look, size: 'small' as const } : {})}
      {...(isCurrent ? { 'aria-current': 'page' as const } : {})}
      {...(className ? { className } : {})}
    >
      {children}
    </Link>
  )
}
