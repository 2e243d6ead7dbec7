/**
 * Read in pages, so a text: the test runner adds to functions what only it knows. `all(css, in)` looks through open Shadow DOMs for
 * what can be seen, `one(css, words, in)` for the first whose name or words are these (a RegExp's source). What is `awaited` stands in
 * the middle of the window, and `isPressed` tells when it was: what moves meanwhile is missed by a mouse.
 */
export const FINDERS = `
const all = (css, root = document) => [...root.querySelectorAll('*')].flatMap((found) => [
  ...(found.matches(css) && found.checkVisibility() ? [found] : []),
  ...(found.shadowRoot ? all(css, found.shadowRoot) : []),
]);
const wordsOf = (found) => (found.ariaLabel ?? found.innerText ?? '').replaceAll(/\\s+/g, ' ').trim();
const one = (css, words = '', root = document) =>
  all(css, root).find((found) => new RegExp(words).test(wordsOf(found))) ?? null;
const awaited = (found) => {
  found?.scrollIntoView({ block: 'center', behavior: 'instant' });
  window.isPressed = false;
  found?.addEventListener('click', () => (window.isPressed = true), { once: true, capture: true });
  return found;
};
`

export const inPage = (expression: string) => `(() => { ${FINDERS} return (${expression}) })()`
