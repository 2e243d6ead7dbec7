import { createContext, useContext } from 'react'
import { adoptStylesheet } from './adopt-stylesheet.ts'
import type { StyleRoot } from './adopt-stylesheet.ts'

/** Where the styles of the components below belong: the element's shadow root, or a widget document. */
export const RootContext = createContext<StyleRoot | null>(null)

/**
 * A component's own css, which arrives with the component. Adopted while rendering (asking twice changes nothing), because in
 * preact every effect of a child runs before its parent's, and a child must not measure or take the focus undressed.
 */
export function useStylesheet(css: string): void {
  const root = useContext(RootContext)
  if (root) adoptStylesheet(root, css)
}
