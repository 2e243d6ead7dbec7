import type { ComponentPropsWithRef } from 'react'
import { safeUrl } from '../../lib/safe-url.ts'
import type { ButtonVariant } from './button.tsx'
import { classNames } from '../styles/class-names.ts'
import { Icon, type IconShape } from '../icons/icon.tsx'

type LinkProps = ComponentPropsWithRef<'a'> & {
  /** Leaves the widget: opens beside it, without telling where the guest came from. */
  outside?: boolean
  icon?: IconShape
  /** Shown as a button, which it is not: it leads to an address. */
  button?: ButtonVariant
  size?: 'small'
}

export function Link({ href, outside, icon, button, size, className, children, ...rest }: LinkProps) {
  return (
    <a
      {...rest}
      className={classNames(button && 'button', button, size, className) || undefined}
      href={safeUrl(href)}
      {...(outside && { target: '_blank', rel: 'noopener noreferrer' })}
    >
      {icon && <Icon of={icon} />}
      {button ? <span>{children}</span> : children}
    </a>
  )
}
