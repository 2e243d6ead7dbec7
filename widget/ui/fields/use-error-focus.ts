import { useEffect, useRef } from 'react'

/**
 * For a form: as soon as mistakes are told, the first wrong field takes the focus; by then each field has drawn its own. A
 * mistake that is gone is being mended, and whoever mends it is not led away.
 */
export function useErrorFocus(faults: object) {
  const form = useRef<HTMLFormElement>(null)
  const before = useRef(0)
  useEffect(() => {
    const count = Object.keys(faults).length
    const isTold = count > 0 && count >= before.current
    before.current = count
    if (isTold) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [faults])
  return form
}
