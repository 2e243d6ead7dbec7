import type { StyleRoot } from '../../ui/styles/adopt-stylesheet.ts'

/** An element that is mounted again keeps its root. */
const heard = new WeakSet<StyleRoot>()

/**
 * A page in a sandbox without allow-forms sends no form, and its browser tells nobody that a guest wanted to: no `submit`
 * comes. Ours send nothing by themselves, so there the press of a button that submits is told as its form's `submit`.
 */
export function hearSandboxedForms(root: StyleRoot): void {
  if (heard.has(root)) return
  heard.add(root)
  const press = (event: Event) => {
    const [pressed] = event.composedPath()
    const button = pressed instanceof Element ? pressed.closest<HTMLButtonElement>('button[type=submit]') : null
    const form = button?.form
    if (!form || event.defaultPrevented) return
    let isTold = false
    const note = () => (isTold = true)
    // What is not filled in is told by the browser itself.
    for (const name of ['submit', 'invalid']) form.addEventListener(name, note, { capture: true, once: true })
    setTimeout(() => {
      for (const name of ['submit', 'invalid']) form.removeEventListener(name, note, true)
      if (isTold || !(form.noValidate || form.reportValidity())) return
      form.dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true, submitter: button }))
    })
  }
  root.addEventListener('click', press)
}
