import { useAtom, useAtomValue, useSetAtom } from 'jotai'
import { useRef, useState } from 'react'
import type { FormEvent, ReactNode } from 'react'

import { Lazy } from '../../state/lazy.ts'
import { standingStepAtom } from '../../state/standing-step.ts'
import { criteriaAtom } from '../../state/search/search.ts'
import { settingsAtom } from '../../state/settings/settings.ts'
import { useText } from '../../state/settings/texts.ts'
import { Button } from '../../ui/controls/button.tsx'
import { classNames } from '../../ui/styles/class-names.ts'
import { search } from '../../ui/icons/signs.ts'
import css from '../../ui/styles/base/search-bar.css'
import { useStylesheet } from '../../ui/styles/use-stylesheet.ts'
import { DatesValue, GuestsValue, HotelValue } from './bar-values.tsx'
import type { PanelProps } from './panel.tsx'
import { hasTriedSearchAtom, panelAtom, submitSearchAtom } from './state.ts'

type Panel = {
  load: () => Promise<(props: PanelProps) => ReactNode>
  parts: readonly ('panels' | 'party' | 'options')[]
}
type PanelName = 'hotel' | 'calendar' | 'party'

/** What a part of the bar opens, fetched when it is opened. */
const PANELS: Record<PanelName, Panel> = {
  hotel: { load: () => import('./hotel-panel.tsx').then((file) => file.default), parts: ['options'] },
  calendar: { load: () => import('./calendar-panel.tsx').then((file) => file.default), parts: ['panels'] },
  party: { load: () => import('./party-panel.tsx').then((file) => file.default), parts: ['party'] },
}

const moreOptions = () => import('./more-options.tsx').then((file) => file.default)
const OPTIONS = ['options'] as const

/** Where and when and who, each opening its panel, and the one next step. `thin` above results: on phones one line that opens. */
export function SearchBar({ thin }: { thin: boolean }) {
  useStylesheet(css)
  const t = useText()
  const submit = useSetAtom(submitSearchAtom)
  const setStep = useSetAtom(standingStepAtom)
  const { hotel_brand_setting, booking_widget_setting_attributes: offered } = useAtomValue(settingsAtom)
  const hasHotels = hotel_brand_setting.hotel_count > 1
  // Their line keeps its place until it has come.
  const hasMore = offered.is_undated_search_enabled || offered.is_day_use_enabled || offered.dynamic_package !== null
  const { is_undated } = useAtomValue(criteriaAtom)
  const prepare = () => setStep('search')
  const [isUnfolded, setOpen] = useState(false)
  // A search that was refused says what is missing.
  const isOpen = useAtomValue(hasTriedSearchAtom) || isUnfolded
  const submitted = (event: FormEvent) => {
    event.preventDefault()
    setOpen(false)
    void submit()
  }
  return (
    <form
      className={classNames('searchbar', thin && 'thin', hasHotels && 'branded', isOpen && 'open')}
      part="search"
      aria-label={t('search.search')}
      onSubmit={submitted}
    >
      {thin && (
        <button type="button" className="fold" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          <u className="tiny">{t('search.change')}</u>
          <DatesValue /> <GuestsValue />
        </button>
      )}
      {hasHotels && (
        <PartButton of="hotel" look="house">
          <HotelValue />
        </PartButton>
      )}
      {is_undated ? (
        <div className="part">
          <DatesValue />
        </div>
      ) : (
        <PartButton of="calendar" look="part">
          <DatesValue />
        </PartButton>
      )}
      <PartButton of="party" look="part">
        <GuestsValue />
      </PartButton>
      <div className="go">
        <Button type="submit" look={thin ? 'other' : 'main'} onPointerEnter={prepare} onFocus={prepare} icon={search}>
          {t('search.search')}
        </Button>
      </div>
      <div className={classNames('more-search', hasMore && !thin && 'many')}>
        <Lazy load={moreOptions} parts={OPTIONS} props={{ thin }} />
      </div>
    </form>
  )
}

/** The part and its panel beside it. */
function PartButton({ of, look, children }: { of: PanelName; look: string; children: ReactNode }) {
  const [panel, setPanel] = useAtom(panelAtom)
  const setStep = useSetAtom(standingStepAtom)
  const button = useRef<HTMLButtonElement>(null)
  const isOpen = panel === of
  const { load, parts } = PANELS[of]
  return (
    <>
      <button
        ref={button}
        type="button"
        className={look}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => {
          setPanel(isOpen ? null : of)
          setStep('search')
        }}
      >
        {children}
      </button>
      {isOpen && <Lazy load={load} parts={parts} props={{ anchor: button, onClose: () => setPanel(null) }} />}
    </>
  )
}
