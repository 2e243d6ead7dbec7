import { useId, useLayoutEffect, useRef, type MouseEvent, type ReactNode, type SyntheticEvent } from 'react'
import { classNames } from '../styles/class-names.ts'
import css from './dialog.css'
import { close } from '../icons/signs.ts'
import { makeRoom } from './make-room.ts'
import { RoundButton } from '../controls/round-button.tsx'
import { useStylesheet } from '../styles/use-stylesheet.ts'

type DialogProps = {
  title: ReactNode
  closeLabel: string
  onClose: () => void
  /** question: 560 wide, full screen on phones; wide: 1120; full: the whole window; sheet: a question that rises from below on phones. */
  shape?: 'question' | 'wide' | 'full' | 'sheet'
  /** While money moves nothing closes it. */
  locked?: boolean
  footer?: ReactNode
  /** Without the padding of a text, for photographs that touch the edges. */
  bare?: boolean
  children: ReactNode
}

/** What a dialog keeps free above and below itself. */
const MARGIN = 48

/** Open as long as it is rendered. */
export function Dialog({
  title,
  closeLabel,
  onClose,
  shape = 'question',
  locked,
  footer,
  bare,
  children,
}: DialogProps) {
  useStylesheet(css)
  const dialog = useRef<HTMLDialogElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const pressedOutside = useRef(false)
  const id = useId()

  useLayoutEffect(() => {
    const shown = dialog.current
    if (!shown) return
    const root = shown.getRootNode()
    const before = 'activeElement' in root ? root.activeElement : null
    shown.showModal()
    const giveRoomBack = makeRoom(shown, [...(shown.firstElementChild?.children ?? [])], MARGIN)
    heading.current?.focus()
    return () => {
      giveRoomBack()
      shown.close()
      if (before instanceof (shown.ownerDocument.defaultView ?? window).HTMLElement && before.isConnected)
        before.focus()
    }
  }, [])

  const leave = () => {
    if (!locked) onClose()
  }
  // Also comes, late, for the close() of an effect's end, which nobody has to hear of; and Chromium closes on a second
  // Escape whatever the page answered to the first.
  const closed = ({ currentTarget }: SyntheticEvent<HTMLDialogElement>) => {
    if (currentTarget.open || !currentTarget.isConnected) return
    if (locked) currentTarget.showModal()
    else onClose()
  }
  // The content covers the dialog wholly, so what hits the dialog itself hit the backdrop.
  const isOutside = (event: MouseEvent) => event.target === event.currentTarget
  const clicked = (event: MouseEvent) => {
    if (pressedOutside.current && isOutside(event)) leave()
  }
  return (
    // The keyboard closes by Escape, which arrives as onCancel.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={dialog}
      className={classNames('modal', shape)}
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault()
        leave()
      }}
      onPointerDown={(event) => (pressedOutside.current = isOutside(event))}
      onClick={clicked}
      onClose={closed}
    >
      <div className="dialog" part="dialog">
        {/* Parts of the dialog, no landmarks of the page around it. */}
        <header role="presentation">
          <h2 id={id} ref={heading} tabIndex={-1}>
            {title}
          </h2>
          {!locked && <RoundButton plain icon={close} label={closeLabel} onClick={onClose} />}
        </header>
        <div className="scroll">{bare ? children : <div className="body">{children}</div>}</div>
        {footer && <footer role="presentation">{footer}</footer>}
      </div>
    </dialog>
  )
}
