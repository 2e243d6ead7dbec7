import type { ComponentPropsWithRef } from 'react'
import { classNames } from '../styles/class-names.ts'
import { Icon, type IconShape } from '../icons/icon.tsx'
import css from './round-button.css'
import { useStylesheet } from '../styles/use-stylesheet.ts'

type RoundButtonProps = Omit<ComponentPropsWithRef<'button'>, 'children' | 'disabled'> & {
  icon: IconShape
  /** The button shows only a sign, so its name is asked for. */
  label: string
  plain?: boolean
  tight?: boolean
  off?: boolean
}

export function RoundButton({ icon, label, plain, tight, off, className, onClick, ...rest }: RoundButtonProps) {
  useStylesheet(css)
  return (
    <button
      type="button"
      {...rest}
      className={classNames('round-button', plain && 'plain', tight && 'tight', className)}
      aria-label={label}
      aria-disabled={off || undefined}
      onClick={off ? undefined : onClick}
    >
      <Icon of={icon} />
    </button>
  )
}
