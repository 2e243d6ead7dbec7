import { useAtomValue, useSetAtom } from 'jotai'

import { clearSlotAtom, formatMessage, slotsAtom } from '../../state/messages/messages.ts'
import { useText } from '../../state/settings/texts.ts'
import { Banner } from '../../ui/messages/banner.tsx'

/** What a call about a lottery was refused with: on its own page, and nowhere else (LOTTERY-025). */
export function LotteryError() {
  const t = useText()
  const { roomLottery: shown } = useAtomValue(slotsAtom)
  const clear = useSetAtom(clearSlotAtom)
  if (!shown) return null
  return (
    <Banner kind="bad" dismissLabel={t('core.dismiss')} onDismiss={() => clear('roomLottery')}>
      {formatMessage(t, shown.message)}
    </Banner>
  )
}
