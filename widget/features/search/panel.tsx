import { useLayoutEffect, useRef } from 'react'
import type { KeyboardEvent, ReactNode, RefObject } from 'react'

import { useText } from '../../state/settings/texts.ts'
import css from './panel.css'
import { Dialog } from '../../ui/layout/dialog.tsx'
import { Popover } from '../../ui/layout/popover.tsx'
import { useStylesheet } from '../../ui/styles/use-stylesheet.ts'
import { useIsWide } from '../../ui/layout/use-wide.ts'

export type PanelProps = { anchor: RefObject<HTMLElement | null>; onClose: () => void }
type Filled = PanelProps & { title: string; footer: ReactNode; children: ReactNode }

/** A sheet from below on phones, beside its part of the bar in wide places. */
export function Panel({ anchor, onClose, title, footer, children }: Filled) {
  useStylesheet(css)
  const t = useText()
  const isWide = useIsWide(anchor)
  if (!isWide)
    return (
      <Dialog shape="sheet" title={title} closeLabel={t('core.close')} onClose={onClose} footer={footer} bare>
        {children}
      </Dialog>
    )
  return (
    <Popover anchor={anchor} onClose={onClose} label={title} className="panel">
      <Inside anchor={anchor}>
        <h3 tabIndex={-1}>{title}</h3>
        {children}
        <div className="foot row apart line">{footer}</div>
      </Inside>
    </Popover>
  )
}

const CONTROLS = 'button, [href], input, select, textarea'

/** What a native dialog does by itself: Tab goes round inside, and the focus returns to what opened it, however it is closed. */
function Inside({ anchor, children }: Pick<Filled, 'anchor' | 'children'>) {
  const place = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const [shown, opener] = [place.current, anchor.current]
    // What has a better place for the focus takes it there when it has come.
    if (shown && !shown.contains(activeIn(shown))) shown.querySelector<HTMLElement>('h3')?.focus()
    return () => {
      if (shown?.contains(activeIn(shown))) opener?.focus()
    }
  }, [anchor])

  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.key !== 'Tab') return
    const controls = [...event.currentTarget.querySelectorAll<HTMLElement>(CONTROLS)].filter(
      (control) => control.tabIndex >= 0 && control.checkVisibility?.() !== false,
    )
    const [first, last] = [controls[0], controls.at(-1)]
    const at = activeIn(event.currentTarget)
    const isAtTitle = event.shiftKey && at?.matches('h3')
    if (at !== (event.shiftKey ? first : last) && !isAtTitle) return
    event.preventDefault()
    if (event.shiftKey) last?.focus()
    else first?.focus()
  }
  return (
    <div ref={place} onKeyDown={onKeyDown}>
      {children}
    </div>
  )
}

function activeIn(element: HTMLElement): Element | null {
  const root = element.getRootNode()
  return 'activeElement' in root && root.activeElement instanceof Element ? root.activeElement : null
}
