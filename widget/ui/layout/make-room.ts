const MARGIN = 24

/**
 * In a frame nothing can float beyond the frame, so the document grows until what floats fits, and the frame with it.
 * `top` is where it begins; `parts` are its parts from top to bottom, each of which may scroll when room is short.
 */
export function makeRoom(floating: HTMLElement, parts: readonly Element[], top: number): () => void {
  const page = floating.ownerDocument
  const view = page.defaultView
  const root = floating.closest<HTMLElement>('.root')
  if (!view || view.parent === view || floating.getRootNode() !== page || !root) return () => undefined

  // What is fixed in a frame stands beyond the reach of scrolling the page around it.
  floating.style.setProperty('position', 'absolute')
  const grow = () => {
    const height = parts.reduce((sum, part) => sum + part.scrollHeight, 0)
    root.style.setProperty('min-block-size', `${Math.ceil(top + height + MARGIN)}px`)
  }
  const watcher = new view.ResizeObserver(grow)
  for (const part of parts) watcher.observe(part)
  grow()
  return () => {
    watcher.disconnect()
    root.style.removeProperty('min-block-size')
  }
}
