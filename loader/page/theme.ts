import type { Core } from '../core.ts'

/** Safari before 16.4 and WPE adopt no sheet; there the nonce of the page's own scripts lets a style element through. */
export const makeTheme = (core: Core): ((isWide: boolean, more: string) => void) => {
  const dress = (isWide: boolean, more: string) => core.sheet?.replaceSync(core.look(isWide) + more)
  if (core.sheet) return dress
  const style = document.createElement('style')
  style.nonce = document.querySelector<HTMLElement>('script[nonce]')?.nonce ?? ''
  core.root.append(style)
  return (isWide, more) => {
    style.textContent = core.look(isWide) + more
  }
}
