import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect, useState } from 'react'

import type { TextKey } from '../../lib/i18n.ts'
import { isFamilyFirst } from '../../lib/name-order.ts'
import { useLazy } from '../../state/lazy.ts'
import { leaveForMembersAtom } from '../../state/navigation/leave.ts'
import { watchTabsAtom } from '../../state/session/other-tabs.ts'
import { isSignedInAtom } from '../../state/settings/settings.ts'
import { useLocale, useText } from '../../state/settings/texts.ts'
import { organizationAtom } from '../../state/session/organization-at.ts'
import { userAtom } from '../../state/session/user.ts'
import { loadVouchersAtom } from '../../state/session/vouchers.ts'
import { Icon } from '../../ui/icons/icon.tsx'
import { user as person } from '../../ui/icons/signs.ts'
import { MenuButton } from '../../ui/controls/menu-button.tsx'
import { visitAtom } from '../../state/analytics/visit.ts'
import { ChatSignIn } from '../host/chat-sign-in.tsx'
import { hasLoginMenuAtom, loadButtonAtom, loginEntriesAtom, loginLabelAtom, openEntryAtom } from './login-entries.ts'
import { SEPARATOR } from '../../ui/separator.ts'

const menuList = () => import('../../ui/controls/menu.tsx').then(({ MenuList }) => MenuList)

/** A chatbot brings its own menus (CHAT-013). */
export default function LoginMenu() {
  return useAtomValue(visitAtom).isInChatbot ? <ChatSignIn /> : <Menu />
}

/** Who is here, and where they can go (HEAD-001). */
function Menu() {
  const t = useText()
  const locale = useLocale()
  const isSignedIn = useAtomValue(isSignedInAtom)
  const load = useSetAtom(loadButtonAtom)
  const watch = useSetAtom(watchTabsAtom)
  useEffect(() => watch(), [watch])
  useEffect(() => void load(locale).catch(() => {}), [load, locale]) // without its label the button has ours
  const loadVouchers = useSetAtom(loadVouchersAtom)
  // Without an answer an entry is missing, and nothing else.
  useEffect(() => void (isSignedIn && loadVouchers().catch(() => {})), [loadVouchers, isSignedIn])
  const entries = useAtomValue(loginEntriesAtom)
  const open = useSetAtom(openEntryAtom)
  const leave = useSetAtom(leaveForMembersAtom)
  const hasMenu = useAtomValue(hasLoginMenuAtom)
  const ownLabel = useAtomValue(loginLabelAtom)
  const member = useAtomValue(userAtom)
  const organization = useAtomValue(organizationAtom)
  const [isWanted, setWanted] = useState(false)
  const List = useLazy(menuList, isWanted)
  if (!hasMenu || entries.length === 0) return null
  const words = t as (key: TextKey) => string // of the table, none of which takes a value
  const items = entries.map(({ words: key, ownName, owner, to, href, ...entry }, at) => ({
    ...entry,
    // A line parts it from what is above, where there is something.
    parted: entry.parted && at > 0,
    label: [ownName ?? words(key), owner].filter(Boolean).join(SEPARATOR),
    // Its address is made with the press: it may carry a session (CALL-131).
    onSelect: () => (href ? leave(href) : to && open(to)),
  }))
  const name = member && (isFamilyFirst(locale) ? member.last_name : member.first_name)
  // Both are here, and each signs out alone (CORP-005).
  const who = [isSignedIn && (name || member?.name), organization?.display_name].filter(Boolean).join(SEPARATOR)
  return (
    <MenuButton label={t('loginMenu.account')} items={items} List={List} onIntent={() => setWanted(true)}>
      <Icon of={person} />
      <span className="wide-only">{who || (ownLabel ?? t('loginMenu.signIn'))}</span>
    </MenuButton>
  )
}
