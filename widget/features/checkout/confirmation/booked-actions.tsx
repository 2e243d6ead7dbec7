import { useAtomValue } from 'jotai'
import { useState } from 'react'

import type { Reservation } from '../../../../shared/model/stay/reservation.ts'
import { environmentAtom } from '../../../state/environment.ts'
import { Lazy } from '../../../state/lazy.ts'
import { settingsAtom } from '../../../state/settings/settings.ts'
import { useText } from '../../../state/settings/texts.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { print } from '../../../ui/icons/booking.ts'
import { calendar } from '../../../ui/icons/signs.ts'
import { Toast } from '../../../ui/messages/toast.tsx'

const takeAlong = () => import('./booked/take-along.tsx').then((file) => file.TakeAlong)
const WORDS = ['booked'] as const

export function CopyNumber({ number }: { number: string }) {
  const t = useText()
  const { view } = useAtomValue(environmentAtom)
  const [isCopied, setCopied] = useState(false)
  const copy = async () => {
    await view.navigator.clipboard.writeText(number)
    setCopied(true)
  }
  return (
    <>
      {/* A browser that forbids copying leaves the number there to be marked. */}
      <Button size="small" onClick={() => void copy().catch(() => undefined)} aria-label={t('checkout.copyNumber')}>
        {t('common.copy')}
      </Button>
      {isCopied && <Toast onEnd={() => setCopied(false)}>{t('checkout.numberCopied')}</Toast>}
    </>
  )
}

/** What the guest may want to take along. */
export function BookedActions({ reservation }: { reservation: Reservation }) {
  const t = useText()
  const { view } = useAtomValue(environmentAtom)
  const download = useCalendarFile(reservation)
  return (
    <div className="row wrap unprinted">
      {reservation.status !== 'cancelled' && (
        <Button size="small" icon={calendar} onClick={() => void download()}>
          {t('checkout.toCalendar')}
        </Button>
      )}
      <Button size="small" icon={print} onClick={() => view.print()}>
        {t('common.print')}
      </Button>
      <Lazy load={takeAlong} parts={WORDS} props={{ reservation }} />
    </div>
  )
}

function useCalendarFile(reservation: Reservation): () => Promise<void> {
  const t = useText()
  const environment = useAtomValue(environmentAtom)
  const { time_zone: zone } = useAtomValue(settingsAtom)
  return async () => {
    const { saveCalendarFile } = await import('./calendar-file.ts')
    saveCalendarFile(environment, reservation, zone, t)
  }
}
