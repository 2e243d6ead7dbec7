import { useState } from 'react'

import type { UpdateSettings } from '../../../../shared/model/stay/cancelling.ts'
import type { Question } from '../../../../shared/model/stay/question.ts'
import type { Reservation } from '../../../../shared/model/stay/reservation.ts'
import { formatMessage } from '../../../state/messages/messages.ts'
import { useAskedAfterwards } from '../../../state/questions/use-asked-afterwards.ts'
import { useLater } from '../../../state/questions/use-later.ts'
import { useText } from '../../../state/settings/texts.ts'
import { RetryBanner } from '../../../ui/messages/banner.tsx'
import { Button } from '../../../ui/controls/button.tsx'
import { pencil } from '../../../ui/icons/stay.ts'
import { AnswerList } from '../../../ui/questions/answer-list.tsx'
import { LaterForm } from '../../../ui/questions/later-form.tsx'
import css from '../../../ui/questions/questions.css'
import { useStylesheet } from '../../../ui/styles/use-stylesheet.ts'
import { useBars } from '../use-bars.ts'
import { AnswersDialog } from './answers-dialog.tsx'

type SectionProps = { reservation: Reservation; updating: UpdateSettings | null }

/** What the guest told the hotel, and what the hotel would still like to know. */
export function AnswersSection({ reservation, updating }: SectionProps) {
  useStylesheet(css)
  const t = useText()
  const { answered, open, failed, again } = useAskedAfterwards(reservation)
  const { answer: bar } = useBars(reservation)
  return (
    <>
      {failed && (
        <RetryBanner retryLabel={t('core.tryAgain')} onRetry={again}>
          {formatMessage(t, failed.message)}
        </RetryBanner>
      )}
      {answered.length > 0 && <Answered {...{ reservation, updating, answered }} />}
      {bar === null && open.length > 0 && <Later {...{ reservation, open }} />}
    </>
  )
}

function Answered({ reservation, updating, answered }: SectionProps & { answered: readonly Question[] }) {
  const t = useText()
  const [isOpen, setOpen] = useState(false)
  const { change_answers: bar } = useBars(reservation)
  // Only the server knows the hotel's deadline; every other reason stands at the actions of the stay.
  const isBarred = bar !== null || updating?.reason === 'deadline_passed'
  return (
    <section className="stack">
      <h2 className="part">{t('questions.yourAnswers')}</h2>
      <AnswerList {...{ t, questions: answered }} />
      {reservation.status === 'done' && (
        <p className="unprinted">
          <Button
            size="small"
            icon={pencil}
            disabledReason={isBarred}
            aria-haspopup="dialog"
            onClick={() => setOpen(true)}
          >
            {t('manage.changeAnswers')}
          </Button>
        </p>
      )}
      {isOpen && <AnswersDialog {...{ reservation, answered }} onClose={() => setOpen(false)} />}
    </section>
  )
}

function Later({ reservation, open }: { reservation: Reservation; open: readonly Question[] }) {
  return <LaterForm {...useLater(reservation, open)} />
}
