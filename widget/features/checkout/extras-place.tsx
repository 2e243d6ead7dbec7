import { useAtomValue } from 'jotai'
import { createElement } from 'react'

import type { Currency } from '../../../shared/currencies.ts'
import type { PricedExtra } from '../../../shared/model/extra.ts'
import { Late, useLate } from '../../state/late.ts'
import { Bone } from '../../ui/bones.tsx'
import { hasExtrasAtom } from './extras-choice.ts'

const section = () => import('./extras/extras-section.tsx').then(({ ExtrasSection }) => ExtrasSection)
const lines = () => import('./extras/extra-lines.tsx').then(({ ExtraLines }) => ExtraLines)
const PARTS = ['extras'] as const

/** Where extras are chosen, at a hotel that has any. */
export function ExtrasPlace() {
  const hasExtras = useAtomValue(hasExtrasAtom)
  const Section = useLate(section, hasExtras, PARTS)
  if (!hasExtras) return null
  if (Section) return createElement(Section)
  return (
    <section className="block" aria-hidden="true">
      <Bone width="40%" height="28px" />
      <Bone width="100%" height="96px" />
    </section>
  )
}

type LinesProps = { extras: readonly PricedExtra[] | undefined; currency: Currency }

/** The extras of a stay, chosen or booked. */
export function ExtraLinesPlace({ extras, currency }: LinesProps) {
  return extras && extras.length > 0 ? <Late load={lines} parts={PARTS} props={{ extras, currency }} /> : null
}
