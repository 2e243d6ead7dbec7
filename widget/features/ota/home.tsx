import { useAtomValue } from 'jotai'
import { useMemo } from 'react'

import { formatMessage } from '../../state/messages/messages.ts'
import { useScreenLink } from '../../state/navigation/screen-link.ts'
import { useRemote } from '../../state/remote.ts'
import { otaAtom } from '../../state/settings/settings.ts'
import { useText } from '../../state/settings/texts.ts'
import { Hero } from '../../ui/layout/hero.tsx'
import { PageTitle } from '../../ui/layout/page-title.tsx'
import { RetryBanner } from '../../ui/messages/banner.tsx'
import { Link } from '../../ui/controls/link.tsx'
import { useStylesheet } from '../../ui/styles/use-stylesheet.ts'
import { Carousel, CarouselLoading } from './carousel.tsx'
import { HotelTile } from './hotel-tile.tsx'
import css from './ota.css'
import { toOtaQuery, writeOtaSearch } from './query.ts'
import type { OtaSearch } from './query.ts'
import { Recommended } from './recommended.tsx'
import { OtaSearchForm } from './search-form.tsx'
import { otaSearchAtom, popularData, questionAtom } from './state.ts'
import { WordsForm } from './words-form.tsx'

const POPULAR = 8

/** Where an agency's guest begins: the form, their own words, and hotels worth a look (OTA-002). */
export default function OtaHome() {
  useStylesheet(css)
  const site = useAtomValue(otaAtom)?.site
  const search = useAtomValue(otaSearchAtom)
  const hasAsked = useAtomValue(questionAtom) !== null
  const photo = site?.photos[0]
  return (
    <div className="ota">
      <div className="ota-hero">
        <Hero alt="" {...(photo && { url: photo.url })}>
          <PageTitle>{site?.headline ?? ''}</PageTitle>
        </Hero>
        <div className="ota-panel">
          <OtaSearchForm />
          <WordsForm />
        </div>
      </div>
      <div className="pages">{hasAsked ? <Recommended /> : <Popular search={search} />}</div>
    </div>
  )
}

function Popular({ search }: { search: OtaSearch }) {
  const t = useText()
  const query = useMemo(() => ({ ...toOtaQuery(search), per_page: POPULAR }), [search])
  const { state, again } = useRemote(popularData, query)
  const all = useScreenLink({ to: 'agencyHotels', query: writeOtaSearch(search) })
  return (
    <section className="stack" aria-busy={state.kind === 'loading'}>
      <div className="ota-head">
        <h2>{t('ota.popular')}</h2>
        <Link {...all}>{t('ota.seeAll')}</Link>
      </div>
      {state.kind === 'loading' && <CarouselLoading label={t('ota.looking')} />}
      {state.kind === 'refused' && (
        <RetryBanner title={t('ota.failed')} retryLabel={t('core.tryAgain')} onRetry={again}>
          {formatMessage(t, state.shown.message)}
        </RetryBanner>
      )}
      {state.kind === 'ready' && (
        <Carousel label={t('ota.popular')}>
          {state.value.data.map((hotel) => (
            <HotelTile key={hotel.id} hotel={hotel} search={search} />
          ))}
        </Carousel>
      )}
    </section>
  )
}
