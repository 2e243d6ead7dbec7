import { useAtomValue, useSetAtom } from 'jotai'
import type { FormEvent } from 'react'

import type { Reservation } from '../../../../shared/model/reservation.ts'
import { say } from '../../../state/banner.ts'
import { useText } from '../../../state/texts.ts'
import { Banner } from '../../../ui/banner.tsx'
import { Button } from '../../../ui/button.tsx'
import { useStyle } from '../../../ui/sheet.ts'
import { questionKey } from '../given-answers.ts'
import { toldOfAtom } from './answers.ts'
import { AnswerWords } from './answer-words.tsx'
import { sendLaterAtom, sentLaterAtom } from './later.ts'
import { QuestionField } from './question-field.tsx'
import css from './questions.css'

/** What the guest answered, and what may still be answered now that the stay is booked. */
export function BookedQuestions({ reservation }: { reservation: Reservation }) {
  useStyle(css)
  const t = useText()
  const answered = reservation.additional_questions.filter(({ answer }) => answer !== null)
  const open = reservation.additional_questions.filter(({ answer }) => answer === null)
  const isAlive = reservation.status === 'done'
  return (
    <>
      {answered.length > 0 && (
        <section className="stack">
          <h2 className="part">{t('questions.yourAnswers')}</h2>
          <dl className="stack tight small">
            {answered.map((question) => (
              <div key={questionKey(question)}>
                <dt className="soft" lang={question.lang ?? undefined}>
                  <bdi>{question.title}</bdi>
                </dt>
                <dd>
                  <AnswerWords question={question} />
                </dd>
              </div>
            ))}
          </dl>
        </section>
      )}
      {isAlive && open.length > 0 && <LaterForm reservation={reservation} open={open} />}
    </>
  )
}

type LaterFormProps = { reservation: Reservation; open: Reservation['additional_questions'] }

function LaterForm({ reservation, open }: LaterFormProps) {
  const t = useText()
  const state = useAtomValue(sentLaterAtom)
  const send = useSetAtom(sendLaterAtom)
  const adults = reservation.rooms.map(({ party }) => party.adults)
  const told = useAtomValue(toldOfAtom)(open, adults)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void send(reservation, open)
  }
  return (
    <form className="stack" noValidate aria-label={t('questions.later')} onSubmit={submit}>
      <h2 className="part">{t('questions.later')}</h2>
      {open.map((question) => {
        const key = questionKey(question)
        return <QuestionField key={key} question={question} adults={adults} told={told[key]} />
      })}
      {state.kind === 'refused' && <Banner kind="bad">{say(t, state.shown.told)}</Banner>}
      <p>
        <Button type="submit" busy={state.kind === 'sending'}>
          {t('questions.send')}
        </Button>
      </p>
    </form>
  )
}
