import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'

import { eq, sql } from 'drizzle-orm'

import { managing } from '../../../shared/contract/managing.ts'
import { LOCALE_CODES, LOCALES } from '../../../shared/locales.ts'
import type { Locale } from '../../../shared/locales.ts'
import { loadTranslate } from '../../../locales/load.ts'
import { openGoogleWallet } from '../../../demo-host/provider/passes/google-wallet.ts'
import { hotel } from '../../../demo-host/provider/db/schema/hotel.ts'
import { makeGoogleIssuer, openGoogleLink } from '../../lib/wallet-pass/google-wallet.ts'
import type { GoogleCard } from '../../lib/wallet-pass/google-wallet.ts'
import { STAY, TARO } from '../helpers/guest.ts'
import { askFor, bookedIn, HOTEL, shown } from '../helpers/wallet-stay.ts'
import type { Stay } from '../helpers/wallet-stay.ts'
import { openWorld } from '../helpers/world.ts'

const ISSUER = makeGoogleIssuer()
const ask = (stay: Stay, query?: object, locale?: Locale) => askFor(managing.walletLink, stay, query, locale)
const offered = async (stay: Stay) => (await shown(stay)).wallet_link

describe('the address that puts a stay into Google Wallet', () => {
  let stay: Stay
  before(async () => {
    stay = await bookedIn(await openWorld({ googleWallet: openGoogleWallet(ISSUER) }))
  })
  after(() => stay.world.close())
  const linkIn = async (locale: Locale = 'en'): Promise<string> => {
    const answer = await ask(stay, undefined, locale)
    assert.equal(answer.status, 200)
    return (await answer.json()).data.url
  }
  const cardIn = async (locale?: Locale) => openGoogleLink(await linkIn(locale), ISSUER.publicKey).card
  const factsOf = ({ textModulesData }: GoogleCard) => new Map(textModulesData.map((fact) => [fact.id, fact]))
  const set = (settings: object) =>
    stay.world.database.orm
      .update(hotel)
      .set({ settings: sql`${hotel.settings} || ${JSON.stringify(settings)}::jsonb` })
      .where(eq(hotel.id, HOTEL))

  it('says who stays where and when, for this issuer, and is offered with the stay', async () => {
    assert.equal(await offered(stay), true)
    const answer = await ask(stay)
    assert.equal(answer.headers.get('cache-control'), 'no-store')
    const { issuer, card } = openGoogleLink((await answer.json()).data.url, ISSUER.publicKey)
    assert.equal(issuer, 'wallet@booking-test.iam.example')
    assert.ok(card.id.startsWith(`${ISSUER.issuerId}.${stay.number}-`))
    assert.match(card.id, /^[\w.-]+$/)
    const [from, until] = [STAY.checkin_date, STAY.checkout_date].map((date) => date.replaceAll('-', '/'))
    assert.deepEqual(
      [card.state, card.cardTitle, card.subheader, card.header].map((said) => Object(said).defaultValue?.value ?? said),
      ['ACTIVE', 'Shirotsuki', 'Taro Yamada', `${from} – ${until}`],
    )
    const facts = factsOf(card)
    assert.deepEqual(
      ['checkin', 'checkout', 'number', 'guests'].map((id) => facts.get(id)?.body),
      [`${from} (Tue) 15:00`, `${until} (Thu) 11:00`, stay.number, '2 adults'],
    )
    // After the stay the card is put away.
    assert.equal(card.validTimeInterval.end.date, '2026-11-26T02:00:00.000Z')
    const { email, phone } = TARO
    for (const secret of [email, phone, stay.token]) assert.ok(!JSON.stringify(card).includes(secret), secret)
  })

  it('writes from one day to another as its language does', async () => {
    const headers = await Promise.all(
      (['ja', 'ko', 'ar'] as const).map(async (locale) => (await cardIn(locale)).header),
    )
    const [from, until] = [STAY.checkin_date, STAY.checkout_date].map((date) => date.replaceAll('-', '/'))
    assert.deepEqual(
      headers.map((said) => Object(said).defaultValue.value.replaceAll(/[\u2066-\u2069]/g, '')),
      [`${from}〜${until}`, `${from} – ${until}`, `${from} – ${until}`],
    )
  })

  it('is worthless where anything in it was changed, and for another issuer', async () => {
    const link = await linkIn()
    const at = link.indexOf('.', link.indexOf('.', 'https://pay.google.com'.length) + 1) + 40
    const bent = link.slice(0, at) + (link[at] === 'A' ? 'B' : 'A') + link.slice(at + 1)
    assert.throws(() => openGoogleLink(bent, ISSUER.publicKey), /not signed/)
    assert.throws(() => openGoogleLink(link, makeGoogleIssuer().publicKey), /not signed/)
  })

  it('is another card once what it says is another, because Google writes none anew', async () => {
    const first = await cardIn()
    assert.equal((await cardIn()).id, first.id)
    stay.world.clock.set(stay.world.clock.now() + 60_000)
    assert.equal((await cardIn()).id, first.id)
    await set({ qr_codes: true, button_colour: '#102030' })
    const card = await cardIn()
    assert.notEqual(card.id, first.id)
    assert.equal(card.hexBackgroundColor, '#102030')
    assert.deepEqual(card.barcode, { type: 'QR_CODE', value: stay.number, alternateText: stay.number })
    await set({ qr_codes: false })
    assert.equal((await cardIn()).barcode, undefined)
  })

  for (const locale of LOCALE_CODES)
    it(`speaks the language of its guest, and leaves away what would make it too long: ${locale}`, async () => {
      const t = await loadTranslate(locale, ['mail', 'checkout'])
      const card = await cardIn(locale)
      assert.equal(card.cardTitle.defaultValue.language, LOCALES[locale].tag)
      const facts = factsOf(card)
      const labels = { checkin: t('mail.checkIn'), checkout: t('mail.checkOut'), number: t('mail.reservationNumber') }
      for (const [id, label] of Object.entries(labels)) assert.equal(facts.get(id)?.header, label)
      // The longest words there are: openGoogleLink takes none that is too long.
      await set({ qr_codes: true })
      assert.ok(factsOf(await cardIn(locale)).has('checkout'))
      await set({ qr_codes: false })
    })
})
