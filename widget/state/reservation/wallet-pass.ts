import { useAtomValue } from 'jotai'
import { useState } from 'react'

import type { Reservation } from '../../../shared/model/stay/reservation.ts'
import { isOfApple, isOfGoogle } from '../../lib/own-device.ts'
import { environmentAtom } from '../environment.ts'
import { useText } from '../settings/texts.ts'

/** The stay for the wallet of a telephone. Offered where there is a card of the stay, and such a wallet. */
export function useWalletPass(reservation: Reservation) {
  const t = useText()
  const environment = useAtomValue(environmentAtom)
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle')
  const { userAgent } = environment.view.navigator
  const isApple = reservation.wallet_pass && isOfApple(userAgent)
  const add = () => {
    setState('busy')
    void import('./add-to-wallet.ts')
      .then(({ addToWallet }) => addToWallet(isApple, reservation, environment))
      .then(
        () => setState('idle'),
        () => setState('failed'),
      )
  }
  return {
    isOffered: isApple || (reservation.wallet_link && isOfGoogle(userAgent)),
    words: t(isApple ? 'booked.toWallet' : 'booked.toGoogleWallet'),
    failed: t('booked.toWalletFailed'),
    state,
    onAdd: add,
    onTold: () => setState('idle'),
  }
}
