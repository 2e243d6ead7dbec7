import { useAtomValue } from 'jotai'
import { useEffect, useLayoutEffect, useRef } from 'react'
import type { ComponentType } from 'react'

import { writeCriteria } from '../../../shared/rules/link/write-criteria.ts'
import { routeAtom } from '../../state/navigation/navigation.ts'
import { criteriaAtom } from '../../state/search/search.ts'
import { isPointsPageOfferedAtom } from '../../state/session/member-settings.ts'
import { isSignedInAtom } from '../../state/settings/settings.ts'
import { useText } from '../../state/settings/texts.ts'
import fadeCss from '../../ui/styles/base/fade.css'
import formCss from '../../ui/styles/base/form.css'
import { PageTitle } from '../../ui/layout/page-title.tsx'
import { useStylesheet } from '../../ui/styles/use-stylesheet.ts'
import css from './account.css'
import { SavedCardsPage } from './wallet-pages/cards.tsx'
import { MoveLink } from './stays/move-link.tsx'
import { ACCOUNT_PAGES, pageOf } from './pages.ts'
import type { AccountPage } from './pages.ts'
import { Points } from './wallet-pages/points.tsx'
import { ProfilePage } from './profile/profile.tsx'
import { Promotions } from './wallet-pages/promotions.tsx'
import { Stays } from './stays/stays.tsx'
import { usePageNames } from './words.ts'

const PAGES: Record<AccountPage, ComponentType> = {
  profile: ProfilePage,
  stays: Stays,
  points: Points,
  cards: SavedCardsPage,
  promotions: Promotions,
}

/** How much of the tab before the current one stays in sight, in pixels. */
const EDGE = 48

function showCurrent(list: HTMLElement | null) {
  const here = list?.querySelector('[aria-current]')
  if (list && here) list.scrollLeft += here.getBoundingClientRect().left - list.getBoundingClientRect().left - EDGE
}

/** What a member has with the hotel: five pages, but for points that the hotel hides, and always the way back to the search (ACCOUNT-001, ACCOUNT-016). */
export default function Account() {
  useStylesheet(fadeCss)
  useStylesheet(formCss)
  useStylesheet(css)
  const t = useText()
  const name = pageOf(useAtomValue(routeAtom).id)
  const names = usePageNames()
  const criteria = useAtomValue(criteriaAtom)
  const hasPoints = useAtomValue(isPointsPageOfferedAtom)
  const pages = ACCOUNT_PAGES.filter((page) => page.name !== 'points' || hasPoints)
  const Page = PAGES[name]
  const tabs = useRef<HTMLElement>(null)
  // On a phone they scroll sideways, and where the guest is must be in view, also once the phone is turned.
  useLayoutEffect(() => showCurrent(tabs.current))
  useEffect(() => {
    const list = tabs.current
    if (!list) return
    const view = list.ownerDocument.defaultView ?? window
    const watcher = new view.ResizeObserver(() => showCurrent(list))
    watcher.observe(list)
    return () => watcher.disconnect()
  }, [])
  // Signing out takes the page away before the way back to the search is gone.
  if (!useAtomValue(isSignedInAtom)) return null
  return (
    <div className="pages">
      <p>
        <MoveLink className="small" target={{ to: 'result', query: writeCriteria(criteria) }}>
          {t('core.toRooms')}
        </MoveLink>
      </p>
      <div className="account">
        <nav ref={tabs} className="account-tabs" aria-label={t('common.account')}>
          {pages.map((page) => (
            <MoveLink key={page.id} target={{ to: page.id }} isCurrent={page.name === name}>
              {names[page.name]}
            </MoveLink>
          ))}
        </nav>
        <div className="stack wide" key={name}>
          <PageTitle takesFocus>{names[name]}</PageTitle>
          <Page />
        </div>
      </div>
    </div>
  )
}
