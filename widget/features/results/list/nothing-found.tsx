import { useAtomValue, useSetAtom } from 'jotai'

import { criteriaAtom } from '../../../state/search/search.ts'
import { Lazy } from '../../../state/lazy.ts'
import { placeSettingsAtom } from '../../../state/settings/place-settings.ts'
import { useText } from '../../../state/settings/texts.ts'
import { Banner } from '../../../ui/messages/banner.tsx'
import { Button } from '../../../ui/controls/button.tsx'
import { EmptyState } from '../../../ui/messages/empty-state.tsx'
import { Photo } from '../../../ui/layout/photo.tsx'
import { Combination } from './combination.tsx'
import { ShowAll } from './narrowed-note.tsx'
import { SearchNext, useNextWords } from './sold-out.tsx'
import type { WaysOn } from '../result-list.ts'
import { HotelPhone } from '../detail/hotel-phone.tsx'
import { refineAtom } from '../state.ts'

const nearDates = () => import('./near-dates.tsx').then((file) => file.NearDates)
const CALENDAR = ['panels'] as const

/** Nothing fits: several rooms together, the next dates that do, a filter less, or somebody to ask. */
export function NothingFound({ next, combination }: WaysOn) {
  const t = useText()
  const { filter } = useAtomValue(criteriaAtom)
  const photo = useAtomValue(placeSettingsAtom).hotel_photos[0]
  const refine = useSetAtom(refineAtom)
  const words = useNextWords(next)
  if (combination) return <Combination rooms={combination} isScreen />
  return (
    <>
      <div role="status">
        <EmptyState
          photo={photo && <Photo url={photo.url} alt="" aspect="21 / 9" />}
          isScreen
          // That other nights are free says why these are not (RESULT-023).
          title={t(next ? 'results.allTakenTitle' : 'results.noneTitle')}
          actions={
            <>
              {next && <SearchNext next={next} />}
              {filter.length > 0 && (
                <Button look="quiet" size="small" onClick={() => refine({ filter: [] })}>
                  {t('results.withoutFilters')}
                </Button>
              )}
              <ShowAll />
            </>
          }
        >
          <p>{words ? t('results.noneNext', words) : t('results.noneText')}</p>
          <HotelPhone />
        </EmptyState>
      </div>
      <Lazy load={nearDates} parts={CALENDAR} props={{}} />
    </>
  )
}

/** There are rooms: all of them taken, or none of them for so many guests. */
export function AllTaken({ next, combination }: WaysOn) {
  const t = useText()
  const words = useNextWords(next)
  if (combination) return <Combination rooms={combination} />
  return (
    <Banner kind="warn" title={t('results.allTakenTitle')} action={next && <SearchNext next={next} />}>
      {words ? t('results.noneNext', words) : t('results.noneText')}
      <HotelPhone />
    </Banner>
  )
}
