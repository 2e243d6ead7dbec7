import { useEffect, useRef } from 'react'
import type { ComponentProps } from 'react'

type FormProps = Omit<ComponentProps<'form'>, 'noValidate' | 'onSubmit' | 'ref'> & {
  /** It was sent and has no answer yet: Enter in a field sends it no second time. */
  busy?: boolean
  onSubmit: () => void
}

/**
 * A form whose fields say themselves what is wrong with them. Once it was sent, the first wrong one takes the focus, at once
 * or when the server has answered; whoever has gone on to a field by then is not led away.
 */
export function Form({ busy, onSubmit, ...props }: FormProps) {
  const form = useRef<HTMLFormElement>(null)
  const isSent = useRef(false)
  const forget = () => (isSent.current = false)
  const lead = () => isSent.current && form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  // An answer is drawn with the next render, whatever it is.
  useEffect(() => void lead())
  return (
    <form
      {...props}
      ref={form}
      noValidate
      onFocusCapture={forget}
      onInput={forget}
      onSubmit={(event) => {
        event.preventDefault()
        if (busy) return
        isSent.current = true
        onSubmit()
        // What fields say of themselves alone is drawn without the form.
        setTimeout(lead)
      }}
    />
  )
}
