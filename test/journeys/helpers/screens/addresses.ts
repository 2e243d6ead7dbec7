import type { RouteId } from '../../../../shared/routes.ts'
import type { ScreenRow } from './row.ts'

/** One that an address alone opens, and that may have no heading: what it shows stands when nothing more is asked. */
const alone = (
  name: string,
  route: RouteId,
  path: string,
  query: Record<string, string> = {},
  sees = '.screen :is(h1, h2, form, a, button, .banner)',
): ScreenRow => ({
  name,
  route,
  async open(guest) {
    await guest.open(path, query)
    await guest.at.locator(sees).filter({ visible: true }).first().waitFor()
  },
})

/** Without what the link brings along it says that it is refused: for a moment it may ask first. */
const refused = (row: ScreenRow): ScreenRow => ({
  ...row,
  isFailure: true,
  async open(guest, before) {
    await row.open(guest, before)
    await guest.at.locator('.screen [role=alert]').filter({ visible: true, hasText: /\S/ }).first().waitFor()
  },
})

/** Of a screen without a heading, and perhaps without a main part. */
const SOMETHING = '.root :is(h1, h2, p, a, button)'

/** What a guest sees who has nothing that a link of a letter, or of an identity elsewhere, brings along. */
export const ADDRESS_SCREENS: readonly ScreenRow[] = [
  alone('forgotten password', 'forgotPassword', '/forgot-password'),
  alone('confirmation again', 'resendConfirmation', '/resend-confirmation-email'),
  alone('sign-up sent', 'signUpResult', '/sign-up-result'),
  alone('sign-up done', 'signUpDone', '/sign-up-done'),
  refused(alone('new password', 'changePassword', '/change-password')),
  refused(alone('member confirmation', 'memberConfirmation', '/member-confirmation')),
  alone('account deleted', 'memberDeleted', '/member-deleted-confirmation'),
  alone('member setup, not signed in', 'memberSetup', '/member-setup'),
  alone('sign-in of a brand', 'otaSignIn', '/ota-sign-in'),
  alone('sign-in in a chat', 'chatSignIn', '/chat-sign-in'),
  alone('sign-up in a chat', 'chatSignUp', '/chat-sign-up'),
  alone('form in a chat', 'chatSignUpForm', '/chat-sign-up-form'),
  alone('sign-up sent in a chat', 'chatSignUpResult', '/chat-sign-up-result'),
  alone('sign-up done in a chat', 'chatSignUpDone', '/chat-sign-up-done'),
  alone('signed out', 'signOut', '/sign-out'),
  alone('company signed out', 'organizationSignOut', '/organization-sign-out'),
  alone('recommender', 'recommender', '/booking/recommender'),
  alone('recommender alone', 'recommenderWidget', '/recommender-widget', {}, '.root :is(h1, h2, h3, form, button)'),
  refused(alone('end of letters', 'unsubscribe', '/unsubscribe-email/confirmation')),
  alone('letters ended', 'unsubscribed', '/unsubscribe-email/success'),
  alone('token of a page', 'iframeToken', '/iframe-token', {}, SOMETHING),
  refused(alone('token of a chat', 'iframeLiffToken', '/iframe-liff-token', {}, SOMETHING)),
  refused(
    alone('return of a member system', 'memberSystemReturn', '/hotels/shirotsuki/creansmaerd/callback', {}, SOMETHING),
  ),
  refused(alone('return of an own sign-in', 'customReturn', '/sso/custom/callback', {}, SOMETHING)),
  refused(alone('return of another sign-in', 'externalReturn', '/hotels/shirotsuki/google/callback', {}, SOMETHING)),
  alone('language of a frame', 'changeLocale', '/iframe-change-locale', {}, SOMETHING),
  alone('out of service', 'unavailable', '/503'),
  alone('not found', 'notFound', '/not-found'),
]
