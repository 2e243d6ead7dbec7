import type { Question } from '../../../shared/model/stay/question.ts'
import type { Translate } from '../../lib/i18n.ts'
import { AnswerWords } from './answer-words.tsx'

/** What was asked, each with what the guest said. */
export function AnswerList({ t, questions }: { t: Translate; questions: readonly Question[] }) {
  return (
    <dl className="stack tight small">
      {questions.map((question) => (
        <div key={`${question.ownable_type}/${question.id}`}>
          <dt className="soft" lang={question.lang ?? undefined}>
            <bdi>{question.title}</bdi>
          </dt>
          <dd>
            <AnswerWords {...{ t, question }} />
          </dd>
        </div>
      ))}
    </dl>
  )
}
