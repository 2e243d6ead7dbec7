import { atom } from 'jotai'
import type { Getter } from 'jotai'

import { accounts } from '../../../shared/contract/accounts.ts'
import type { Locale } from '../../../shared/locales.ts'
import type { SignInButton } from '../../../shared/model/hotel/member-settings.ts'
import type { MemberRouteId } from '../../../shared/routes.ts'
import type { TextKey } from '../../lib/i18n.ts'
import { safeUrl } from '../../lib/safe-url.ts'
import { environmentAtom } from '../../state/environment.ts'
import {
  isAccountOfferedAtom,
  isCorporateOfferedAtom,
  isCorporateSignOutOfferedAtom,
  isPointsPageOfferedAtom,
  isSignInOfferedAtom,
  isSignOutOfferedAtom,
  isSignUpOfferedAtom,
  memberSettingsAtom,
} from '../../state/session/member-settings.ts'
import { isOrganizationAdminAtom, organizationAtom } from '../../state/session/organization-at.ts'
import { goAtom, isUpdatingAtom, routeRowAtom } from '../../state/navigation/navigation.ts'
import { keepReturnAtom } from '../../state/navigation/return-to.ts'
import { hotelCodeAtom, isSignedInAtom } from '../../state/settings/settings.ts'
import { localeAtom } from '../../state/settings/texts.ts'
import { hasPointsAtom } from '../../state/session/user.ts'
import { hasVouchersAtom } from '../../state/session/vouchers.ts'
import type { IconShape } from '../../ui/icons/icon.tsx'
import { card, ticket } from '../../ui/icons/booking.ts'
import { admin, company } from '../../ui/icons/company.ts'
import { calendar, clock, external, leave, user } from '../../ui/icons/signs.ts'

type Entry = {
  words: TextKey & `loginMenu.${string}`
  icon: IconShape
  /** What the hotel calls it, where it has a word of its own. */
  name?: (get: Getter) => string
  /** Whose it is, where that has to be said. */
  of?: (get: Getter) => string | undefined
  /** Ours; an address of the hotel's own takes its place. */
  to?: MemberRouteId
  address?: (get: Getter) => string | null | undefined
  isShown: (get: Getter) => boolean
  parted?: true
}

const menuAddress = (get: Getter) => get(memberSettingsAtom).brand_integrations.membership_menu_redirect?.url
const corporateAddress = (get: Getter) =>
  get(memberSettingsAtom).brand_integrations.membership_customer_login_redirect?.with_organization_url
const loginAddress = (get: Getter) => get(memberSettingsAtom).brand_integrations.membership_customer_login_redirect?.url

/** Whoever may see the pages of an account; where another system keeps it, some of them lead nowhere (BOOT-027). */
const hasAccountAtom = atom((get) => get(isSignedInAtom) && get(isAccountOfferedAtom))
const hasIntegration = (get: Getter) => get(memberSettingsAtom).integrations.is_active

