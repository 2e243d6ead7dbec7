/** An address that names the stay: a day of arrival, in one parameter or in three, or any day. Ours always do. */
export const namesStay = (query: URLSearchParams): boolean =>
  /(^|&)(checkin|checkin_day|search_type=undated)\b/.test(String(query))
