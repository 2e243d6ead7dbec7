import { useAtomValue } from 'jotai'
import { useState } from 'react'

import { managing } from '../../../shared/contract/managing.ts'
import type { Reservation } from '../../../shared/model/stay/reservation.ts'
import { fetchFile } from '../../lib/files/fetch-file.ts'
import { isOfApple } from '../../lib/own-device.ts'
import { fileNameOf, saveFile } from '../../lib/files/save-file.ts'
import { environmentAtom } from '../environment.ts'

/** The stay for the wallet of a telephone: the file opens it. Offered where there is a card of the stay, and such a wallet. */
export function useWalletPass(reservation: Reservation) {
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
  return {
    isOffered: reservation.wallet_pass && isOfApple(view.navigator.userAgent),
    isBusy: state === 'busy',
    hasFailed: state === 'failed',
    onAdd: () => void add(),
    onTold: () => setState('idle'),
  }
}
