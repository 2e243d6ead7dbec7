import { useLayoutEffect, useRef, type KeyboardEvent, type ReactNode, type RefObject } from 'react'
import { classNames } from '../styles/class-names.ts'
import { makeRoom } from './make-room.ts'
import { placePopover } from './place.ts'
import css from './popover.css'
import { useStylesheet } from '../styles/use-stylesheet.ts'

type PopoverProps = {
  /** The control that opened it; Escape gives the focus back to it. */
  anchor: RefObject<HTMLElement | null>
  onClose: () => void
  /** dialog with a name, unless the child brings its own role (a menu). */
  label?: string
  className?: string
  children: ReactNode
}

/** Floats beside its anchor as long as it is rendered. Wide containers only; phones get the sheet of Dialog. */
export function Popover({ anchor, onClose, label, className, children }: PopoverProps) {
  useStylesheet(css)
  const card = useRef<HTMLDivElement>(null)
  const leave = useRef(onClose)
  useLayoutEffect(() => {
    leave.current = onClose
  })

  useLayoutEffect(() => {
    const [shown, from] = [card.current, anchor.current]
    if (!shown || !from) return
    if ('showPopover' in shown) shown.showPopover()
    const stopPlacing = placePopover(shown, from)
    const giveRoomBack = makeRoom(shown, [...shown.children], from.getBoundingClientRect().bottom)
    const page = shown.ownerDocument
    // composedPath, because the page sees only our shadow host as the target.
    const pressed = (event: Event) => {
      const path = event.composedPath()
      if (!path.includes(shown) && !path.includes(from)) leave.current()
    }
    page.addEventListener('pointerdown', pressed, true)
    return () => {
      page.removeEventListener('pointerdown', pressed, true)
      giveRoomBack()
      stopPlacing()
    }
  }, [anchor])

  const typed = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    // A dialog around it would close, too.
    event.preventDefault()
    onClose()
    anchor.current?.focus()
  }
  return (
    // Without a label the child brings the role; the handler only waits for Escape.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      ref={card}
      popover="manual"
      className={classNames('popover popcard', className)}
      role={label ? 'dialog' : undefined}
      aria-label={label}
      onKeyDown={typed}
    >
      {children}
    </div>
  )
}
