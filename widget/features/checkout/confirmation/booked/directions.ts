/** Their maps and their wallet are the ones a guest has at hand. */
export const isOfApple = (userAgent: string): boolean => /iPhone|iPad|Macintosh/.test(userAgent)

/** Routes with the map of the guest's own device: both addresses open the app where there is one, and ask for no key. */
export const directionsTo = (address: string, userAgent: string): string =>
  isOfApple(userAgent)
    ? `https://maps.apple.com/?${new URLSearchParams({ daddr: address })}`
    : `https://www.google.com/maps/dir/?${new URLSearchParams({ api: '1', destination: address })}`
