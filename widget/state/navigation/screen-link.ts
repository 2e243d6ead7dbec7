import { useAtomValue, useSetAtom } from 'jotai'
import type { MouseEvent } from 'react'

import { hotelRow } from '../../../shared/routes.ts'
import type { RouteId } from '../../../shared/routes.ts'
import { isPlainPress } from '../../lib/plain-press.ts'
import { environmentAtom } from '../environment.ts'
import { goAtom, hrefAtom } from './navigation.ts'
import type { Target } from './navigation.ts'

/** Of a link: a real address on the widget's origin, which simply pressed moves within the widget. */
export function useScreenLink<Id extends RouteId>(target: Target<Id>) {
  const { widget } = useAtomValue(environmentAtom).attributes.origins
  const href = useAtomValue(hrefAtom)
  const go = useSetAtom(goAtom)
  const onClick = (event: MouseEvent) => {
    if (!isPlainPress(event)) return
    event.preventDefault()
    go(target)
  }
  return { href: widget + href(target, hotelRow(target.to)), onClick }
}
