import { hotels } from '../../../../shared/contract/hotels.ts'
import { nullWhereUnknown } from '../../../lib/failure.ts'
import { remoteData } from '../../../state/remote.ts'

/** Where a hotel is, by its id; it stands among the results, which are of one language alone. */
export const hotelInfoData = remoteData(
  async ({ api }, hotelId: number, signal) => {
    const found = await api(hotels.hotel, { hotelId }, { signal }).catch(nullWhereUnknown)
    return found?.data
  },
  { hidesOtherLanguage: true },
)
