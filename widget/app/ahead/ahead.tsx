import { EarlyFiles } from './early-files.tsx'

/** What the way through a booking is quicker with, and works without. */
export function Ahead() {
  return <EarlyFiles />
}
