import { useAtomValue, useSetAtom } from 'jotai'

import type { Reservation } from '../../../../shared/model/stay/reservation.ts'
import { isFamilyFirst } from '../../../lib/name-order.ts'
import { useLocale, useText } from '../../../state/settings/texts.ts'
import formCss from '../../../ui/styles/base/form.css'
import { useStylesheet } from '../../../ui/styles/use-stylesheet.ts'
import { loadReviewAtom } from '../../../state/reservation/review.ts'
import { EditDialog } from './edit-dialog.tsx'
import { GuestField } from './guest-field.tsx'
import type { EditedField } from './guest-field.tsx'
import { forgetGuestsAtom, saveGuestsAtom, savingGuestsAtom } from './guests.ts'
import { BookedRoomNames } from './room-names.tsx'

const FAMILY_FIRST: readonly EditedField[] = ['last_name', 'first_name']
const WRITTEN: readonly EditedField[] = ['last_name_kana', 'first_name_kana', 'last_name_kanji', 'first_name_kanji']
const REACHED: readonly EditedField[] = [
  'phone',
  'nationality',
  'postal_code',
  'prefecture_or_state',
  'street_address',
  'building_name_and_number',
]

type GuestsDialogProps = { reservation: Reservation; mayRename: boolean; onClose: () => void }

/** Who comes and how they are reached (MANAGE-027); the names only where the hotel lets them be changed. */
export function GuestsDialog({ reservation, mayRename, onClose }: GuestsDialogProps) {
  useStylesheet(formCss)
  const t = useText()
  const isFamily = isFamilyFirst(useLocale())
  const saving = useAtomValue(savingGuestsAtom)
  const save = useSetAtom(saveGuestsAtom)
  const forget = useSetAtom(forgetGuestsAtom)
  const look = useSetAtom(loadReviewAtom)
  const setSaving = useSetAtom(savingGuestsAtom)
  const names = [...(isFamily ? FAMILY_FIRST : FAMILY_FIRST.toReversed()), ...WRITTEN]
  const fields = [...(mayRename ? names : []), ...REACHED]
  return (
    <EditDialog
      title={t('manage.guestsTitle')}
      saving={saving}
      onSave={() => void save(reservation, mayRename).then((isSaved) => isSaved && onClose())}
      onClose={onClose}
      onKeep={() => {
        forget()
        onClose()
      }}
      onLook={() => void look().then(() => setSaving({ kind: 'idle' }))}
    >
      {!mayRename && <p className="small soft">{t('manage.namesStay')}</p>}
      <div className="fields">
        {fields.map((name) => (
          <GuestField key={name} {...{ name, reservation }} />
        ))}
      </div>
      {mayRename && <BookedRoomNames reservation={reservation} />}
      <p className="small soft">{t('manage.emailStays', { email: reservation.email })}</p>
    </EditDialog>
  )
}
