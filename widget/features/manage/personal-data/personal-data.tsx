import { useAtomValue, useSetAtom } from 'jotai'
import { useState } from 'react'

import type { Reservation } from '../../../../shared/model/stay/reservation.ts'
import { formatMessage } from '../../../state/messages/messages.ts'
import { useText } from '../../../state/settings/texts.ts'
import { Banner } from '../../../ui/messages/banner.tsx'
import { Button } from '../../../ui/controls/button.tsx'
import { DangerButton } from '../../../ui/controls/danger-button.tsx'
import { Dialog } from '../../../ui/layout/dialog.tsx'
import {
  erasePersonalDataAtom,
  mayEraseAtom,
  personalDataStateAtom,
  savePersonalDataAtom,
} from './personal-data-state.ts'

/** What is kept about a guest with this stay: a copy of it, and its end. */
export function PersonalData({ reservation }: { reservation: Reservation }) {
  const t = useText()
  const state = useAtomValue(personalDataStateAtom)
  const mayErase = useAtomValue(mayEraseAtom)(reservation)
  const save = useSetAtom(savePersonalDataAtom)
  // The warning above says who may.
  const isOthers = reservation.warnings.length > 0
  const [isAsked, ask] = useState(false)
  return (
    <section className="stack unprinted">
      <h2 className="part">{t('manage.dataTitle')}</h2>
      <p className="small soft">{t('manage.dataLead')}</p>
      {state.kind === 'refused' && !isAsked && <Banner kind="bad">{formatMessage(t, state.message)}</Banner>}
      <div className="row wrap">
        <Button size="small" busy={state.kind === 'busy' && state.at === 'copy'} onClick={() => void save(reservation)}>
          {t('manage.dataCopy')}
        </Button>
        <Button
          size="small"
          disabledReason={isOthers || (!mayErase && t('manage.dataLater'))}
          aria-haspopup="dialog"
          onClick={() => ask(true)}
        >
          {t('manage.dataErase')}
        </Button>
      </div>
      {isAsked && <EraseDialog reservation={reservation} onClose={() => ask(false)} />}
    </section>
  )
}

type EraseDialogProps = { reservation: Reservation; onClose: () => void }

/** Asked once more, because it cannot be undone. */
function EraseDialog({ reservation, onClose }: EraseDialogProps) {
  const t = useText()
  const state = useAtomValue(personalDataStateAtom)
  const erase = useSetAtom(erasePersonalDataAtom)
  const isBusy = state.kind === 'busy'
  return (
    <Dialog
      title={t('manage.dataSureTitle')}
      closeLabel={t('core.close')}
      onClose={onClose}
      locked={isBusy}
      footer={
        <div className="two-ways">
          <Button full onClick={onClose} disabledReason={isBusy}>
            {t('manage.dataKeep')}
          </Button>
          <DangerButton full busy={isBusy} onClick={() => void erase(reservation)}>
            {t('manage.dataSure')}
          </DangerButton>
        </div>
      }
    >
      <div className="stack">
        {state.kind === 'refused' && <Banner kind="bad">{formatMessage(t, state.message)}</Banner>}
        <p>{t('manage.dataSureText')}</p>
        <p className="soft">{t('manage.dataStays')}</p>
      </div>
    </Dialog>
  )
}
