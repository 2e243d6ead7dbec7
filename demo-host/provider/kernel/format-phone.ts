import { isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/min'

/**
 * A telephone number as guests of any country can read and call it: `0460-00-0118` of a hotel in `JP`, or `+81460000118`, is
 * `+81 460 00 0118` (E.123), which no line breaks: its spaces are U+00A0. What is no number of the country's plan stays as
 * the hotel typed it.
 */
export function formatPhone(phone: string, country: string): string {
  const of = isSupportedCountry(country) ? country : undefined
  const number = parsePhoneNumberFromString(phone, of)
  return number?.isPossible() ? number.formatInternational().replaceAll(' ', '\u00a0') : phone
}
