import { useAtomValue, useSetAtom } from 'jotai'
import type { MouseEvent, ReactNode } from 'react'

import { environmentAtom } from '../../state/environment.ts'
import { goAtom, hrefAtom } from '../../state/navigation.ts'
import { Link } from '../../ui/link.tsx'

type WayProps = { to: 'signUp' | 'signIn' | 'result'; look?: 'main'; children: ReactNode }

/** An address of its own that moves within the widget when it is simply pressed. */
export function Way({ to, look, children }: WayProps) {
  const { widget } = useAtomValue(environmentAtom).attributes.origins
  const href = useAtomValue(hrefAtom)
  const go = useSetAtom(goAtom)
  const follow = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return
    event.preventDefault()
    go({ to })
  }
  return (
    <Link href={widget + href({ to })} onClick={follow} {...(look ? { button: look } : {})}>
      {children}
    </Link>
  )
}
