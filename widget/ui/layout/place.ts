const GAP = 4
const MARGIN = 8

/** Keeps a floating element under its anchor (above where there is more room), inside the viewport, on the anchor's start side. */
export function placePopover(floating: HTMLElement, anchor: HTMLElement): () => void {
  const view = floating.ownerDocument.defaultView ?? window
  const move = () => {
    const [box, own] = [anchor.getBoundingClientRect(), floating.getBoundingClientRect()]
    const isRightToLeft = view.getComputedStyle(anchor).direction === 'rtl'
    const wished = isRightToLeft ? box.right - own.width : box.left
    const rightmost = view.document.documentElement.clientWidth - own.width - MARGIN
    const below = box.bottom + GAP
    const above = box.top - GAP - own.height
    const fitsBelow = below + own.height + MARGIN <= view.innerHeight
    const top = fitsBelow || above < MARGIN ? Math.min(below, view.innerHeight - own.height - MARGIN) : above
    put(floating, Math.max(MARGIN, Math.min(wished, rightmost)), Math.max(MARGIN, top))
  }
  move()
  const watcher = new view.ResizeObserver(move)
  watcher.observe(floating)
  view.addEventListener('resize', move)
  view.addEventListener('scroll', move, true)
  return () => {
    watcher.disconnect()
    view.removeEventListener('resize', move)
    view.removeEventListener('scroll', move, true)
  }
}

/** Physical on purpose: the numbers come from the viewport, which has no direction. */
function put(floating: HTMLElement, left: number, top: number) {
  const move = (x: number, y: number) => {
    floating.style.setProperty('left', `${x}px`)
    floating.style.setProperty('top', `${y}px`)
  }
  move(left, top)
  // Without a top layer a size container may be what "fixed" counts from; what it adds is taken off again.
  const got = floating.getBoundingClientRect()
  const [tooFar, tooLow] = [got.left - left, got.top - top]
  if (Math.abs(tooFar) > 1 || Math.abs(tooLow) > 1) move(left - tooFar, top - tooLow)
}
