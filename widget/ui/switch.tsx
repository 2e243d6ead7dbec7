import type { ComponentPropsWithRef } from 'react'

/** A choice that takes effect at once. */
export function Switch({ children, ...input }: Omit<ComponentPropsWithRef<'input'>, 'type'>) {
  return (
    <label className="switch">
      <input {...input} type="checkbox" />
      <span>{children}</span>
    </label>
  )
}
