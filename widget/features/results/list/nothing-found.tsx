import { useAtomValue, useSetAtom } from 'jotai'

import { criteriaAtom } from '../../../state/search/search.ts'
import { placeSettingsAtom } from '../../../state/settings/place-settings.ts'
import { useText } from '../../../state/settings/texts.ts'
import { Banner } from '../../../ui/messages/banner.tsx'
import { Button } from '../../../ui/controls/button.tsx'
import { EmptyState } from '../../../ui/messages/empty-state.tsx'
import { Photo } from '../../../ui/layout/photo.tsx'
import { ShowAll } from './narrowed-note.tsx'
import { SearchNext, useNextWords } from './sold-out.tsx'
import type { Next } from './sold-out.tsx'
import { refineAtom } from '../state.ts'

/** Nothing fits: the next dates that do, and a filter less. */
export function NothingFound({ next }: { next: Next | null }) {
  const t = useText()
  const { filter } = useAtomValue(criteriaAtom)
  const photo = useAtomValue(placeSettingsAtom).hotel_photos[0]
  const refine = useSetAtom(refineAtom)
  const words = useNextWords(next)
  return (
    <div role="status">
      <EmptyState
        photo={photo && <Photo url={photo.url} alt="" aspect="21 / 9" />}
        title={t('results.noneTitle')}
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
        {words ? t('results.noneNext', words) : t('results.noneText')}
      </EmptyState>
    </div>
  )
}

/** There are rooms, and all of them are taken. */
export function AllTaken({ next }: { next: Next | null }) {
  const t = useText()
  const words = useNextWords(next)
  return (
    <Banner kind="warn" title={t('results.allTakenTitle')} action={next && <SearchNext next={next} />}>
      {words ? t('results.noneNext', words) : t('results.noneText')}
    </Banner>
  )
}
