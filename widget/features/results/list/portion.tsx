import { useEffect, useRef, useState } from 'react'
import type { ReactNode } from 'react'

import { Button } from '../../../ui/controls/button.tsx'
import { down } from '../../../ui/icons/signs.ts'

/** As many as a guest looks at before wanting more; the rest of a long list costs nothing until then (RESULT-024). */
const FIRST = 8
const NEXT = 20

type PortionProps = { items: readonly ReactNode[]; more: (count: number) => string }

/** A list that begins short and grows when it is asked to. */
export function Portion({ items, more }: PortionProps) {
  const list = useRef<HTMLUListElement>(null)
  const [count, setCount] = useState(FIRST)
  const [from, setFrom] = useState<number | null>(null)
  // What was asked for is read next, and the button may be gone.
  useEffect(() => {
    if (from === null) return
    const heading = list.current?.children[from]?.querySelector<HTMLElement>('h2')
    if (!heading) return
    heading.tabIndex = -1
    heading.focus({ preventScroll: true })
  }, [from])
  const rest = items.length - count
  return (
    <>
      <ul className="rooms" ref={list}>
        {items.slice(0, count)}
      </ul>
      {rest > 0 && (
        <p className="more">
          <Button
            after={down}
            onClick={() => {
              setFrom(count)
              setCount(count + NEXT)
            }}
          >
            {more(rest)}
          </Button>
        </p>
      )}
    </>
  )
}
