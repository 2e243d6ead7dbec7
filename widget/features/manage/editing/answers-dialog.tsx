import { useAtomValue, useSetAtom } from 'jotai'
import { useLayoutEffect } from 'react'

import type { Question } from '../../../../shared/model/stay/question.ts'
import type { Reservation } from '../../../../shared/model/stay/reservation.ts'
import { laterSheet } from '../../../state/questions/afterwards.ts'
import { useSheet } from '../../../state/questions/use-sheet.ts'
import { useText } from '../../../state/settings/texts.ts'
import formCss from '../../../ui/styles/base/form.css'
import { QuestionField } from '../../../ui/questions/question-field.tsx'
import { useStylesheet } from '../../../ui/styles/use-stylesheet.ts'
import { loadReviewAtom } from '../../../state/reservation/review.ts'
import { fillAnswersAtom, forgetAnswersAtom, saveAnswersAtom, savingAnswersAtom } from './answers.ts'
import { EditDialog } from './edit-dialog.tsx'

type AnswersDialogProps = { reservation: Reservation; answered: readonly Question[]; onClose: () => void }

/** What the guest told the hotel, to be told anew (QUESTION-026). */
export function AnswersDialog({ reservation, answered, onClose }: AnswersDialogProps) {
  useStylesheet(formCss)
  const t = useText()
  const saving = useAtomValue(savingAnswersAtom)
  const setSaving = useSetAtom(savingAnswersAtom)
  const save = useSetAtom(saveAnswersAtom)
  const forget = useSetAtom(forgetAnswersAtom)
  const look = useSetAtom(loadReviewAtom)
  const fill = useSetAtom(fillAnswersAtom)
  // Before anything is painted, and again when the answers turn out to be others by now.
  useLayoutEffect(() => fill(reservation, answered), [fill, reservation, answered])
  const adults = reservation.rooms.map(({ party }) => party.adults)
  const fields = useSheet(laterSheet, answered, adults)
  return (
    <EditDialog
      title={t('questions.yourAnswers')}
      saving={saving}
      onSave={() => void save(reservation, answered).then((isSaved) => isSaved && onClose())}
      onClose={onClose}
      onKeep={() => {
        forget(answered)
        onClose()
      }}
      onLook={() => void look().then(() => setSaving({ kind: 'idle' }))}
    >
      {fields.map(({ key, ...field }) => (
        <QuestionField key={key} t={t} {...field} />
      ))}
    </EditDialog>
  )
}