/** The entries of the login menu, in their order (HEAD-017 to HEAD-023). */
const ENTRIES = {
  admin: {
    words: 'loginMenu.admin',
    icon: admin,
    to: 'organizationAdmin',
    isShown: (get) => get(isOrganizationAdminAtom),
  },
  organizationStays: {
    words: 'loginMenu.organizationStays',
    icon: calendar,
    to: 'organizationReservations',
    isShown: (get) => get(organizationAtom) !== null,
  },
  myPage: {
    words: 'loginMenu.myPage',
    icon: external,
    address: menuAddress,
    isShown: (get) => get(isSignedInAtom) && Boolean(safeUrl(menuAddress(get))),
  },
  account: {
    words: 'loginMenu.account',
    icon: user,
    to: 'myAccount',
    isShown: (get) => get(hasAccountAtom) && !hasIntegration(get),
  },
  stays: {
    words: 'loginMenu.stays',
    icon: calendar,
    to: 'accountReservations',
    isShown: (get) => get(hasAccountAtom),
  },
  points: {
    words: 'loginMenu.points',
    name: (get) => get(memberSettingsAtom).point_name,
    icon: clock,
    to: 'accountPoints',
    isShown: (get) => get(hasAccountAtom) && get(isPointsPageOfferedAtom) && get(hasPointsAtom) && !hasIntegration(get),
  },
  payment: {
    words: 'loginMenu.payment',
    icon: card,
    to: 'accountPaymentOptions',
    isShown: (get) => get(hasAccountAtom),
  },
  promotions: {
    words: 'loginMenu.promotions',
    icon: ticket,
    to: 'accountPromotions',
    isShown: (get) => get(hasAccountAtom) && get(hasVouchersAtom),
  },
  signIn: {
    words: 'loginMenu.signIn',
    icon: user,
    to: 'signIn',
    address: loginAddress,
    isShown: (get) => !get(isSignedInAtom) && get(isSignInOfferedAtom),
  },
  // For companies; a hotel may have a sign-in of its own for them (BOOT-034). A member may be one beside it (CORP-005).
  corporate: {
    words: 'loginMenu.corporate',
    icon: company,
    to: 'organizationSignIn',
    address: corporateAddress,
    isShown: (get) =>
      get(organizationAtom) === null &&
      !get(routeRowAtom).hides?.includes('corporate') &&
      (get(isCorporateOfferedAtom) || (!get(isSignedInAtom) && Boolean(safeUrl(corporateAddress(get))))),
  },
  signUp: { words: 'loginMenu.signUp', icon: user, to: 'signUp', isShown: (get) => get(isSignUpOfferedAtom) },
  signOut: {
    words: 'loginMenu.signOut',
    icon: leave,
    to: 'signOut',
    isShown: (get) => get(isSignOutOfferedAtom),
    parted: true,
  },
  organizationSignOut: {
    words: 'loginMenu.organizationSignOut',
    of: (get) => get(organizationAtom)?.display_name,
    icon: leave,
    to: 'organizationSignOut',
    isShown: (get) => get(isCorporateSignOutOfferedAtom),
    parted: true,
  },
} as const satisfies Record<string, Entry>

export type ShownEntry = Pick<Entry, 'words' | 'icon' | 'to' | 'parted'> & {
  id: string
  ownName: string | null
  owner: string | undefined
  href: string | undefined
}

export const loginEntriesAtom = atom((get): ShownEntry[] =>
  Object.entries<Entry>(ENTRIES)
    .filter(([, { isShown }]) => isShown(get))
    .map(([id, { words, name, of, icon, to, parted, address }]) => ({
      id,
      words,
      ownName: name?.(get) || null,
      owner: of?.(get),
      icon,
      to,
      parted,
      href: safeUrl(address?.(get)),
    })),
)

/** Opens a page about members, which knows the way back to here (ROUTE-064). */
export const openEntryAtom = atom(null, (_get, set, to: MemberRouteId) => {
  set(keepReturnAtom)
  set(goAtom, { to })
})

const buttonAtom = atom<SignInButton | null>(null)
/** The hotel decides whether its guests are offered a sign-in here, and in which words (BOOT-033). */
export const loadButtonAtom = atom(null, async (get, set, locale: Locale): Promise<void> => {
  const { data } = await get(environmentAtom).api(accounts.signInButton, { code: get(hotelCodeAtom) })
  if (get(localeAtom) === locale) set(buttonAtom, data)
})

export const loginLabelAtom = atom((get): string | null => {
  const locale = get(localeAtom)
  return get(buttonAtom)?.translations_attributes.find((one) => one.locale === locale)?.label || null
})

/** While a booking is changed nobody becomes somebody else (HEAD-011). */
export const hasLoginMenuAtom = atom((get): boolean => !get(isUpdatingAtom) && get(buttonAtom)?.is_active === true)
