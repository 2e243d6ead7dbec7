// Units are in the names. A comment names where the value comes from: a row of test/requirements.tsv, or AMB and a decision.

// Time
export const SECOND_MS = 1_000
export const MINUTE_MS = 60_000
export const HOUR_MS = 3_600_000
export const DAY_MS = 86_400_000 // CONST-028: only to describe a day; nights are plain-date arithmetic (rules/days/dates)

// Lifetimes (CONST-001 to CONST-004, CONST-020)
export const CRITERIA_COOKIE_MS = HOUR_MS
export const BROWSING_STATE_MS = 600_000
export const RESULTS_KEPT_MS = 5 * MINUTE_MS // for who goes back to them; what they go on with is asked for anew
export const UTM_COOKIE_MS = DAY_MS
export const CLIENT_SESSION_MS = 0.75 * DAY_MS
export const RECOMMENDER_PREVIEW_MS = 5 * MINUTE_MS
export const PURCHASES_MS = 30 * DAY_MS // longer than a tab with a confirmation stays open

// The agency's site (OTA-011, OTA-012)
export const OTA_REDIRECT_SECONDS = 10 // CONST-031, AMB-31; a hotel's settings may say another number
export const TEMPORARY_STORAGE_MS = HOUR_MS
export const OTA_SOURCE = 'tripla_ota' // the booking source of an agency's site

// Waits (CONST-006 to CONST-009, CONST-021, CONST-032)
export const RETRY_WAIT_MS = 1_000 // 429
export const LONGEST_RETRY_WAIT_MS = 25_000 // whatever Retry-After says; with the chance added at most half a minute
export const BUSY_AFTER_TRIES = 3 // AMB-21: then the guest is told that the server is busy
export const SIGN_IN_REDIRECT_CHECK_MS = 3_500
export const SSO_REDIRECT_DELAY_MS = 500
export const POPOVER_DELAY_MS = 200
export const CHATBOT_USER_ID_WAIT_MS = 2_000
export const CHATBOT_USER_ID_POLL_MS = 200
export const UPDATE_RETRY_MS = 5 * MINUTE_MS

// Payment (CONST-012, CONST-018, CONST-019)
export const THREE_DS_MS = 15 * MINUTE_MS
export const PAY_BY_LINK_MS = HOUR_MS
export const ATTEMPT_MS = HOUR_MS // longer than the bank may ask, shorter than the server keeps an idempotency key
export const OPEN_ATTEMPT_MS = DAY_MS // as long as the server keeps an idempotency key
export const LOTTERY_REMINDER_MS = DAY_MS // before the deadline of who won
export const DUPLICATE_BOOKING_MS = 10 * MINUTE_MS // the same stay within it is asked about before it is booked (AMB-83)
/** A request that a reload cut off has come to the server by then, or never will. */
export const UNHEARD_ATTEMPT_MS = 10 * SECOND_MS
export const TRANSACTION_POLL_MS = 2_500
export const CARDS_BEFORE_ON_SITE = 2 // refused cards after which a hotel that wishes so is paid at its desk
export const ONLINE_CAP_JPY = 1_000_000 // Visa and Mastercard, strictly greater is refused (AMB-37)

// Search (CONST-010, CONST-011, CONST-025 to CONST-027)
export const DEFAULT_ROOM_COUNT = 1
export const DEFAULT_ADULTS = 2
export const DEFAULT_NIGHTS = 1
export const DEFAULT_ORDER = 'price_low_to_high'
export const CHECKIN_OFFSET_DAYS = 0
export const MAX_GUESTS_PER_ROOM = 20
export const MAX_ROOMS = 999
export const MAX_FLIGHT_ROOMS = 5
export const MAX_UNDATED_NIGHTS = 30 // ours: nobody looks for a longer stay without a date

// Lists (CONST-023, CONST-024)
export const POINT_HISTORY_PAGE_SIZE = 5
export const RESERVATIONS_PAGE = 1
export const RESERVATIONS_STATUS = 'upcoming'

// Forms (CONST-013 to CONST-015, MANAGE-036)
/** The longest a guest waits for what is said about their e-mail address. */
export const EMAIL_CHECK_MS = 4_000
export const FREE_TEXT_CHARACTERS = 255
export const NAME_CHARACTERS = 100
export const EMAIL_CHARACTERS = 254 // RFC 5321
export const PHONE_CHARACTERS = 20
export const POSTCODE_CHARACTERS = 12
/** No code of an offer, a coupon or a voucher is longer. */
export const CODE_CHARACTERS = 100
export const PASSWORD_MIN_CHARACTERS = 8
export const PASSWORD_MAX_CHARACTERS = 128
export const ATTACHMENT_FILES = 30
export const ATTACHMENT_BYTES = 80 * 1_024 * 1_024 // AMB-49: an image
/** A download of an organization: days of arrival, and stays one file holds (1600). */
export const EXPORT_DAYS = 366
export const EXPORT_STAYS = 1_000
export const EXPORT_KEPT_MS = DAY_MS
/** How often a download that is still being written is asked for, a second apart. */
export const EXPORT_TRIES = 60
/** How often a receipt that is still being written is asked for, a second apart. */
export const RECEIPT_TRIES = 15

// Told to guests (CONST-016 to CONST-022); texts take the number as a parameter (AMB-70)
export const POINTS_CREDITED_DAYS = 3
export const POINT_EXCHANGE_VALID_DAYS = 180
export const EMAIL_DELIVERY_MINUTES = 10
export const THREE_DS_MINUTES = 15
export const UPDATE_RETRY_MINUTES = 5
export const PAY_BY_LINK_HOURS = 1
export const BROWSING_STATE_MINUTES = 10

// Layout
export const MOBILE_WIDTH_PX = 992 // CONST-029: decides the chatbot's platform

// Calls: how long one may take, and how often a paid one whose answer was lost is asked for again under its key
export const CALL_TIMEOUT_MS = 30 * SECOND_MS
export const ONCE_TRIES = 4

// Error reports (ERR-125, ERR-126): how many one visit sends, where they are switched off, and the oldest browsers that count
export const REPORTS_A_VISIT = 10
export const UNREPORTED_HOSTS = ['localhost', '127.0.0.1', '[::1]', '0.0.0.0', 'local']
export const OLDEST_BROWSERS = { chrome: 111, firefox: 115, safari: 16 } // what the build is made for

// Our public name at the identity server: a public id without privilege (guarantees, decided line 9)
export const CLIENT_KEY = 'booking-widget'
export const CLIENT_SECRET = 'public'
