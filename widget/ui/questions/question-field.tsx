import type { ComponentType } from 'react'

import { FREE_TEXT_CHARACTERS } from '../../../shared/constants.ts'
import type { Given, Question, QuestionType } from '../../../shared/model/stay/question.ts'
import { characters } from '../../../shared/rules/person/questions.ts'
import type { Translate } from '../../lib/i18n.ts'
import { Select } from '../controls/select.tsx'
import { TextArea } from '../fields/text-area.tsx'
import { Choices } from './choices.tsx'
import { FileField } from './file-field.tsx'
import type { FileControl } from './file-field.tsx'
import { People } from './people.tsx'
import { Pictures } from './pictures.tsx'

/** One question, what the guest says to it, and what is wrong with that. */
export type QuestionControl = {
  question: Question
  adults: readonly number[]
  given: Given
  onGive: (change: Partial<Given>) => void
  error: string | undefined
  files: FileControl
}
/** What each kind of question shows. */
export type ControlProps = {
  t: Translate
  question: Question
  adults: readonly number[]
  given: Given
  onGive: (change: Partial<Given>) => void
  error: string | undefined
  optional: string | undefined
}

const CONTROLS = {
  checkin: (props) => <Time {...props} field="checkin_time" />,
  checkout: (props) => <Time {...props} field="checkout_time" />,
  people_per_room: People,
  free: (props) => (props.question.answer_type === 'text' ? <Text {...props} /> : <Choices {...props} />),
  notification: () => null,
} as const satisfies Record<QuestionType, ComponentType<ControlProps>>

export function QuestionField({ t, files, ...control }: QuestionControl & { t: Translate }) {
  const { question } = control
  const Control = CONTROLS[question.question_type]
  return (
    <div className="question" lang={question.lang ?? undefined}>
      <Pictures {...{ t, question }} />
      <Control {...{ t, ...control }} optional={question.required ? undefined : t('common.optional')} />
      {question.attachable && <FileField {...{ t, ...files }} title={question.title} />}
    </div>
  )
}

type TimeProps = ControlProps & { field: 'checkin_time' | 'checkout_time' }

function Time({ t, question, given, onGive, error, optional, field }: TimeProps) {
  return (
    <Select
      label={<bdi>{question.title}</bdi>}
      name={field}
      {...{ error, optional }}
      value={given[field] ?? ''}
      empty={t('questions.chooseTime')}
      choices={question.options.map(({ id, title }) => ({ value: id, label: title }))}
      onChange={(event) => onGive({ [field]: event.currentTarget.value || undefined })}
    />
  )
}

function Text({ t, question, given, onGive, error, optional }: ControlProps) {
  const text = given.text ?? ''
  const used = t('questions.characters', { used: characters(text), most: FREE_TEXT_CHARACTERS })
  return (
    <TextArea
      label={<bdi>{question.title}</bdi>}
      {...{ optional }}
      name={`question-${question.id}`}
      help={used}
      error={error && `${error} ${used}`}
      value={text}
      onChange={(event) => onGive({ text: event.currentTarget.value })}
    />
  )
}
