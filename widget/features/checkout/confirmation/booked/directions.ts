import { isOfApple } from '../../../../lib/own-device.ts'

/** Routes with the map of the guest's own device: both addresses open the app where there is one, and ask for no key. */
export const directionsTo = (address: string, userAgent: string): string =>
  isOfApple(userAgent)
    ? `https://maps.apple.com/?${new URLSearchParams({ daddr: address })}`
    : `https://www.google.com/maps/dir/?${new URLSearchParams({ api: '1', destination: address })}`
