import { createContext, useContext } from 'react'
import { adopt } from './adopt.ts'
import type { StyleRoot } from './adopt.ts'

/** Where the styles of the components below belong: the element's shadow root, or a widget document. */
export const RootContext = createContext<StyleRoot | null>(null)

/**
 * A component's own css, which arrives with the component. Adopted while rendering (asking twice changes nothing), because in
 * preact every effect of a child runs before its parent's, and a child must not measure or take the focus undressed.
 */
export function useStyle(css: string): void {
  const root = useContext(RootContext)
  if (root) adopt(root, css)
}
