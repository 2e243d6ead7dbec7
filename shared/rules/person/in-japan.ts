import type { Profile } from '../../model/person/member.ts'
import { isPrefecture } from '../../prefectures.ts'

/** Digital gifts are for members in Japan (CONST-017): by their country, or by their prefecture where they named none. */
export const isInJapan = ({ nationality, prefecture_or_state: prefecture = '' }: Partial<Profile>): boolean =>
  nationality ? nationality === 'JP' : isPrefecture(prefecture)
