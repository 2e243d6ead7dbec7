import type { ReactNode } from 'react'
import css from './facts.css'
import { Icon, type IconShape } from '../icons/icon.tsx'
import { useStylesheet } from '../styles/use-stylesheet.ts'

export type Fact = { id: string; icon?: IconShape; text: ReactNode }

/** One line of facts under a name: size, guests, beds. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
  useStylesheet(css)
  return (
    <ul className="facts">
      {facts.map((fact) => (
        <li key={fact.id}>
          {fact.icon && <Icon of={fact.icon} />}
          {fact.text}
        </li>
      ))}
    </ul>
  )
}
