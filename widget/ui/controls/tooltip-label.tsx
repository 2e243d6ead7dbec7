import { useEffect, useId, useLayoutEffect, useRef, useState, type PointerEvent, type ReactNode } from 'react'
import { POPOVER_DELAY_MS } from '../../../shared/constants.ts'
import { classNames } from '../styles/class-names.ts'
import type { LabelKind } from '../messages/label.tsx'
import css from '../messages/label.css'
import { Popover } from '../layout/popover.tsx'
import { useStylesheet } from '../styles/use-stylesheet.ts'

type TooltipLabelProps = { kind?: LabelKind; hint: ReactNode; children: ReactNode }

/** A label that says more: after a moment under the pointer or with the focus, at once when it is pressed or touched. */
export function TooltipLabel({ kind = 'accent', hint, children }: TooltipLabelProps) {
  useStylesheet(css)
  const button = useRef<HTMLButtonElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const [isOpen, setOpen] = useState(false)
  const id = useId()

  const open = (next: boolean) => {
    clearTimeout(timer.current)
    setOpen(next)
  }
  // Leaving waits as long, so that the pointer can go over to what was opened.
  const openLater = (next: boolean) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(setOpen, POPOVER_DELAY_MS, next)
  }
  // A finger presses; what it passes over on its way is not meant.
  const hovered = (next: boolean) => (event: PointerEvent) => {
    if (event.pointerType !== 'touch') openLater(next)
  }
  useEffect(() => () => clearTimeout(timer.current), [timer])
  useLayoutEffect(() => {
    const page = button.current?.ownerDocument
    if (!isOpen || !page) return
    const typed = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      // Only the hint closes, and not the dialog it stands in.
      event.preventDefault()
      event.stopPropagation()
      setOpen(false)
    }
    page.addEventListener('keydown', typed, true)
    return () => page.removeEventListener('keydown', typed, true)
  }, [isOpen])

  return (
    <>
      <button
        ref={button}
        type="button"
        className={classNames('tagline', 'hinted', kind !== 'accent' && kind)}
        aria-describedby={isOpen ? id : undefined}
        onClick={() => open(true)}
        onFocus={() => openLater(true)}
        onBlur={() => open(false)}
        onPointerEnter={hovered(true)}
        onPointerLeave={hovered(false)}
      >
        {children}
      </button>
      {isOpen && (
        <Popover anchor={button} onClose={() => open(false)} className="hint">
          <div id={id} role="tooltip" onPointerEnter={hovered(true)} onPointerLeave={hovered(false)}>
            {hint}
          </div>
        </Popover>
      )}
    </>
  )
}
