import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'

import { eq, sql } from 'drizzle-orm'

import { managing } from '../../../shared/contract/managing.ts'
import { DAY_MS } from '../../../shared/constants.ts'
import { LOCALE_CODES } from '../../../shared/locales.ts'
import type { Locale } from '../../../shared/locales.ts'
import { loadTranslate } from '../../../locales/load.ts'
import { openPassSigner } from '../../../demo-host/provider/passes/pass-signer.ts'
import { hotel } from '../../../demo-host/provider/db/schema/hotel.ts'
import { TEST_NOW } from '../../../demo-host/world/memory.ts'
import { makePassCertificate } from '../../lib/wallet-pass/certificates.ts'
import { filesOf, openPass } from '../../lib/wallet-pass/open-pass.ts'
import type { ShownPass } from '../../lib/wallet-pass/open-pass.ts'
import { openGuest, STAY, TARO } from '../helpers/guest.ts'
import { askFor, bookedIn, HOTEL, shown } from '../helpers/wallet-stay.ts'
import type { Stay } from '../helpers/wallet-stay.ts'
import { openWorld } from '../helpers/world.ts'

const UNTIL = TEST_NOW + 20 * DAY_MS
const CERTIFICATE = makePassCertificate({ now: TEST_NOW, until: UNTIL })

const ask = (stay: Stay, query?: object, locale?: Locale) => askFor(managing.walletPass, stay, query, locale)
const bytesOf = async (answer: Response) => new Uint8Array(await answer.arrayBuffer())
const offered = async (stay: Stay) => (await shown(stay)).wallet_pass

