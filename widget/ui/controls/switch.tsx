import type { ComponentPropsWithRef } from 'react'
import { useStylesheet } from '../styles/use-stylesheet.ts'
import css from './switch.css'

/** A choice that takes effect at once. */
export function Switch({ children, ...input }: Omit<ComponentPropsWithRef<'input'>, 'type'>) {
  useStylesheet(css)
  return (
    <label className="switch">
      <input {...input} type="checkbox" />
      <span>{children}</span>
    </label>
  )
}
