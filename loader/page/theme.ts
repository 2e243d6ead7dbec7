import type { Core } from '../core.ts'
import { SHEET } from '../root.ts'

/** Safari before 16.4 and WPE adopt no sheet; there the nonce of the page's own scripts lets a style element through. */
export const makeTheme = ({ root, sheet }: Core): ((more: string) => void) => {
  if (sheet) return (more) => sheet.replaceSync(SHEET + more)
  const style = document.createElement('style')
  style.nonce = document.querySelector<HTMLElement>('script[nonce]')?.nonce ?? ''
  root.append(style)
  return (more) => {
    style.textContent = SHEET + more
  }
}
