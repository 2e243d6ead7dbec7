import type { ReactNode, RefObject } from 'react'

import { useText } from '../../state/texts.ts'
import css from './panel.css'
import { Dialog } from '../../ui/dialog.tsx'
import { Popover } from '../../ui/popover.tsx'
import { useStyle } from '../../ui/sheet.ts'
import { useIsWide } from '../../ui/use-wide.ts'

export type PanelProps = { anchor: RefObject<HTMLElement | null>; onClose: () => void }

/** A sheet from below on phones, beside its part of the bar in wide places. */
export function Panel({
  anchor,
  onClose,
  title,
  footer,
  children,
}: PanelProps & { title: string; footer: ReactNode; children: ReactNode }) {
  useStyle(css)
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
      <h3>{title}</h3>
      {children}
      <div className="foot row apart line">{footer}</div>
    </Popover>
  )
}
