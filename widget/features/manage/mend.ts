import { atom } from 'jotai'

import type { Reservation } from '../../../shared/model/stay/reservation.ts'
import type { Warning } from '../../../shared/model/stay/held.ts'
import type { Viewer } from '../../../shared/rules/change/cancelling.ts'
import { goAtom, placeAtom } from '../../state/navigation/navigation.ts'
import { keepReturnAtom } from '../../state/navigation/return-to.ts'
import { signOutOrganizationAtom } from '../../state/session/organization.ts'
import { organizationAtom } from '../../state/session/organization-at.ts'
import { isSignedInAtom, settingsAtom } from '../../state/settings/settings.ts'
import { signOutAtom } from '../../state/session/sign-out.ts'
import { visitAtom } from '../../state/analytics/visit.ts'

/** Who looks, from the pages of which house. */
export const viewerAtom = atom((get): Viewer => ({
  hotelId: get(settingsAtom).hotel_id,
  isMember: get(isSignedInAtom),
  isOrganization: get(organizationAtom) !== null,
}))

export const isOtherHotelAtom = atom(
  (get) =>
    ({ hotelId }: Reservation): boolean =>
      hotelId !== get(viewerAtom).hotelId,
)

/** The step that a warning asks for; the guest comes back to the stay from each of them. */
export const mendAtom = atom(null, (get, set, warning: Warning, reservation: Reservation) => {
  switch (warning) {
    case 'guest_booking':
      set(signOutOrganizationAtom)
      return set(signOutAtom)
    case 'member_account':
      return set(signInAgainAtom)
    case 'organization_account':
      return set(signInForOrganizationAtom)
    case 'facility':
      return set(goAtom, {
        to: 'review',
        params: { confirmationNumber: reservation.reservation_number },
        query: { code: reservation.hotel.code, hotelId: String(reservation.hotelId) },
        state: get(placeAtom).state,
      })
    default:
      return warning satisfies never
  }
})

/** A member may stay signed in beside it. */
const signInForOrganizationAtom = atom(null, (_get, set) => {
  set(keepReturnAtom)
  set(signOutOrganizationAtom)
  set(goAtom, { to: 'organizationSignIn' })
})

const signInAgainAtom = atom(null, (get, set) => {
  set(keepReturnAtom)
  set(signOutAtom)
  set(goAtom, { to: get(visitAtom).isInChatbot ? 'chatSignIn' : 'signIn' })
})
