import type { ComponentPropsWithRef } from 'react'
import { FieldFrame, type FieldTexts } from './field-frame.tsx'

type TextAreaProps = FieldTexts & ComponentPropsWithRef<'textarea'>

/** Several lines of the guest's own words. */
export function TextArea({ label, optional, help, error, whole, id, ...area }: TextAreaProps) {
  return (
    <FieldFrame {...{ label, optional, help, error, whole, id }}>
      {(links) => <textarea rows={3} {...area} {...links} dir="auto" />}
    </FieldFrame>
  )
}
