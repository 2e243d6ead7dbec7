import { useId, type ComponentPropsWithRef, type MouseEvent, type ReactNode } from 'react'
import { classNames } from '../styles/class-names.ts'
import { Icon, type IconShape } from '../icons/icon.tsx'

export type ButtonVariant = 'main' | 'other' | 'quiet' | 'danger'
export type ButtonProps = Omit<ComponentPropsWithRef<'button'>, 'disabled'> & {
  look?: ButtonVariant
  size?: 'small' | 'normal'
  full?: boolean
  icon?: IconShape
  after?: IconShape
  /** Work is under way: the button keeps its text, width and focus and takes no second press. */
  busy?: boolean
  /**
   * Why the button cannot be pressed now, written beside it. true: the reason stands elsewhere on the screen. '': there may
   * be one once it was pressed, and the button stays the same, with its focus.
   */
  disabledReason?: ReactNode
}

export function Button(props: ButtonProps) {
  const { look = 'other', size, full, icon, after, busy, disabledReason, className, children, onClick, ...rest } = props
  const reason = useId()
  const off = Boolean(disabledReason)
  const isExplained = off && disabledReason !== true

  // aria-disabled keeps the button reachable, so that its reason can be read.
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (off || busy) return event.preventDefault()
    onClick?.(event)
  }
  const button = (
    <button
      type="button"
      part="button"
      {...rest}
      className={classNames('button', look, size === 'small' && 'small', full && 'full', className)}
      aria-disabled={off || undefined}
      aria-busy={busy || undefined}
      aria-describedby={isExplained ? reason : rest['aria-describedby']}
      onClick={press}
    >
      {icon && <Icon of={icon} />}
      <span>{children}</span>
      {after && <Icon of={after} />}
    </button>
  )
  if (!isExplained && disabledReason !== '') return button
  return (
    <span className="reasoned">
      {button}
      {off && (
        <span className="tiny soft" id={reason}>
          {disabledReason}
        </span>
      )}
    </span>
  )
}
