// How much of anything a caller may send. Every field of a query or body is held to one of these by its struct
// (model/input.ts), so both sides know them; a value beyond is refused with 422 and the name of its field.

/** Of an id, or of minor units of a sum: rupiah pass 32 bits, and integers lose their last digit far above. */
export const MOST_NUMBER = 1_000_000_000_000
/** What an account of points can count. */
export const MOST_POINTS = 2_147_483_647
/** JSON within JSON: the deepest body of the contract has six levels. */
export const JSON_DEPTH = 16

// Dates. A year of four digits is no date yet: what lies outside is a mistake, and every day between costs a look.
export const FIRST_STAY_DAY = '2000-01-01'
/** The last day a guest's wish may begin on, and the last one a stay that begins then may end on. */
export const LAST_ARRIVAL_DAY = '2099-12-31'
export const LAST_STAY_DAY = '2100-12-31'
export const FIRST_BIRTH_DAY = '1900-01-01'
/** The longest stay that is sold at once; a plan may have a shorter one of its own (max_nights). */
export const LONGEST_STAY_NIGHTS = 365
/** Days of one calendar, both ends included. */
export const CALENDAR_DAYS = 100
/** The longest stay a calendar is asked to have room for. */
export const CALENDAR_NIGHTS = 60

// Parties and what is chosen. A hotel's own limits are lower (rules/party.ts).
export const ROOM_GUESTS = 99
/** Lines of chosen rooms; each has a quantity, and all together are no more than MAX_ROOMS. */
export const CHOSEN_LINES = 99
export const CHOSEN_EXTRAS = 500
export const EXTRA_QUANTITY = 999
/** Nights times different parties: each pair is priced in every plan of the hotel. */
export const PRICED_NIGHTS = 500

// Texts, in UTF-16 units.
export const WORD_CHARACTERS = 100
export const LINE_CHARACTERS = 255
/** A code point may be two units. */
export const FREE_TEXT_UNITS = 510
export const TOKEN_CHARACTERS = 2_048
export const ADDRESS_CHARACTERS = 2_048
/** What a bank's page sends back to the gateway's own code. */
export const REDIRECT_RESULT_CHARACTERS = 8_192
export const CLOCK_CHARACTERS = 20

// Lists.
export const LISTED_CODES = 100
export const SEGMENTS = 100
export const ANSWERS = 200
export const ANSWER_OPTIONS = 100
/** More than a right answer has: what is wrong with it is said at its question (rules/questions.ts). */
export const ANSWER_UNITS = 1_024
export const ANSWER_FILES = 100
export const MOST_PAGE = 100_000
/** Faults told of one input: the first are what a reader can mend. */
export const TOLD_FAULTS = 20
/** A sentence or two of what a guest looks for (REC-002). */
export const WISH_TEXT_CHARACTERS = 500
