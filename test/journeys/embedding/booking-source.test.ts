import assert from 'node:assert/strict'
import { describe, it } from 'node:test'

import { BOOK, callsTo } from '../helpers/calls.ts'
import { AT_HOTEL, journey, TARO } from '../helpers/guest.ts'

const { world, guest } = journey()

describe('where a booking came about', () => {
  const starts = [
    ['the widget on a site', {}, 'booking_widget'],
    ['WordPress', { source: 'wordpress' }, 'wordpress'],
    ['a chatbot', { fromChatbot: 'true' }, 'chatbot'],
    ['a travel site', { source: 'tripla_ota' }, 'tripla_ota'],
    ['another that has a name', { source: 'line_rich_menu' }, 'line_rich_menu'],
  ] as const
  for (const [what, query, source] of starts) {
    it(`is sent and kept with the booking: ${what} [CHAT-016]`, async () => {
      const since = await world().lastCall()
      const taro = await guest()
      await taro.openResults(query)
      await taro.choose(AT_HOTEL)
      await taro.toDetails()
      await taro.introduce()
      await taro.button(taro.t('checkout.bookPayAtHotel')).click()
      const number = await taro.confirmed()
      const [sent] = await callsTo(world(), 'POST', BOOK, since)
      assert.equal(Object(sent?.body).source, source)
      const session = await taro.page.evaluate(() => document.cookie)
      const token = JSON.parse(decodeURIComponent(session.split('clientSession=')[1]?.split(';')[0] ?? '""')).value
      const shown = await fetch(
        `${world().origins.api}${sent?.path}/${number}?email=${encodeURIComponent(TARO.email)}`,
        { headers: { 'X-Client-Session': token } },
      )
      assert.equal((await shown.json()).data.booking_method, source)
      await taro.page.close()
    })
  }
})
