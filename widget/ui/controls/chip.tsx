import type { ComponentPropsWithRef, ReactNode } from 'react'
import css from './chip.css'
import { Icon, type IconShape } from '../icons/icon.tsx'
import { check } from '../icons/signs.ts'
import fadeCss from '../styles/base/fade.css'
import { useStylesheet } from '../styles/use-stylesheet.ts'

type ChipProps = ComponentPropsWithRef<'button'> & { icon?: IconShape; after?: IconShape; pressed?: boolean }

export function Chip({ icon, after, pressed, children, ...rest }: ChipProps) {
  useStylesheet(css)
  const sign = pressed ? check : icon
  return (
    <button type="button" {...rest} className="chip" aria-pressed={pressed}>
      {sign && <Icon of={sign} />}
      {children}
      {after && <Icon of={after} />}
    </button>
  )
}

/** A row of chips that scrolls sideways to the edge of the sheet. */
export function Chips({ label, children }: { label: string; children: ReactNode }) {
  useStylesheet(fadeCss)
  useStylesheet(css)
  return (
    <div className="chips" role="group" aria-label={label}>
      {children}
    </div>
  )
}
