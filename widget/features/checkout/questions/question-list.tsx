import { useAtomValue } from 'jotai'

import { say } from '../../../state/banner.ts'
import { useText } from '../../../state/texts.ts'
import { unaskedAtom } from '../../../state/unasked.ts'
import { questionKey } from '../given-answers.ts'
import { adultsAtom, toldOfAtom } from './answers.ts'
import { openQuestionsAtom } from './asked.ts'
import { QuestionField } from './question-field.tsx'
import { useAskedQuestions } from './use-asked-questions.ts'
import { RetryBanner } from '../../../ui/banner.tsx'

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
        <RetryBanner retryLabel={t('core.tryAgain')} onRetry={unasked.again}>
          {say(t, unasked.shown.told)}
        </RetryBanner>
      )}
      {asked.map((question) => {
        const key = questionKey(question)
        return <QuestionField key={key} question={question} adults={adults} told={told[key]} />
      })}
    </section>
  )
}
