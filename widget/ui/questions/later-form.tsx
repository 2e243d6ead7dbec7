import type { Translate } from '../../lib/i18n.ts'
import { Banner } from '../messages/banner.tsx'
import { Button } from '../controls/button.tsx'
import { Form } from '../fields/form.tsx'
import { QuestionField } from './question-field.tsx'
import type { QuestionControl } from './question-field.tsx'

type LaterFormProps = {
  t: Translate
  fields: readonly (QuestionControl & { key: string })[]
  isSending: boolean
  /** Why they were not taken. */
  refused: string | null
  onSend: () => void
}

/** What the hotel asks only now that the stay is booked. */
export function LaterForm({ t, fields, isSending, refused, onSend }: LaterFormProps) {
  return (
    <Form className="stack unprinted" busy={isSending} onSubmit={onSend} aria-label={t('questions.later')}>
      <h2 className="part">{t('questions.later')}</h2>
      {fields.map(({ key, ...field }) => (
        <QuestionField key={key} t={t} {...field} />
      ))}
      {refused && <Banner kind="bad">{refused}</Banner>}
      <p>
        <Button type="submit" busy={isSending}>
          {t('questions.send')}
        </Button>
      </p>
    </Form>
  )
}
