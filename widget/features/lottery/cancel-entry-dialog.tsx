import { useAtomValue, useSetAtom } from 'jotai'

import { lottery } from '../../../shared/contract/lottery.ts'
import type { LotteryEntry } from '../../../shared/model/stay/lottery.ts'
import { useText } from '../../state/settings/texts.ts'
import { Button } from '../../ui/controls/button.tsx'
import { DangerButton } from '../../ui/controls/danger-button.tsx'
import { Dialog } from '../../ui/layout/dialog.tsx'
import { actAtom, isBusyAtom } from './entry-state.ts'

type Props = { entry: LotteryEntry; onClose: () => void }

/** It cannot be undone, and says so before it is done (LOTTERY-018). What it is refused with stands on the page. */
export function CancelEntryDialog({ entry, onClose }: Props) {
  const t = useText()
  const isBusy = useAtomValue(isBusyAtom)
  const act = useSetAtom(actAtom)
  const hasWon = entry.status === 'winner_reservation_pending'
  const action = t(hasWon ? 'lottery.decline' : 'lottery.cancel')
  return (
    <Dialog
      title={t(hasWon ? 'lottery.declineTitle' : 'lottery.cancelTitle')}
      closeLabel={t('core.close')}
      onClose={onClose}
      locked={isBusy}
      footer={
        <div className="lottery-two-ways">
          <Button full onClick={onClose} disabledReason={isBusy}>
            {t('lottery.keep')}
          </Button>
          <DangerButton full busy={isBusy} onClick={() => void act(lottery.cancel, entry.entry_number).then(onClose)}>
            {action}
          </DangerButton>
        </div>
      }
    >
      <p>{t(hasWon ? 'lottery.declineText' : 'lottery.cancelText')}</p>
    </Dialog>
  )
}
