import type { ReactNode } from 'react'

import type { Translate } from '../../lib/i18n.ts'
import { Banner } from './banner.tsx'
import { Button } from '../controls/button.tsx'

type RefusedChangeProps = {
  t: Translate
  /** What helps: to see the stay, its price or the rooms as they are now; null: nothing but to press again. */
  next: 'look' | 'price' | 'rooms' | null
  onNext: () => void
  children: ReactNode
}

/** Why a booked stay was not changed, and what helps. */
export function RefusedChange({ t, next, onNext, children }: RefusedChangeProps) {
  const action = next && (
    <Button size="small" onClick={onNext}>
      {t(next === 'look' ? 'changing.look' : 'changing.refresh')}
    </Button>
  )
  return (
    <Banner kind="bad" action={action}>
      {children}
    </Banner>
  )
}
