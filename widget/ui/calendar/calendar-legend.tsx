import type { TextKey, Translate } from '../../lib/i18n.ts'
import { Icon } from '../icons/icon.tsx'
import type { IconShape } from '../icons/icon.tsx'
import { closed, few, free, full } from '../icons/calendar.ts'

const MARKS = [
  { className: 'low', words: 'panels.legendLow' },
  { className: 'few', words: 'panels.legendFew' },
  { className: 'full', words: 'panels.legendFull' },
  { className: 'out', words: 'panels.legendOut' },
] as const satisfies readonly { className: string; words: TextKey }[]
const SIGNS = [
  { sign: free, words: 'panels.legendFree' },
  { sign: few, words: 'panels.legendFew' },
  { sign: full, words: 'panels.legendFull' },
  { sign: closed, words: 'panels.legendClosed' },
] as const satisfies readonly { sign: IconShape; words: TextKey }[]

export function CalendarLegend({ t, hasSigns }: { t: Translate; hasSigns: boolean }) {
  return (
    <ul className="legend">
      {hasSigns
        ? SIGNS.map(({ sign, words }) => (
            <li key={words}>
              <Icon of={sign} className="sign" />
              {t(words)}
            </li>
          ))
        : MARKS.map(({ className, words }) => (
            <li key={words}>
              <span className={`key ${className}`} />
              {t(words)}
            </li>
          ))}
    </ul>
  )
}
