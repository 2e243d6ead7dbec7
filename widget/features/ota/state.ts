import { atom } from 'jotai'

import { ota } from '../../../shared/contract/ota.ts'
import type {
  OtaFound,
  OtaQuery,
  OtaRating,
  RecommendationQuestion,
  RecommendedHotels,
} from '../../../shared/model/search/ota.ts'
import { remoteData } from '../../state/remote.ts'
import { queryAtom } from '../../state/navigation/navigation.ts'
import { businessDateAtom } from '../../state/search/search.ts'
import { otaAtom } from '../../state/settings/settings.ts'
import { readOtaSearch } from './query.ts'

/** What the address looks for. */
export const otaSearchAtom = atom((get) => readOtaSearch(get(queryAtom), get(businessDateAtom)))

export const placesAtom = atom((get) => get(otaAtom)?.site?.places ?? [])

export const hotelsData = remoteData<OtaQuery, OtaFound>(({ api }, query, signal) =>
  api(ota.search, { query }, { signal }),
)

export const popularData = remoteData<OtaQuery, OtaFound>(({ api }, query, signal) =>
  api(ota.search, { query }, { signal }),
)

/** Of the hotels that are shown, by their numbers; nobody is asked about none. */
export const ratingsData = remoteData<readonly string[], OtaRating[]>(async ({ api }, hotel_ids, signal) =>
  hotel_ids.length === 0 ? [] : (await api(ota.ratings, { query: { hotel_ids: [...hotel_ids] } }, { signal })).data,
)

/** Null: nobody has asked for anything yet. */
export const questionAtom = atom<RecommendationQuestion | null>(null)
export const recommendedData = remoteData<RecommendationQuestion, RecommendedHotels>(({ api }, body, signal) =>
  api(ota.recommend, { body }, { signal }),
)
