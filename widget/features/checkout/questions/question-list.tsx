import { useAtomValue } from 'jotai'

import { say } from '../../../state/banner.ts'
import { useText } from '../../../state/texts.ts'
import { unaskedAtom } from '../../../state/unasked.ts'
import { Banner } from '../../../ui/banner.tsx'
import { Button } from '../../../ui/button.tsx'
import { questionKey } from '../given-answers.ts'
import { adultsAtom, toldOfAtom } from './answers.ts'
import { openQuestionsAtom } from './asked.ts'
import { QuestionField } from './question-field.tsx'
import { useAskedQuestions } from './use-asked-questions.ts'

/** Everything the hotel and its brand ask while somebody books. */
export function QuestionList() {
  useAskedQuestions()
  const t = useText()
  const asked = useAtomValue(openQuestionsAtom)
  const adults = useAtomValue(adultsAtom)
  const told = useAtomValue(toldOfAtom)(asked, adults)
  const unasked = useAtomValue(unaskedAtom)
  if (asked.length === 0 && !unasked) return null
  return (
    <section className="block">
      <h2>{t('questions.title')}</h2>
      {unasked && (
        <Banner
          kind="bad"
          action={
            <Button size="small" onClick={unasked.again}>
              {t('core.tryAgain')}
            </Button>
          }
        >
          {say(t, unasked.shown.told)}
        </Banner>
      )}
      {asked.map((question) => {
        const key = questionKey(question)
        return <QuestionField key={key} question={question} adults={adults} told={told[key]} />
      })}
    </section>
  )
}
