import { useId, useRef, useState, type ComponentType, type KeyboardEvent, type ReactNode, type RefObject } from 'react'
import type { IconShape } from '../icons/icon.tsx'

export type MenuItem = {
  id: string
  label: ReactNode
  /** The language of the label, where it is not the page's. */
  lang?: string
  icon?: IconShape
  /** At the end of the line: a balance, a code. */
  note?: ReactNode
  /** Set on every item of a choice of one: true for the chosen one. */
  current?: boolean
  /** A line above parts it from what came before. */
  parted?: boolean
  href?: string
  onSelect?: () => void
}
export type MenuProps = {
  /** What the menu is about; said before what the button shows. */
  label: string
  items: readonly MenuItem[]
  className?: string
  children: ReactNode
}
export type MenuListProps = {
  id: string
  label: string
  items: readonly MenuItem[]
  openAt: 'first' | 'last'
  anchor: RefObject<HTMLElement | null>
  onLeave: (focusButton: boolean) => void
}
type MenuButtonProps = MenuProps & {
  /** null while it is on its way: the menu opens with its arrival. */
  List: ComponentType<MenuListProps> | null
  /** The guest is about to open it. */
  onIntent?: () => void
}

/** The button of a menu, after the ARIA menu button pattern; the list can come later (menu.tsx). */
export function MenuButton({ label, items, className, children, List, onIntent }: MenuButtonProps) {
  const button = useRef<HTMLButtonElement>(null)
  const [openAt, setOpenAt] = useState<'first' | 'last' | null>(null)
  const id = useId()
  const leave = (focusButton: boolean) => {
    setOpenAt(null)
    if (focusButton) button.current?.focus()
  }
  const open = (at: typeof openAt) => {
    onIntent?.()
    setOpenAt(at)
  }
  const typed = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
    event.preventDefault()
    open(event.key === 'ArrowDown' ? 'first' : 'last')
  }
  return (
    <>
      <button
        ref={button}
        type="button"
        className={className}
        aria-haspopup="menu"
        aria-expanded={openAt !== null}
        aria-controls={openAt ? id : undefined}
        onPointerEnter={onIntent}
        onFocus={onIntent}
        onClick={() => open(openAt ? null : 'first')}
        onKeyDown={typed}
      >
        <span className="unseen">{label}</span>
        {children}
      </button>
      {openAt && List && <List {...{ id, label, items, openAt }} anchor={button} onLeave={leave} />}
    </>
  )
}
