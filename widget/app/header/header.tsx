import { useAtomValue, useSetAtom } from 'jotai'
import { useState } from 'react'

import { bookLocales, LOCALES } from '../../../shared/locales.ts'
import { useLazy } from '../../state/lazy.ts'
import { placeAtom, queryAtom, routeAtom, routeRowAtom } from '../../state/navigation/navigation.ts'
import { hasSearchedAtom } from '../../state/search/searched.ts'
import { hasSiteAtom, identityAtom, loadedSettingsAtom, otaAtom } from '../../state/settings/settings.ts'
import { hasWordsAtom, useLocale, useText } from '../../state/settings/texts.ts'
import { HotelHeader } from '../../ui/layout/hotel-header.tsx'
import { globe } from '../../ui/icons/signs.ts'
import { Icon } from '../../ui/icons/icon.tsx'
import { MenuButton } from '../../ui/controls/menu-button.tsx'
import { visitAtom } from '../../state/analytics/visit.ts'
import { changeLocaleAtom } from '../../state/settings/change-locale.ts'
import { HotelName } from './hotel-name.tsx'
import { Part } from '../pages/part.tsx'
import type { Screen } from '../pages/screens.ts'

const CURRENCY: Screen = { load: () => import('../../features/currency/currency-button.tsx'), parts: ['currency'] }
const SITE: Screen = { load: () => import('./site-header.tsx'), parts: [] }
const LOGIN: Screen = { load: () => import('./login-menu.tsx'), parts: ['loginMenu'] }
const BACK: Screen = { load: () => import('./back-link.tsx'), parts: ['document'] }

/** The hotel's name and the menus the route leaves standing (HEAD-001). */
export function Header() {
  const settings = useAtomValue(loadedSettingsAtom)
  const { hides = [], ofBrand } = useAtomValue(routeRowAtom)
  const isKnown = useAtomValue(identityAtom) !== null
  // A chatbot brings its own menus (CHAT-013).
  const { isInChatbot, urlBack } = useAtomValue(visitAtom)
  const { id, view } = useAtomValue(routeAtom)
  const hasWords = useAtomValue(hasWordsAtom)
  // With the results and the recommender, because before them there is no price to show.
  const name = (ofBrand && settings?.hotel_brand_setting.name) || <HotelName />
  const hasSite = useAtomValue(hasSiteAtom)
  // A stay that is paid for in another way has one, and may be paid in another currency (CUR-012).
  const query = useAtomValue(queryAtom)
  const ota = useAtomValue(otaAtom)
  const { state } = useAtomValue(placeAtom)
  const isPaying = id === 'guestDetail' && (view === 'payment' || Object(state).step === 1)
  // An agency says whether its guests choose there, and a choice that is kept has a key (CUR-011).
  const isPaidAnew =
    query.get('context') === 'update_payment_type' ||
    (isPaying && (!ota || (ota.site?.currency_toggled_at_payment && query.has('key'))))
  const hasSearched = useAtomValue(hasSearchedAtom)
  const hasPrices = ((hasSearched && id === 'result') || id === 'recommender' || isPaidAnew) && settings
  return (
    <HotelHeader
      name={hasSite && !ofBrand ? <Part screen={SITE} waiting={name} /> : name}
      nameLang={settings?.lang ? LOCALES[settings.lang].tag : undefined}
    >
      {urlBack && settings && <Part screen={BACK} />}
      {/* What comes later stands before what is there, so that nothing moves under a finger. */}
      {!hides.includes('login') && isKnown && settings && <Part screen={LOGIN} />}
      {hasPrices && <Part screen={CURRENCY} />}
      {!hides.includes('language') && !isInChatbot && hasWords && <LanguageMenu />}
    </HotelHeader>
  )
}

const menuList = () => import('../../ui/controls/menu.tsx').then(({ MenuList }) => MenuList)

function LanguageMenu() {
  const t = useText()
  const locale = useLocale()
  const settings = useAtomValue(loadedSettingsAtom)
  const change = useSetAtom(changeLocaleAtom)
  // The list comes with the first sign that a guest wants it.
  const [isWanted, setWanted] = useState(false)
  const List = useLazy(menuList, isWanted)
  const offered = bookLocales(settings?.book_languages)
  if (offered.length < 2) return null
  const items = offered.map((code) => ({
    id: code,
    label: LOCALES[code].name,
    lang: LOCALES[code].tag,
    current: code === locale,
    onSelect: () => void change(code),
  }))
  return (
    <MenuButton label={t('core.language')} items={items} List={List} onIntent={() => setWanted(true)}>
      <Icon of={globe} />
      <span className="wide-only">{LOCALES[locale].name}</span>
    </MenuButton>
  )
}
