import { useAtomValue } from 'jotai'
import { createElement } from 'react'

import { Lazy, useLazy } from '../../../state/lazy.ts'
import { Skeleton } from '../../../ui/layout/skeleton.tsx'
import type { LinesProps } from './extra-lines.tsx'
import { hasExtrasAtom } from './extras-choice.ts'

const section = () => import('./extras-section.tsx').then(({ ExtrasSection }) => ExtrasSection)
const lines = () => import('./extra-lines.tsx').then(({ ExtraLines }) => ExtraLines)
const PARTS = ['extras'] as const

/** Where extras are chosen, at a hotel that has any. */
export function ExtrasPlace() {
  const hasExtras = useAtomValue(hasExtrasAtom)
  const Section = useLazy(section, hasExtras, PARTS)
  if (!hasExtras) return null
  if (Section) return createElement(Section)
  return (
    <section className="block" aria-hidden="true">
      <Skeleton width="40%" height="28px" />
      <Skeleton width="100%" height="96px" />
    </section>
  )
}

type PlaceProps = Omit<LinesProps, 'extras'> & { extras: LinesProps['extras'] | undefined }

/** The extras of a stay, chosen or booked. */
export function ExtraLinesPlace({ extras, ...money }: PlaceProps) {
  return extras && extras.length > 0 ? <Lazy load={lines} parts={PARTS} props={{ extras, ...money }} /> : null
}
