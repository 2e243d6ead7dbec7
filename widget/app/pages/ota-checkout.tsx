import GuestDetail from '../../features/checkout/guest-detail.tsx'
import { RestoredSelection } from '../../features/ota/restored-selection.tsx'

/** Details and payment of an agency's guest, with the choice that the address has the key of (OTA-007, OTA-012). */
export default function OtaCheckout() {
  return (
    <RestoredSelection>
      <GuestDetail />
    </RestoredSelection>
  )
}
