import { useAtomValue } from 'jotai'
import { useEffect } from 'react'

import type { RouteId } from '../../../shared/routes.ts'
import type { TextKey } from '../../lib/i18n.ts'
import { formatMessage } from '../../state/messages/messages.ts'
import { environmentAtom } from '../../state/environment.ts'
import { routeAtom } from '../../state/navigation/navigation.ts'
import { loadedSettingsAtom } from '../../state/settings/settings.ts'
import { useText } from '../../state/settings/texts.ts'

const TITLES: Record<RouteId, TextKey> = {
  signIn: 'document.signIn',
  otaSignIn: 'document.signIn',
  chatSignIn: 'document.signIn',
  signOut: 'document.signIn',
  signUp: 'document.signUp',
  signUpResult: 'document.signUp',
  signUpDone: 'document.signUp',
  chatSignUp: 'document.signUp',
  chatSignUpForm: 'document.signUp',
  chatSignUpResult: 'document.signUp',
  chatSignUpDone: 'document.signUp',
  forgotPassword: 'document.password',
  changePassword: 'document.password',
  memberConfirmation: 'document.address',
  memberDeleted: 'document.deleted',
  memberSetup: 'document.signUp',
  resendConfirmation: 'document.address',
  myAccount: 'document.account',
  accountProfile: 'document.account',
  accountReservations: 'document.account',
  accountPoints: 'document.account',
  accountPaymentOptions: 'document.account',
  accountPromotions: 'document.account',
  organizationSignIn: 'document.corporate',
  organizationAdmin: 'document.company',
  organizationReservations: 'document.company',
  organizationSignOut: 'document.corporate',
  result: 'document.rooms',
  recommender: 'document.recommended',
  recommenderWidget: 'document.recommended',
  facilities: 'document.hotels',
  cancellationPolicy: 'document.policy',
  guestDetail: 'document.details',
  confirmation: 'document.booking',
  lookup: 'document.booking',
  review: 'document.booking',
  change: 'document.booking',
  fail: 'document.notBooked',
  lotteryEntry: 'document.lottery',
  lotteryConfirmation: 'document.lottery',
  lotteryComplete: 'document.lottery',
  lotteryIncomplete: 'document.lottery',
  payment: 'document.payment',
  paymentDisplay: 'document.payment',
  unsubscribe: 'document.offers',
  unsubscribed: 'document.offers',
  changeLocale: 'core.language',
  unavailable: 'core.unavailableTitle',
  iframeToken: 'document.signIn',
  iframeLiffToken: 'document.signIn',
  memberSystemReturn: 'document.signIn',
  customReturn: 'document.signIn',
  externalReturn: 'document.signIn',
  notFound: 'document.notFoundTitle',
  agencyHome: 'document.hotels',
  agencyHotels: 'document.hotels',
  agencySelection: 'document.details',
}

/** What the tab, the history and a bookmark say; only in a document of our own (ROUTE-067). */
export default function DocumentTitle() {
  const t = useText()
  const { view } = useAtomValue(environmentAtom)
  const { id } = useAtomValue(routeAtom)
  const hotel = useAtomValue(loadedSettingsAtom)?.hotel_name
  const title = [formatMessage(t, { key: TITLES[id] }), hotel].filter(Boolean).join(' – ')
  useEffect(() => {
    Object.assign(view.document, { title })
  }, [view, title])
  return null
}
