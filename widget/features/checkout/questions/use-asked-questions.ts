import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect } from 'react'

import { useStylesheet } from '../../../ui/styles/use-stylesheet.ts'
import { questionPartAtom } from './given-answers.ts'
import { checkAtom, sentAtom } from './answers.ts'
import { askedOfAtom, loadQuestionsAtom } from './asked.ts'
import css from '../../../ui/questions/questions.css'

/** Asks for the questions whenever the plans or the language change, and takes part in the booking from then on. */
export function useAskedQuestions(): void {
  useStylesheet(css)
  const load = useSetAtom(loadQuestionsAtom)
  const takePart = useSetAtom(questionPartAtom)
  const of = useAtomValue(askedOfAtom)
  useEffect(() => {
    takePart({ sent: sentAtom, check: checkAtom })
    void load()
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- asked anew when the plans or the language change
  }, [load, takePart, of])
}
