import { useStylesheet } from '../styles/use-stylesheet.ts'
import { Button } from './button.tsx'
import type { ButtonProps } from './button.tsx'
import css from './danger-button.css'

/** For what cannot be undone. */
export function DangerButton(props: Omit<ButtonProps, 'look'>) {
  useStylesheet(css)
  return <Button {...props} look="danger" />
}
