import { managing } from '../../../shared/contract/managing.ts'
import type { Reservation } from '../../../shared/model/stay/reservation.ts'
import { fetchFile } from '../../lib/files/fetch-file.ts'
import { fileNameOf, saveFile } from '../../lib/files/save-file.ts'
import { safeUrl } from '../../lib/safe-url.ts'
import type { Environment } from '../environment.ts'

type Around = Pick<Environment, 'view' | 'setting' | 'api'>
type Added = Pick<Reservation, 'hotelId' | 'reservation_number' | 'email' | 'token'>

const stayOf = ({ hotelId, reservation_number: reservationId, email, token }: Added) => ({
  hotelId,
  reservationId,
  query: { email, bypass_token: token },
})

/** Puts a stay into Apple's wallet or Google's. Throws where the card does not come, or no tab may be opened. */
export const addToWallet = (isApple: boolean, ...given: [Added, Around]): Promise<void> =>
  isApple ? addToApple(...given) : addToGoogle(...given)

/** The device opens the file with its wallet. */
async function addToApple(reservation: Added, { view, setting }: Around): Promise<void> {
  const pass = await fetchFile(setting, managing.walletPass, stayOf(reservation))
  const { file: type } = managing.walletPass
  saveFile(view, new Blob([pass], { type }), `${fileNameOf(reservation.reservation_number)}.pkpass`)
}

/** The wallet opens at its address, in a tab that is opened before that is known: the guest pressed now. */
async function addToGoogle(reservation: Added, { view, api }: Around): Promise<void> {
  const tab = view.open()
  if (!tab) throw new Error('no tab may be opened here')
  tab.opener = null
  try {
    const { data } = await api(managing.walletLink, stayOf(reservation), { isSilent: true })
    const address = safeUrl(data.url)
    if (!address) throw new Error('no address that may be opened')
    tab.location.assign(address)
  } catch (error) {
    tab.close()
    throw error
  }
}
