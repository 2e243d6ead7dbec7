import { useAtomValue, useSetAtom } from 'jotai'
import type { ComponentType } from 'react'

import { FREE_TEXT_CHARACTERS } from '../../../../shared/constants.ts'
import type { Question, QuestionType } from '../../../../shared/model/question.ts'
import { characters } from '../../../../shared/rules/questions.ts'
import { say } from '../../../state/banner.ts'
import type { Told } from '../../../state/banner.ts'
import { useText } from '../../../state/texts.ts'
import { Select } from '../../../ui/select.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { givenAtom, questionKey } from '../given-answers.ts'
import type { Given } from '../given-answers.ts'
import { giveAtom } from './answers.ts'
import { Choices } from './choices.tsx'
import { FileField } from './file-field.tsx'
import { People } from './people.tsx'
import { Pictures } from './pictures.tsx'

type FieldProps = { question: Question; adults: readonly number[]; told: Told | undefined }
/** What each kind of question shows. */
export type ControlProps = {
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

export function QuestionField({ question, adults, told }: FieldProps) {
  const t = useText()
  const key = questionKey(question)
  const given = useAtomValue(givenAtom)[key] ?? {}
  const give = useSetAtom(giveAtom)
  const Control = CONTROLS[question.question_type]
  return (
    <div className="question" lang={question.lang ?? undefined}>
      <Pictures question={question} />
      <Control
        {...{ question, adults, given }}
        onGive={(change) => give(key, change)}
        error={told && say(t, told)}
        optional={question.required ? undefined : t('common.optional')}
      />
      {question.attachable && <FileField id={key} title={question.title} files={given.files ?? []} />}
    </div>
  )
}

type TimeProps = ControlProps & { field: 'checkin_time' | 'checkout_time' }

function Time({ question, given, onGive, error, optional, field }: TimeProps) {
  const t = useText()
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

function Text({ question, given, onGive, error, optional }: ControlProps) {
  const t = useText()
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
