import { HOUR_MS, MINUTE_MS } from '../../../../shared/constants.ts'
import type { Origins } from '../../../../shared/origins.ts'
import { hotelRoutes } from '../../../../shared/routes.ts'
import type { AllowedOrigins } from '../../hotels/allowed-origins.ts'
import { checkPaymentPage } from './check-payment-page.ts'

export type WatchOptions = {
  /** Codes of the hotels whose page is looked at; none, and nothing is. */
  hotels: readonly string[]
  dist: string
  origins: Origins
  outsidersOf: (code: string) => Promise<AllowedOrigins>
  log: { error: (found: object, message: string) => void }
}

/** Looks once an hour at the page as guests get it, through every proxy before us, and logs what is not as it was built. */
export function watchPaymentPages({ hotels, dist, origins, outsidersOf, log }: WatchOptions) {
  let isClosed = false
  let timer: NodeJS.Timeout | undefined

  async function look(): Promise<void> {
    for (const hotel of hotels) {
      const address = `${origins.widget}${hotelRoutes.guestDetail.path}?${new URLSearchParams({ code: hotel })}`
      const authorised = { scripts: [], others: Object.values(origins) }
      const differences = await checkPaymentPage({ address, dist, authorised, outsiders: await outsidersOf(hotel) })
      if (differences.length > 0 && !isClosed)
        log.error({ hotel, differences }, 'the payment page is not what was built')
    }
  }
  function lookIn(ms: number) {
    timer = setTimeout(() => {
      look()
        .catch((error: unknown) => log.error({ err: error }, 'the payment page could not be checked'))
        .finally(() => {
          if (!isClosed) lookIn(HOUR_MS)
        })
    }, ms)
    timer.unref()
  }
  // Proxies before us need their moment until they send somebody here.
  if (hotels.length > 0) lookIn(MINUTE_MS)

  return {
    look,
    close() {
      isClosed = true
      clearTimeout(timer)
    },
  }
}
