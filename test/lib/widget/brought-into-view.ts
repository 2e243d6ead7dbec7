/** The words of every part that the page around `root` scrolls to from now on; happy-dom has no window to scroll. */
export function broughtIntoView(root: Node): string[] {
  const view = root.ownerDocument?.defaultView
  if (!view) throw new Error('The widget stands in no window')
  const brought: string[] = []
  const scrollIntoView = function (this: Element) {
    brought.push(this.textContent)
  }
  Object.assign(view.Element.prototype, { scrollIntoView })
  return brought
}
