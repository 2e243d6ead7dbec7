import { useCallback, useLayoutEffect, useRef, useState } from 'react'

import { chooseDay } from '../../../shared/rules/days/stay-choice.ts'
import type { Chosen, Choosing, Stay } from '../../../shared/rules/days/stay-choice.ts'

/** The choice being made in a calendar. `begun` is what was chosen before it was opened. */
export function useStayChoice(begun: Stay | null, choosing: Choosing) {
  const [chosen, setChosen] = useState<Chosen>({ choice: begun, refusal: null })
  const now = useRef({ chosen, choosing })
  // At once: a press in the next moment is judged by what the days say then.
  useLayoutEffect(() => {
    now.current = { chosen, choosing }
  })
  const choose = useCallback((day: string): Chosen => {
    const next = chooseDay(now.current.chosen.choice, day, now.current.choosing)
    setChosen(next)
    return next
  }, [])
  const take = useCallback((stay: Stay | null) => setChosen({ choice: stay, refusal: null }), [])
  return { ...chosen, choose, take }
}
