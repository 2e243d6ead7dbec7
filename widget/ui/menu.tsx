import { useId, useLayoutEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import { safeUrl } from '../lib/safe-url.ts'
import { Icon, type IconShape } from './icon.tsx'
import { check } from './icons/signs.ts'
import css from './menu.css'
import { Popover } from './popover.tsx'
import { useStyle } from './sheet.ts'

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
type MenuProps = {
  /** What the menu is about; said before what the button shows. */
  label: string
  items: readonly MenuItem[]
  className?: string
  children: ReactNode
}

type Move = (at: number, count: number) => number
const MOVES: Partial<Record<string, Move>> = {
  ArrowDown: (at, count) => (at + 1) % count,
  ArrowUp: (at, count) => (at - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
}

/** A button and its list, after the ARIA menu button pattern. */
export function Menu({ label, items, className, children }: MenuProps) {
  useStyle(css)
  const button = useRef<HTMLButtonElement>(null)
  const [openAt, setOpenAt] = useState<'first' | 'last' | null>(null)
  const id = useId()
  const close = (focusButton: boolean) => {
    setOpenAt(null)
    if (focusButton) button.current?.focus()
  }
  const typed = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
    event.preventDefault()
    setOpenAt(event.key === 'ArrowDown' ? 'first' : 'last')
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
        onClick={() => setOpenAt(openAt ? null : 'first')}
        onKeyDown={typed}
      >
        <span className="unseen">{label}</span>
        {children}
      </button>
      {openAt && (
        <Popover anchor={button} onClose={() => close(false)}>
          <MenuList {...{ id, label, items, openAt }} onLeave={close} />
        </Popover>
      )}
    </>
  )
}

type MenuListProps = {
  id: string
  label: string
  items: readonly MenuItem[]
  openAt: 'first' | 'last'
  onLeave: (focusButton: boolean) => void
}

const entriesOf = (list: HTMLElement | null) => [...(list?.querySelectorAll<HTMLElement>('[role^=menuitem]') ?? [])]

function MenuList({ id, label, items, openAt, onLeave }: MenuListProps) {
  const list = useRef<HTMLDivElement>(null)

  useLayoutEffect(() => {
    const found = entriesOf(list.current)
    const current = found.find((item) => item.hasAttribute('aria-current'))
    ;(openAt === 'last' ? found.at(-1) : (current ?? found[0]))?.focus()
  }, [openAt])

  const typed = (event: KeyboardEvent) => {
    if (event.key === 'Tab') return onLeave(false)
    const found = entriesOf(list.current)
    const move = Object.hasOwn(MOVES, event.key) ? MOVES[event.key] : undefined
    if (!move || found.length === 0) return
    event.preventDefault()
    const at = found.findIndex((item) => item === event.target)
    found[move(at, found.length)]?.focus()
  }
  return (
    <div ref={list} id={id} className="menu" role="menu" tabIndex={-1} aria-label={label} onKeyDown={typed}>
      {items.map((item) => (
        <MenuEntry key={item.id} item={item} onLeave={onLeave} />
      ))}
    </div>
  )
}

function MenuEntry({ item, onLeave }: { item: MenuItem; onLeave: (focusButton: boolean) => void }) {
  const isChoice = item.current !== undefined
  const shared = {
    role: isChoice ? 'menuitemradio' : 'menuitem',
    tabIndex: -1,
    lang: item.lang,
    'aria-checked': item.current,
    'aria-current': item.current ? ('true' as const) : undefined,
    onClick: () => {
      onLeave(true)
      item.onSelect?.()
    },
  }
  const line = (
    <>
      {item.icon && <Icon of={item.icon} />}
      <span className="grow">{item.label}</span>
      {item.note && <b>{item.note}</b>}
      {item.current && <Icon of={check} />}
    </>
  )
  return (
    <>
      {item.parted && <hr />}
      {item.href === undefined ? (
        <button type="button" {...shared}>
          {line}
        </button>
      ) : (
        <a {...shared} href={safeUrl(item.href)}>
          {line}
        </a>
      )}
    </>
  )
}
