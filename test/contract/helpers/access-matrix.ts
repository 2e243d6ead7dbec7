import type { CallInput } from './call-examples.ts'
import { headersOf, newMember } from './members.ts'
import { ADMIN, OTHER, signInAs, TRAVEL } from './organizations.ts'
import type { World } from './world.ts'

/** Who may ask, as the specification knows them. Whoever proves a stay knows the e-mail address it was booked with. */
export const PERSONS = [
  'visitor',
  'booker',
  'otherMember',
  'memberElsewhere',
  'colleague',
  'companyAdmin',
  'otherCompany',
] as const
export type Person = (typeof PERSONS)[number]

/**
 * What a call is about, which says whom it answers. Written from the specification (PERM-001 to PERM-008), not from the
 * server's own tables.
 *
 * - `public`: the same for everybody.
 * - `secret`: for whoever holds a secret that nobody can guess, which the call itself carries.
 * - `begun`: of the browser that began it, whatever secret came back.
 * - `company`: of an organization, for each of its accounts. `companyAdmin`: for its admins alone.
 * - `own`: of the account that asks; each sees and changes their own.
 * - `stayRead`: of a stay; for who booked it, and for who proves it.
 * - `stayAct`: changes a stay; a member's only by that member, a guest's only by who proves it and is signed in nowhere.
 */
export type Access = 'public' | 'secret' | 'begun' | 'company' | 'companyAdmin' | 'own' | 'stayRead' | 'stayAct'

export const ACCESS: Readonly<Record<string, Access>> = {
  'session.start': 'public',
  'session.whoami': 'public',
  'starting.sessionAndSettings': 'public',
  'starting.settings': 'public',
  'hotels.hotel': 'public',
  'hotels.legalText': 'public',
  'hotels.ofBrand': 'public',
  'hotels.inventory': 'public',
  'teaser.show': 'public',
  'rooms.search': 'public',
  'rooms.price': 'public',
  'rooms.inventory': 'public',
  'rooms.availability': 'public',
  'rooms.policies': 'public',
  'rooms.policy': 'public',
  'rooms.preload': 'public',
  'recommender.rooms': 'public',
  'recommender.settings': 'public',
  'rooms.alert': 'public',
  'extras.list': 'public',
  'reservations.create': 'public',
  'questions.ofHotel': 'public',
  'questions.ofBrand': 'public',
  'questions.upload': 'public',
  'reports.create': 'public',
  'emails.verify': 'public',
  'places.localCurrency': 'public',
  'places.qrCode': 'public',
  'payments.paypalCredential': 'public',
  'payments.paypalOrder': 'public',
  'payments.paypalValidation': 'public',
  'payments.adyenSession': 'public',
  'members.chatbotSession': 'public',
  'accounts.signInButton': 'public',
  'accounts.programById': 'public',
  'accounts.programs': 'public',
  'accounts.signIn': 'public',
  'accounts.signUp': 'public',
  'accounts.signOut': 'public',
  'accounts.startReset': 'public',
  'accounts.resendConfirmation': 'public',
  'external.start': 'public',
  // Passwords, codes, tokens, numbers of links and keys of attempts.
  'accounts.verify': 'secret',
  'accounts.confirm': 'secret',
  'accounts.updatePassword': 'secret',
  'accounts.tokens': 'secret',
  'external.facebookSignIn': 'begun',
  'external.lineSignIn': 'begun',
  'external.openIdSignIn': 'begun',
  'external.memberSystemSignIn': 'secret',
  'external.customAuth': 'secret',
  'external.upsertLiff': 'secret',
  'marketing.subscription': 'secret',
  'marketing.unsubscribe': 'secret',
  'paymentLinks.show': 'secret',
  'paymentLinks.pay': 'secret',
  'paymentLinks.outcome': 'secret',
  'paymentLinks.settle': 'secret',
  'payments.transaction': 'secret',
  'payments.attempt': 'secret',
  'payments.settle': 'secret',
  'organizations.signIn': 'public',
  'organizations.signOut': 'public',
  'organizations.reservations': 'company',
  'organizations.show': 'companyAdmin',
  'organizations.startExport': 'companyAdmin',
  'organizations.exportFile': 'companyAdmin',
  'lottery.event': 'public',
  'lottery.enter': 'own',
  'lottery.show': 'own',
  'lottery.update': 'own',
  'lottery.cancel': 'own',
  'lottery.deleteIncomplete': 'own',
  'user.lotteryResults': 'own',
  'ota.site': 'public',
  'ota.search': 'public',
  'ota.ratings': 'public',
  'ota.recommend': 'public',
  'ota.store': 'public',
  'ota.stored': 'secret',
  'ota.reservation': 'stayRead',
  'accounts.me': 'own',
  'accounts.show': 'own',
  'accounts.update': 'own',
  'accounts.updateEmail': 'own',
  'accounts.resendConfirmEmail': 'own',
  'accounts.cancel': 'own',
  'accounts.setup': 'own',
  'accounts.switch': 'own',
  'accounts.program': 'own',
  'personalDataOfMember.show': 'own',
  'user.reservations': 'own',
  'wallet.points': 'own',
  'wallet.timeline': 'own',
  'wallet.exchanges': 'own',
  'wallet.exchange': 'own',
  'wallet.cards': 'own',
  'wallet.removeCard': 'own',
  'wallet.coupons': 'own',
  'wallet.coupon': 'own',
  'wallet.consumeCoupon': 'own',
  'wallet.vouchers': 'own',
  'wallet.consumeVoucher': 'own',
  'reservations.show': 'stayRead',
  'managing.find': 'stayRead',
  'managing.updateSettings': 'stayRead',
  'managing.receipt': 'stayRead',
  'managing.walletPass': 'stayRead',
  'managing.walletLink': 'stayRead',
  'changing.codes': 'stayRead',
  'personalDataOfStay.show': 'stayRead',
  'questions.ofReservation': 'stayRead',
  'questions.add': 'stayRead',
  'managing.cancel': 'stayAct',
  'managing.guests': 'stayAct',
  'changing.update': 'stayAct',
  'questions.change': 'stayAct',
  'personalDataOfStay.erase': 'stayAct',
}

/** The headers of each, new for every call: some calls end the session that makes them. */
export async function openPersons(world: World): Promise<Record<Person, () => Promise<Record<string, string>>>> {
  const booker = await newMember(world)
  return {
    visitor: () => Promise.resolve({}),
    booker: () => headersOf(world, booker.id),
    otherMember: async () => headersOf(world, (await newMember(world)).id),
    memberElsewhere: () => headersOf(world, 2001, 'taipei-lan'),
    colleague: async () => (await signInAs(world, TRAVEL)).headers,
    companyAdmin: async () => (await signInAs(world, ADMIN)).headers,
    otherCompany: async () => (await signInAs(world, OTHER)).headers,
  }
}

/** The same input without what proves the stay. */
export const unproven = (input: CallInput, email: string): CallInput =>
  JSON.parse(JSON.stringify(input, (key, value: unknown) => (key === 'email' && value === email ? undefined : value)))
