import { useAtomValue } from 'jotai'
import { useState } from 'react'

import { managing } from '../../../../../shared/contract/managing.ts'
import type { Reservation } from '../../../../../shared/model/stay/reservation.ts'
import { fetchFile } from '../../../../lib/files/fetch-file.ts'
import { fileNameOf, saveFile } from '../../../../lib/files/save-file.ts'
import { environmentAtom } from '../../../../state/environment.ts'
import { useText } from '../../../../state/settings/texts.ts'
import { Button } from '../../../../ui/controls/button.tsx'
import { wallet } from '../../../../ui/icons/booking.ts'
import { Toast } from '../../../../ui/messages/toast.tsx'

/** The stay for the wallet of a telephone: the file opens it. */
export function AddToWallet({ reservation }: { reservation: Reservation }) {
  const t = useText()
  const { view, setting } = useAtomValue(environmentAtom)
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle')
  const add = async () => {
    setState('busy')
    const { hotelId, reservation_number: reservationId, email, token } = reservation
    const query = { email, bypass_token: token }
    try {
      const pass = await fetchFile(setting, managing.walletPass, { hotelId, reservationId, query })
      saveFile(view, new Blob([pass], { type: managing.walletPass.file }), `${fileNameOf(reservationId)}.pkpass`)
      setState('idle')
    } catch {
      setState('failed')
    }
  }
  return (
    <>
      <Button size="small" icon={wallet} busy={state === 'busy'} onClick={() => void add()}>
        {t('booked.toWallet')}
      </Button>
      {state === 'failed' && <Toast onEnd={() => setState('idle')}>{t('booked.toWalletFailed')}</Toast>}
    </>
  )
}
