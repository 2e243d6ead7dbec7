import { EarlyFiles } from './early-files.tsx'
import { KeptScroll } from './kept-scroll.tsx'

/** What the way through a booking is quicker with, and works without. */
export function Ahead() {
  return (
    <>
      <EarlyFiles />
      <KeptScroll />
    </>
  )
}
