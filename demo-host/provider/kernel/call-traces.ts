import type { CONTRACT } from '../../../shared/contract/index.ts'
import type { AuditKind } from '../db/schema/audit.ts'

/** Why a call leaves no row. */
export const TRACELESS = {
  public: 'answers with what anybody may know, or keeps it for the same guest for a while',
  own: 'shows members what is theirs',
  unguessable: 'answers to an unguessable id, and names nobody',
  gateway: 'moves only what the gateway answers, which leaves the events of its payment',
  again: 'goes on with, or repeats, what left its row before',
} as const

/** What a call leaves in the trail (guarantee S32): a row of `audit`, an event of its reservation, a row of a ledger, or nothing and why. */
export type CallTrace =
  | { audit: AuditKind }
  | { event: 'booked' | 'cancelled' | 'changed' | 'guests_changed' | 'answered' | 'answers_changed' }
  | { row: 'payment' | 'point_exchange' | 'availability_alert' | 'error_report' | 'attachment' }
  | { nothing: keyof typeof TRACELESS }

type Traces = {
  readonly [Area in keyof typeof CONTRACT]: { readonly [Row in keyof (typeof CONTRACT)[Area]]: CallTrace }
}

const [PUBLIC, OWN, UNGUESSABLE] = [{ nothing: 'public' }, { nothing: 'own' }, { nothing: 'unguessable' }] as const
const [GATEWAY, AGAIN] = [{ nothing: 'gateway' }, { nothing: 'again' }] as const
const [SIGNED_IN, STAY_READ] = [{ audit: 'signed_in' }, { audit: 'stay_read' }] as const

/** Every call of the contract decides: one without its row here does not compile. */
export const CALL_TRACES = {
  session: { start: PUBLIC, whoami: OWN },
  starting: { sessionAndSettings: PUBLIC, settings: PUBLIC },
  hotels: { hotel: PUBLIC, legalText: PUBLIC, ofBrand: PUBLIC, inventory: PUBLIC },
  teaser: { show: PUBLIC },
  rooms: {
    search: PUBLIC,
    price: PUBLIC,
    inventory: PUBLIC,
    availability: PUBLIC,
    policies: PUBLIC,
    policy: PUBLIC,
    preload: PUBLIC,
    alert: { row: 'availability_alert' },
  },
  recommender: { settings: PUBLIC, rooms: PUBLIC },
  extras: { list: PUBLIC },
  reservations: { create: { event: 'booked' }, show: STAY_READ },
  managing: {
    find: STAY_READ,
    cancel: { event: 'cancelled' },
    guests: { event: 'guests_changed' },
    updateSettings: STAY_READ,
    receipt: { audit: 'receipt_issued' },
    walletPass: STAY_READ,
    walletLink: STAY_READ,
  },
  changing: { update: { event: 'changed' }, codes: STAY_READ },
  payments: {
    transaction: UNGUESSABLE,
    attempt: UNGUESSABLE,
    settle: GATEWAY,
    paypalCredential: GATEWAY,
    paypalOrder: GATEWAY,
    paypalValidation: GATEWAY,
    adyenSession: GATEWAY,
  },
  paymentLinks: { show: UNGUESSABLE, pay: { row: 'payment' }, outcome: UNGUESSABLE, settle: GATEWAY },
  marketing: { subscription: OWN, unsubscribe: { audit: 'offers_ended' } },
  members: { chatbotSession: PUBLIC },
  personalDataOfStay: { show: { audit: 'data_exported' }, erase: { audit: 'data_erased' } },
  personalDataOfMember: { show: { audit: 'data_exported' } },
  accounts: {
    me: OWN,
    signInButton: PUBLIC,
    signIn: SIGNED_IN,
    signUp: { audit: 'account_made' },
    verify: UNGUESSABLE,
    confirm: { audit: 'account_confirmed' },
    signOut: { audit: 'signed_out' },
    show: OWN,
    update: { audit: 'profile_changed' },
    updateEmail: { audit: 'email_change_asked' },
    updatePassword: { audit: 'password_changed' },
    startReset: { audit: 'password_reset_asked' },
    resendConfirmEmail: AGAIN,
    resendConfirmation: AGAIN,
    cancel: { audit: 'account_deleted' },
    setup: { audit: 'profile_changed' },
    switch: { audit: 'program_entered' },
    tokens: AGAIN,
    program: OWN,
    programById: PUBLIC,
    programs: PUBLIC,
  },
  user: { reservations: OWN, lotteryResults: OWN },
  organizations: {
    signIn: { audit: 'organization_signed_in' },
    signOut: { audit: 'organization_signed_out' },
    show: OWN,
    reservations: OWN,
    startExport: { audit: 'organization_data_exported' },
    exportFile: AGAIN,
  },
  questions: {
    ofHotel: PUBLIC,
    ofBrand: PUBLIC,
    ofReservation: STAY_READ,
    add: { event: 'answered' },
    change: { event: 'answers_changed' },
    upload: { row: 'attachment' },
  },
  reports: { create: { row: 'error_report' } },
  places: { localCurrency: PUBLIC, qrCode: PUBLIC },
  emails: { verify: PUBLIC },
  external: {
    start: PUBLIC,
    facebookSignIn: SIGNED_IN,
    lineSignIn: SIGNED_IN,
    openIdSignIn: SIGNED_IN,
    memberSystemSignIn: SIGNED_IN,
    customAuth: SIGNED_IN,
    upsertLiff: AGAIN,
  },
  wallet: {
    points: OWN,
    timeline: OWN,
    exchanges: OWN,
    exchange: { row: 'point_exchange' },
    cards: OWN,
    removeCard: { audit: 'card_forgotten' },
    coupons: OWN,
    coupon: OWN,
    consumeCoupon: { audit: 'coupon_consumed' },
    vouchers: OWN,
    consumeVoucher: { audit: 'voucher_consumed' },
  },
  lottery: {
    event: PUBLIC,
    enter: { audit: 'lottery_entered' },
    show: OWN,
    update: { audit: 'lottery_entry_changed' },
    cancel: { audit: 'lottery_entry_cancelled' },
    deleteIncomplete: GATEWAY,
  },
  ota: {
    site: PUBLIC,
    search: PUBLIC,
    ratings: PUBLIC,
    recommend: PUBLIC,
    reservation: STAY_READ,
    store: PUBLIC,
    stored: UNGUESSABLE,
  },
} as const satisfies Traces
