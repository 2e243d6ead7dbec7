import { atom } from 'jotai'

import type { PartyRoom } from '../../../shared/model/search/party.ts'
import { asFailure } from '../../lib/failure.ts'
import { showLaterAtom } from '../../state/messages/lazy-failures.ts'
import { routeAtom } from '../../state/navigation/navigation.ts'
import { criteriaAtom } from '../../state/search/search.ts'
import { hasSearchedAtom } from '../../state/search/searched.ts'
import { settingsAtom } from '../../state/settings/settings.ts'

/** The panel that is open. */
export const panelAtom = atom<'hotel' | 'calendar' | 'party' | null>(null)

/** A room of the form; `asked` is what each child was answered, null where nobody has said yet. */
export type FormRoom = PartyRoom & { asked?: readonly (string | null)[] }
export const isOpenRoom = ({ asked }: FormRoom): boolean => asked?.includes(null) === true

/** The form of one party; another party, as from an address, is another form. */
export const formAtom = atom<{ of: PartyRoom[]; rooms: FormRoom[] } | null>(null)

/** The party as the form shows it; what is looked for follows once every child is answered for. */
export const partyAtom = atom((get): FormRoom[] => {
  const { rooms } = get(criteriaAtom)
  const form = get(formAtom)
  return form?.of === rooms ? form.rooms : rooms
})

/** Somebody wanted to search before everything was said, so the form says what is missing. */
export const hasTriedSearchAtom = atom(false)

/** A search of the whole brand leads to its hotels first (ROUTE-010); results are those of one hotel. */
export const isBrandSearchAtom = atom((get): boolean => {
  const { default_search_setting } = get(settingsAtom).booking_widget_setting_attributes
  const isAtHotel = get(routeAtom).id === 'result' && get(hasSearchedAtom)
  return default_search_setting?.target === 'hotel_brand' && !isAtHotel
})

export const submitSearchAtom = atom(null, (_get, set) =>
  import('./submit.ts').then(
    ({ goToResultsAtom }) => set(goToResultsAtom),
    (error: unknown) => set(showLaterAtom, asFailure(error)),
  ),
)
