import type { ReactNode } from 'react'

type WaitingPageProps = { className: 'pages' | 'middle'; words: string; children: ReactNode }

/** A page on its way: words for whoever cannot see it, and bones in its place. */
export const WaitingPage = ({ className, words, children }: WaitingPageProps) => (
  <div className={className} aria-busy="true">
    <p className="unseen" role="status">
      {words}
    </p>
    <div className="stack" aria-hidden="true">
      {children}
    </div>
  </div>
)
