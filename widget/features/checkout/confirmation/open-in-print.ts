import { useAtomValue } from 'jotai'
import { useEffect } from 'react'
import type { RefObject } from 'react'

import { environmentAtom } from '../../../state/environment.ts'

/** Paper cannot be pressed: what is folded on the screen lies open on it, and is folded again afterwards. */
export function useOpenInPrint(place: RefObject<HTMLElement | null>): void {
  const { view } = useAtomValue(environmentAtom)
  useEffect(() => {
    let opened: HTMLDetailsElement[] = []
    const open = () => {
      opened = [...(place.current?.querySelectorAll<HTMLDetailsElement>('details:not([open])') ?? [])]
      for (const one of opened) one.open = true
    }
    const close = () => {
      for (const one of opened) one.open = false
    }
    view.addEventListener('beforeprint', open)
    view.addEventListener('afterprint', close)
    return () => {
      view.removeEventListener('beforeprint', open)
      view.removeEventListener('afterprint', close)
    }
  }, [place, view])
}
