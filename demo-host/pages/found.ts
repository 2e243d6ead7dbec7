/** What the page must have for its script to work, by a selector and its kind; without it the page is wrong. */
export function found<Kind extends Element>(selector: string, kind: new () => Kind): Kind {
  const element = document.querySelector(selector)
  if (!(element instanceof kind)) throw new Error(`The page has no ${selector}`)
  return element
}
