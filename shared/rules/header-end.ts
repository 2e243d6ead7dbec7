/** What a header in a dialog leaves free at its end, as the value of --booking-header-end. */
export const HEADER_END = '64px'
