import { useEffect, useRef, type ReactNode } from 'react'

type PageTitleProps = {
  /** After a navigation, so that readers hear where they are; not on the first screen, where the page has the focus. */
  takesFocus?: boolean
  part?: boolean
  children: ReactNode
}

export function PageTitle({ takesFocus = false, part, children }: PageTitleProps) {
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (takesFocus) title.current?.focus({ preventScroll: true })
  }, [takesFocus])
  return (
    <h1 ref={title} tabIndex={-1} className={part ? 'part' : undefined}>
      {children}
    </h1>
  )
}
