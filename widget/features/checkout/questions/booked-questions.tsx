import type { Question } from '../../../../shared/model/stay/question.ts'
import type { Reservation } from '../../../../shared/model/stay/reservation.ts'
import { formatMessage } from '../../../state/messages/messages.ts'
import { useAskedAfterwards } from '../../../state/questions/use-asked-afterwards.ts'
import { useLater } from '../../../state/questions/use-later.ts'
import { useText } from '../../../state/settings/texts.ts'
import { RetryBanner } from '../../../ui/messages/banner.tsx'
import { AnswerList } from '../../../ui/questions/answer-list.tsx'
import { LaterForm } from '../../../ui/questions/later-form.tsx'
import css from '../../../ui/questions/questions.css'
import { useStylesheet } from '../../../ui/styles/use-stylesheet.ts'

/** What the guest answered, and what may still be answered now that the stay is booked. */
export function BookedQuestions({ reservation }: { reservation: Reservation }) {
  useStylesheet(css)
  const t = useText()
  const { answered, open, failed, again } = useAskedAfterwards(reservation)
  const isAlive = reservation.status === 'done'
  return (
    <>
      {failed && (
        <RetryBanner retryLabel={t('core.tryAgain')} onRetry={again}>
          {formatMessage(t, failed.message)}
        </RetryBanner>
      )}
      {answered.length > 0 && (
        <section className="stack">
          <h2 className="part">{t('questions.yourAnswers')}</h2>
          <AnswerList {...{ t, questions: answered }} />
        </section>
      )}
      {isAlive && open.length > 0 && <Later reservation={reservation} open={open} />}
    </>
  )
}

function Later({ reservation, open }: { reservation: Reservation; open: readonly Question[] }) {
  return <LaterForm {...useLater(reservation, open)} />
}
