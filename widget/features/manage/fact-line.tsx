import type { ReactNode } from 'react'

/** A ruled line of the stay's facts. */
export const FactLine = ({ label, children }: { label: string; children: ReactNode }) => (
  <div>
    <dt className="small soft">{label}</dt>
    <dd className="stack tight">{children}</dd>
  </div>
)
