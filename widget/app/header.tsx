import { useAtomValue, useSetAtom } from 'jotai'

import { bookLocales, LOCALES } from '../../shared/locales.ts'
import { routeRowAtom } from '../state/navigation.ts'
import { loadedSettingsAtom } from '../state/settings.ts'
import { useLocale, useText } from '../state/texts.ts'
import { HotelHeader } from '../ui/hotel-header.tsx'
import { globe } from '../ui/icons/signs.ts'
import { Icon } from '../ui/icon.tsx'
import { Menu } from '../ui/menu.tsx'
import { changeLocaleAtom } from './boot.ts'

/** The hotel's name and the menus the route leaves standing (specification 2.6, "Header"). */
export function Header() {
  const settings = useAtomValue(loadedSettingsAtom)
  const { hides = [] } = useAtomValue(routeRowAtom)
  return (
    <HotelHeader name={settings?.hotel_name ?? ''} nameLang={settings?.lang ? LOCALES[settings.lang].tag : undefined}>
      {!hides.includes('language') && <LanguageMenu />}
    </HotelHeader>
  )
}

function LanguageMenu() {
  const t = useText()
  const locale = useLocale()
  const settings = useAtomValue(loadedSettingsAtom)
  const change = useSetAtom(changeLocaleAtom)
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
    <Menu label={t('core.language')} items={items}>
      <Icon of={globe} />
      <span className="wide-only">{LOCALES[locale].name}</span>
    </Menu>
  )
}
