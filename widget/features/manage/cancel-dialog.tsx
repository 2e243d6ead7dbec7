import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect, useState } from 'react'

import { FREE_TEXT_CHARACTERS } from '../../../shared/constants.ts'
import type { Reservation } from '../../../shared/model/stay/reservation.ts'
import { CANCEL_REASONS } from '../../../shared/rules/change/cancelling.ts'
import type { CancelReason } from '../../../shared/rules/change/cancelling.ts'
import { money } from '../../lib/format.ts'
import { formatMessage } from '../../state/messages/messages.ts'
import { serverNowAtom } from '../../state/reservation/review.ts'
import { useLocale, useText } from '../../state/settings/texts.ts'
import { Banner } from '../../ui/messages/banner.tsx'
import { Button } from '../../ui/controls/button.tsx'
import { DangerButton } from '../../ui/controls/danger-button.tsx'
import { Dialog } from '../../ui/layout/dialog.tsx'
import { Select } from '../../ui/controls/select.tsx'
import { TextArea } from '../../ui/fields/text-area.tsx'
import { cancelAtom, cancellingAtom } from './cancel.ts'
import { Settled } from './settled.tsx'
import { settlement } from './settlement.ts'

type CancelDialogProps = { reservation: Reservation; onClose: () => void }

/** What it costs and why it is done; then once more, because it cannot be undone (MANAGE-018). */
export function CancelDialog({ reservation, onClose }: CancelDialogProps) {
  const t = useText()
  const locale = useLocale()
  const now = useAtomValue(serverNowAtom)
  const [reason, setReason] = useState<CancelReason | ''>('')
  const [details, setDetails] = useState('')
  const [isSure, setSure] = useState(false)
  const state = useAtomValue(cancellingAtom)
  const forget = useSetAtom(cancellingAtom)
  const cancel = useSetAtom(cancelAtom)
  const isBusy = state.kind === 'busy'
  const sums = settlement(reservation, now())
  useEffect(() => () => forget((last) => (last.kind === 'refused' ? { kind: 'idle' } : last)), [forget])

  const confirm = async () => {
    // Nobody has to say why; the call has no word for that but the one for everything else.
    const asked = {
      reason: reason || ('other' as const),
      details: details.trim(),
      cancellation_fee_displayed: sums.fee,
    }
    if (await cancel(reservation, asked)) onClose()
    // The fee or the reason not to may be another by now: the guest looks again.
    else setSure(false)
  }
  const words =
    sums.fee === 0
      ? t('manage.cancelFree')
      : t('manage.cancelFor', { fee: money(sums.fee, reservation.currency, locale) })
  return (
    <Dialog
      title={t(isSure ? 'manage.sureTitle' : 'manage.cancelTitle')}
      closeLabel={t('core.close')}
      onClose={onClose}
      locked={isBusy}
      footer={
        <div className="two-ways">
          <Button full onClick={onClose} disabledReason={isBusy}>
            {t('manage.keep')}
          </Button>
          <DangerButton full busy={isBusy} onClick={isSure ? () => void confirm() : () => setSure(true)}>
            {isSure ? t('manage.sure') : words}
          </DangerButton>
        </div>
      }
    >
      <div className="stack wide">
        {state.kind === 'refused' && <Banner kind="bad">{formatMessage(t, state.message)}</Banner>}
        {isSure && <p>{t('manage.sureText')}</p>}
        <Settled reservation={reservation} money={sums} />
        {!isSure && (
          <div className="stack">
            <Select
              label={t('manage.why')}
              name="reason"
              required={false}
              optional={t('common.optional')}
              empty={t('manage.choose')}
              choices={CANCEL_REASONS.map((value) => ({ value, label: t(`manage.reason_${value}`) }))}
              value={reason}
              onChange={({ currentTarget: { value } }) =>
                setReason(CANCEL_REASONS.find((each) => each === value) ?? '')
              }
            />
            <TextArea
              label={t('manage.more')}
              optional={t('common.optional')}
              name="details"
              maxLength={FREE_TEXT_CHARACTERS}
              value={details}
              onChange={({ currentTarget }) => setDetails(currentTarget.value)}
            />
          </div>
        )}
      </div>
    </Dialog>
  )
}
