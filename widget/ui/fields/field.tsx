import type { ComponentPropsWithRef } from 'react'
import { FieldFrame, type FieldTexts } from './field-frame.tsx'

type FieldProps = FieldTexts &
  Omit<ComponentPropsWithRef<'input'>, 'type'> & {
    type?: 'text' | 'email' | 'tel' | 'password' | 'search' | 'url' | 'date' | 'number'
    latin?: boolean
  }

const LATIN_TYPES = new Set(['email', 'tel', 'password', 'url'])

export function Field({ label, optional, help, error, whole, latin, type = 'text', id, ...input }: FieldProps) {
  const isLatin = latin ?? LATIN_TYPES.has(type)
  return (
    <FieldFrame {...{ label, optional, help, error, whole, id }} latin={isLatin}>
      {(links) => <input {...input} {...links} type={type} placeholder={input.placeholder ?? ' '} />}
    </FieldFrame>
  )
}
