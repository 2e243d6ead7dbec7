import { useLayoutEffect, useRef, type KeyboardEvent } from 'react'
import { safeUrl } from '../../lib/safe-url.ts'
import { Icon } from '../icons/icon.tsx'
import { check } from '../icons/signs.ts'
import { MenuButton, type MenuItem, type MenuListProps, type MenuProps } from './menu-button.tsx'
import css from './menu.css'
import { Popover } from '../layout/popover.tsx'
import { useStylesheet } from '../styles/use-stylesheet.ts'

type Move = (at: number, count: number) => number
const MOVES: Partial<Record<string, Move>> = {
  ArrowDown: (at, count) => (at + 1) % count,
  ArrowUp: (at, count) => (at - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
}

/** A menu button with its list at hand. */
export const Menu = (props: MenuProps) => <MenuButton {...props} List={MenuList} />

const entriesOf = (list: HTMLElement | null) => [...(list?.querySelectorAll<HTMLElement>('[role^=menuitem]') ?? [])]

/** The open list of a menu button: arrows, Home and End walk it, Escape and Tab leave it. */
export function MenuList({ id, label, items, openAt, anchor, onLeave }: MenuListProps) {
  useStylesheet(css)
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
    <Popover anchor={anchor} onClose={() => onLeave(false)}>
      <div ref={list} id={id} className="menu" role="menu" tabIndex={-1} aria-label={label} onKeyDown={typed}>
        {items.map((item) => (
          <MenuEntry key={item.id} item={item} onLeave={onLeave} />
        ))}
      </div>
    </Popover>
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
