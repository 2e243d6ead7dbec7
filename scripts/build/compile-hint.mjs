/**
 * Chrome (from 136) compiles what begins with this line as a whole while it arrives, beside the page's thread. Without it
 * most functions of a first bar are compiled there, each when it is called first. Other browsers read a comment.
 */
const HINT = '//# allFunctionsCalledOnLoad\n'

/** Files of which nearly all runs at once, and a guest waits for it: the first bar, results, guest details. */
const HINTED = ['/app/app.tsx', '/features/results/results.tsx', '/features/checkout/guest-detail.tsx']

/** After the minifier, which leaves no comment. */
export const compileHint = {
  name: 'compile-hint',
  renderChunk: (code, { moduleIds }) =>
    moduleIds.some((id) => HINTED.some((file) => id.endsWith(`/widget${file}`)))
      ? { code: HINT + code, map: null }
      : null,
}
