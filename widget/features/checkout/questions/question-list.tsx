import { useAtomValue } from 'jotai'

import { formatMessage } from '../../../state/messages/messages.ts'
import { useText } from '../../../state/settings/texts.ts'
import { unaskedAtom } from '../../../state/messages/unasked.ts'
import { useSheet } from '../../../state/questions/use-sheet.ts'
import { RetryBanner } from '../../../ui/messages/banner.tsx'
import { QuestionField } from '../../../ui/questions/question-field.tsx'
import { adultsAtom, bookingSheet } from './answers.ts'
import { openQuestionsAtom } from './asked.ts'
import { useAskedQuestions } from './use-asked-questions.ts'

/** Everything the hotel and its brand ask while somebody books. */
export function QuestionList() {
  useAskedQuestions()
  const t = useText()
  const asked = useAtomValue(openQuestionsAtom)
  const fields = useSheet(bookingSheet, asked, useAtomValue(adultsAtom))
  const unasked = useAtomValue(unaskedAtom)
  if (asked.length === 0 && !unasked) return null
  return (
    <section className="block">
      <h2>{t('questions.title')}</h2>
      {unasked && (
        <RetryBanner retryLabel={t('core.tryAgain')} onRetry={unasked.again}>
          {formatMessage(t, unasked.shown.message)}
        </RetryBanner>
      )}
      {fields.map(({ key, ...field }) => (
        <QuestionField key={key} t={t} {...field} />
      ))}
    </section>
  )
}
