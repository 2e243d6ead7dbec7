import type { ReactNode } from 'react'
import { Icon, type IconShape } from '../icons/icon.tsx'
import css from './ledger.css'
import { useStylesheet } from '../styles/use-stylesheet.ts'

export type LedgerLine = { id: string; icon: IconShape; title: ReactNode; text?: ReactNode }

/** What happens to the money and what comes next, a line each. */
export function Ledger({ lines }: { lines: readonly LedgerLine[] }) {
  useStylesheet(css)
  return (
    <ul className="ledger">
      {lines.map((line) => (
        <li key={line.id}>
          <Icon of={line.icon} />
          <span>
            <b>{line.title}</b>
            {line.text && <span className="soft">{line.text}</span>}
          </span>
        </li>
      ))}
    </ul>
  )
}
