import type { ReactNode } from 'react'

import outcomeCss from '../../ui/look/outcome.css'
import { PageTitle } from '../../ui/page-title.tsx'
import { useStyle } from '../../ui/sheet.ts'

/** A page about a hotel's offers by e-mail: what it says in one line, and what there is to press. */
export function OffersPage({ title, text, children }: { title: string; text?: ReactNode; children?: ReactNode }) {
  useStyle(outcomeCss)
  return (
    <main className="middle">
      <div className="stack">
        <PageTitle takesFocus>{title}</PageTitle>
        {text && <p className="soft">{text}</p>}
      </div>
      {children}
    </main>
  )
}