describe('the pass of a stay', () => {
  let stay: Stay
  before(async () => {
    stay = await bookedIn(await openWorld({ passSigner: openPassSigner(CERTIFICATE) }))
  })
  after(() => stay.world.close())
  const passIn = async (locale: Locale = 'en'): Promise<ShownPass> => {
    const answer = await ask(stay, undefined, locale)
    assert.equal(answer.status, 200)
    return openPass(await bytesOf(answer), CERTIFICATE.root)
  }
  const fieldsOf = ({ generic }: ShownPass) =>
    new Map(
      Object.values(generic)
        .flat()
        .map((one) => [one.key, one]),
    )

  it('is a signed file that nobody keeps on its way, and is offered with the stay', async () => {
    assert.equal(await offered(stay), true)
    const answer = await ask(stay)
    assert.deepEqual(
      ['content-type', 'cache-control', 'content-disposition'].map((name) => answer.headers.get(name)),
      ['application/vnd.apple.pkpass', 'no-store', 'attachment'],
    )
    const bytes = await bytesOf(answer)
    const { passTypeIdentifier, teamIdentifier, serialNumber, formatVersion } = await openPass(bytes, CERTIFICATE.root)
    assert.deepEqual(
      [formatVersion, passTypeIdentifier, teamIdentifier, serialNumber],
      [1, 'pass.example.stay', 'A1B2C3D4E5', stay.number],
    )
    assert.deepEqual([...(await filesOf(bytes)).keys()].toSorted(), [
      'icon.png',
      'icon@2x.png',
      'icon@3x.png',
      'manifest.json',
      'pass.json',
      'signature',
    ])
  })

  it('has a picture in the size of each screen', async () => {
    const files = await filesOf(await bytesOf(await ask(stay)))
    // The header of a PNG has its width and height.
    const sizeOf = (name: string) => {
      const file = Buffer.from(files.get(name) ?? [])
      return [file.subarray(1, 4).toString(), file.readUInt32BE(16), file.readUInt32BE(20)]
    }
    assert.deepEqual(
      [sizeOf('icon.png'), sizeOf('icon@2x.png'), sizeOf('icon@3x.png')],
      [
        ['PNG', 29, 29],
        ['PNG', 58, 58],
        ['PNG', 87, 87],
      ],
    )
  })

  it('is worthless where anything in it was changed', async () => {
    const bytes = Buffer.from(await bytesOf(await ask(stay)))
    for (const said of ['Shirotsuki', '"pass.json":"']) {
      const bent = Buffer.from(bytes)
      const at = bent.indexOf(said) + said.length - 1
      bent.writeUInt8(bent.readUInt8(at) ^ 1, at)
      await assert.rejects(openPass(bent, CERTIFICATE.root))
    }
    await assert.rejects(openPass(bytes, makePassCertificate().root))
  })

  it('says who stays where and when, by the clock of the hotel', async () => {
    const card = await passIn()
    const fields = fieldsOf(card)
    const [from, until] = [STAY.checkin_date, STAY.checkout_date].map((date) => date.replaceAll('-', '/'))
    assert.deepEqual(
      ['day', 'guest', 'checkin', 'checkout', 'number', 'guests', 'stay'].map((key) => fields.get(key)?.value),
      [from, 'Taro Yamada', `${from} (Tue) 15:00`, `${until} (Thu) 11:00`, stay.number, '2 adults', '2 nights'],
    )
    assert.match(fields.get('address')?.value ?? '', /^118 Moto-Hakone/)
    assert.match(fields.get('phone')?.value ?? '', /^\+81\s/)
    assert.match(fields.get('note')?.value ?? '', /as it was on 2026\/11\/01/)
    // 15:00 in Japan; after the stay the card is put away.
    assert.deepEqual([card.relevantDate, card.expirationDate], ['2026-11-24T06:00:00Z', '2026-11-26T02:00:00Z'])
    assert.deepEqual([card.logoText, card.description], ['Shirotsuki', 'Stay at Shirotsuki'])
    assert.equal(card.sharingProhibited, true)
    const { email, phone } = TARO
    for (const secret of [email, phone, stay.token]) assert.ok(!JSON.stringify(card).includes(secret), secret)
  })

  it('wears the colours of the hotel, and has a code where the desk reads codes', async () => {
    const { orm } = stay.world.database
    const set = (settings: object) =>
      orm
        .update(hotel)
        .set({ settings: sql`${hotel.settings} || ${JSON.stringify(settings)}::jsonb` })
        .where(eq(hotel.id, HOTEL))
    await set({ qr_codes: true, button_colour: '#102030' })
    const card = await passIn()
    assert.deepEqual([card.backgroundColor, card.foregroundColor], ['rgb(16, 32, 48)', 'rgb(255, 255, 255)'])
    assert.deepEqual(
      card.barcodes?.map(({ format, message, altText }) => [format, message, altText]),
      [['PKBarcodeFormatQR', stay.number, stay.number]],
    )
    await set({ qr_codes: false })
    assert.equal((await passIn()).barcodes, undefined)
  })

  for (const locale of LOCALE_CODES)
    it(`speaks the language of its guest: ${locale}`, async () => {
      const t = await loadTranslate(locale, ['mail', 'checkout'])
      const fields = fieldsOf(await passIn(locale))
      const labels = {
        day: t('mail.checkIn'),
        checkout: t('mail.checkOut'),
        number: t('mail.reservationNumber'),
        guests: t('checkout.guests'),
        address: t('mail.address'),
        phone: t('mail.phone'),
        rooms: t('mail.room'),
      }
      for (const [key, label] of Object.entries(labels)) assert.equal(fields.get(key)?.label, label)
      assert.equal(fields.get('guests')?.value, t('mail.adults', { n: 2 }))
      assert.ok(fields.get('note')?.value.startsWith(t('mail.passNote', { date: '2026/11/01' })))
      for (const { key, value } of fields.values()) assert.ok(value.trim() !== '', key)
      // Figures alone would be turned round among words that are read from the right.
      assert.equal(fields.get('phone')?.value.startsWith('\u2066'), locale === 'ar')
    })

  it('ends with the certificate: what is signed afterwards no telephone takes', async () => {
    const { clock } = stay.world
    clock.set(UNTIL - 1)
    stay.guest = await openGuest(stay.world)
    assert.equal(await offered(stay), true)
    clock.set(UNTIL)
    stay.guest = await openGuest(stay.world)
    assert.deepEqual([await offered(stay), (await ask(stay)).status], [false, 409])
    clock.set(TEST_NOW)
  })
})
