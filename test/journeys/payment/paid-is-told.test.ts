import assert from 'node:assert/strict'
import { describe, it } from 'node:test'

import { eq } from 'drizzle-orm'
import type { Page } from 'playwright'

import { chargeTable } from '../../../demo-host/simulators/gateway/schema.ts'
import { closure, START_MODULES } from '../../lib/measures/sizes.ts'
import { BOTH_WAYS, journey, PAYS } from '../helpers/guest.ts'

const { world, guest } = journey()

/** The widget in each way it stands in a page. */
const WAYS = {
  'its own document': {},
  'a page, inline': { host: '/' },
  'a page, in a frame': { host: '/frame/', inFrame: true },
}
const charged = () => world().database.orm.$count(chargeTable, eq(chargeTable.state, 'captured'))
/** As a deployment, a filter or a tunnel does it: what has not been fetched by now does not come. */
const cutScripts = (page: Page) => page.context().route(/\.js(\?|$)/, (route) => route.abort())

describe('a guest who has paid', () => {
  for (const [place, visit] of Object.entries(WAYS))
    it(`reads that the stay is booked though no file comes any more after Pay, in ${place}`, async () => {
      const before = await charged()
      const taro = await guest(visit)
      if ('host' in visit) await taro.search()
      else await taro.openResults()
      await taro.choose(BOTH_WAYS)
      await taro.toDetails()
      await taro.introduce()
      await taro.toPayment()
      await taro.fillCard(PAYS)
      await cutScripts(taro.page)
      await taro.pay()
      assert.match(await taro.confirmed(), /^\S+$/)
      assert.equal(await charged(), before + 1)
      await taro.page.close()
    })

  for (const way of ['the button', 'the connection that is back'])
    it(`finds a page that did not come by ${way}`, async () => {
      const taro = await guest()
      const context = taro.page.context()
      const first = closure([...START_MODULES, /^widget\/document\.ts$/])
      const late = closure([/^widget\/features\/manage\/lookup\.tsx$/]).filter((file) => !first.includes(file))
      const isLate = ({ pathname }: URL) => late.some((file) => pathname.endsWith(`/${file}`))
      await context.route(isLate, (route) => route.abort())
      await taro.open('/search')
      const again = taro.button(taro.t('failing.reload'))
      await again.waitFor()
      await context.unroute(isLate)
      if (way === 'the button') await again.click()
      else await taro.page.evaluate(() => dispatchEvent(new Event('online')))
      await taro.seeTitle(taro.t('manage.lookupTitle'))
      await taro.page.close()
    })
})
