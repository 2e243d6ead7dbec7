import type { OtaHotel } from '../../../shared/model/search/ota.ts'
import { useScreenLink } from '../../state/navigation/screen-link.ts'
import { stayAddress } from './query.ts'
import type { OtaSearch } from './query.ts'

/** To the rooms of a hotel for the same stay, or for other dates of it. */
export const useHotelLink = ({ code }: Pick<OtaHotel, 'code'>, search: OtaSearch) =>
  useScreenLink({ to: 'result', params: { code }, query: stayAddress(search) })
