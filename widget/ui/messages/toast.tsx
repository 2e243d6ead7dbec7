import { useLayoutEffect, useRef, useState, type ReactNode } from 'react'
import { Icon } from '../icons/icon.tsx'
import { check } from '../icons/signs.ts'
import { useStylesheet } from '../styles/use-stylesheet.ts'
import css from './toast.css'

const SHOWN_MS = 6000

type ToastProps = { children: ReactNode; action?: ReactNode; onEnd: () => void; shownMs?: number }

/** Only for what the guest just did. Stays while it has the focus or the pointer. */
export function Toast({ children, action, onEnd, shownMs = SHOWN_MS }: ToastProps) {
  useStylesheet(css)
  const [isHeld, setHeld] = useState(false)
  const end = useRef(onEnd)
  useLayoutEffect(() => {
    end.current = onEnd
  })
  useLayoutEffect(() => {
    if (isHeld) return
    const timer = setTimeout(() => end.current(), shownMs)
    return () => clearTimeout(timer)
  }, [isHeld, shownMs])
  const [hold, free] = [() => setHeld(true), () => setHeld(false)]
  return (
    <div
      className="toasts"
      role="presentation"
      onFocus={hold}
      onBlur={free}
      onPointerEnter={hold}
      onPointerLeave={free}
    >
      <div className="toast" role="status">
        <Icon of={check} />
        <span>{children}</span>
        {action}
      </div>
    </div>
  )
}
