import { useLayoutEffect, useRef } from 'react'

/** For a form: as soon as mistakes are told, the first wrong field takes the focus. */
export function useErrorFocus(faults: object) {
  const form = useRef<HTMLFormElement>(null)
  useLayoutEffect(() => {
    if (Object.keys(faults).length > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [faults])
  return form
}
