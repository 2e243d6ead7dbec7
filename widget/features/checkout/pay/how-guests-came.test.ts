import assert from 'node:assert/strict'
import { describe, it } from 'node:test'

import { eq, sql } from 'drizzle-orm'

import { reservation } from '../../../../demo-host/provider/db/schema/booking.ts'
import { hotel } from '../../../../demo-host/provider/db/schema/hotel.ts'
import { loadTranslate } from '../../../../locales/load.ts'
import { BOOK, callsTo } from '../../../../test/journeys/helpers/calls.ts'
import { TARO } from '../../../../test/contract/helpers/guest.ts'
import { anHourLater } from '../../../../test/lib/an-hour-later.ts'
import { bookingSteps } from '../../../../test/lib/widget/booking-steps.ts'
import { forgetGuest } from '../../../../test/lib/widget/open-widget.ts'
import { stayVisits } from '../../../../test/lib/widget/stay-visits.ts'
import type { StayVisit } from '../../../../test/lib/widget/stay-visits.ts'
import { clientSessionAtom } from '../../../state/settings/settings.ts'

// Cookies, and what the page around says of the guest's wish: test/journeys/embedding/attribution.test.ts.

const AT_HOTEL = 'Room only'
const { world, open } = stayVisits()
const t = await loadTranslate('en', ['checkout', 'results'])

/** To the confirmation; what was sent for it, and the number. */
async function book(who: StayVisit) {
  const steps = bookingSteps(() => who, t)
  const since = await world().lastCall()
  await steps.choose(AT_HOTEL)
  await who.press(t('results.continue'))
  await who.titled(t('checkout.whoComes'))
  await steps.introduce()
  await steps.submit(t('checkout.bookPayAtHotel'))
  const number = await who.until(() => who.words('.booked-number')[0])
  await anHourLater(world())
  const [sent, ...more] = await callsTo(world(), 'POST', BOOK, since)
  assert.ok(sent)
  assert.deepEqual([sent.status, more], [201, []])
  return { number, path: sent.path, body: Object(sent.body) as Record<string, unknown> }
}
async function keptOf(number: string) {
  const [row] = await world().database.orm.select().from(reservation).where(eq(reservation.number, number))
  assert.ok(row)
  return row
}

describe('where a booking came about', () => {
  for (const [what, query, source] of [
    ['the widget on a site', {}, 'booking_widget'],
    ['WordPress', { source: 'wordpress' }, 'wordpress'],
    ['a chatbot', { fromChatbot: 'true' }, 'chatbot'],
    ['a travel site', { source: 'tripla_ota' }, 'tripla_ota'],
    ['another that has a name', { source: 'line_rich_menu' }, 'line_rich_menu'],
  ] as const)
    it(`is sent and kept with the booking: ${what} [CHAT-016]`, async () => {
      const who = await open({ query })
      const { number, path, body } = await book(who)
      assert.equal(body.source, source)
      const answer = await fetch(`${world().origins.api}${path}/${number}?email=${encodeURIComponent(TARO.email)}`, {
        headers: { 'X-Client-Session': String(who.store.get(clientSessionAtom)) },
      })
      assert.equal((await answer.json()).data.booking_method, source)
    })
})

describe('how a guest came', () => {
  const CAMPAIGN = { utm_source: 'newsletter', utm_medium: 'mail', utm_campaign: 'snow' }
  const ADDRESS = '/booking/result?code=shirotsuki&locale=en&checkin=2026-12-10&checkout=2026-12-12&adults=2'

  it('goes along with a booking of the same day, and is forgotten by one after it [QUERY-016]', async () => {
    for (const isOver of [false, true]) {
      const first = await open({ address: `${ADDRESS}&${new URLSearchParams(CAMPAIGN)}` })
      await first.until(() => document.cookie.includes('utm_source'))
      first.close()
      if (isOver) document.cookie = 'booking-widget.utm=; path=/; max-age=0'
      const { body, number } = await book(await open({ address: ADDRESS }))
      assert.deepEqual(body.tracking, isOver ? undefined : CAMPAIGN)
      assert.deepEqual((await keptOf(number)).tracking, isOver ? {} : CAMPAIGN)
      forgetGuest()
    }
  })

  it('holds the click of an advertisement [QUERY-017]', async () => {
    const CLICK = { campaignid: '77', adgroupid: '8', keyword: 'onsen hakone', gclid: 'g-1', yclid: 'y-2' }
    const { body, number } = await book(await open({ query: CLICK }))
    assert.deepEqual(body.tracking, CLICK)
    assert.deepEqual((await keptOf(number)).tracking, CLICK)
  })

  it('names source and medium of the booking [QUERY-072]', async () => {
    const { body } = await book(await open({ query: { source: 'wordpress', medium: 'm' } }))
    assert.deepEqual([body.source, body.medium], ['wordpress', 'm'])
  })

  it('goes along to the other site of the hotel, and to no third one', async () => {
    const { orm } = world().database
    const hrefFor = async (url: string) => {
      const website = sql`jsonb_set(${hotel.settings}, '{website_url}', ${JSON.stringify(url)}::jsonb)`
      await orm.update(hotel).set({ settings: website })
      const who = await open({ query: CAMPAIGN })
      await book(who)
      const links = who.all('a').filter(({ textContent }) => textContent?.trim() === 'Shirotsuki')
      who.close()
      return links.at(-1)?.getAttribute('href')
    }
    const ours = new URL(String(await hrefFor('https://www.shirotsuki.example/en/?utm_source=own')))
    assert.deepEqual(Object.fromEntries(ours.searchParams), { ...CAMPAIGN, utm_source: 'own' })
    assert.equal(await hrefFor('https://notshirotsuki.example/'), 'https://notshirotsuki.example/')
  })
})
