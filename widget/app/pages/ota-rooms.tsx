import { useAtomValue } from 'jotai'

import { criteriaAtom } from '../../state/search/search.ts'
import { hasSearchedAtom } from '../../state/search/searched.ts'
import { useText } from '../../state/settings/texts.ts'
import { writeCriteria } from '../../../shared/rules/link/write-criteria.ts'
import { ScreenLink } from '../header/screen-link.tsx'
import Result from './result.tsx'

/** The rooms of one hotel, and the way back to all of them for the same stay (OTA-005). */
export default function OtaRooms() {
  const t = useText()
  const criteria = useAtomValue(criteriaAtom)
  const hasSearched = useAtomValue(hasSearchedAtom)
  const { checkin, checkout, adults, kids_ages } = writeCriteria(criteria)
  return (
    <>
      <p className="ota-back">
        <ScreenLink target={{ to: 'agencyHotels', query: hasSearched ? { checkin, checkout, adults, kids_ages } : {} }}>
          {t('ota.backToHotels')}
        </ScreenLink>
      </p>
      <Result />
    </>
  )
}
