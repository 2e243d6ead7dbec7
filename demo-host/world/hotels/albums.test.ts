import assert from 'node:assert/strict'
import { describe, it } from 'node:test'

import { LOCALE_CODES } from '../../../shared/locales.ts'
import { localizerOf, photosOf } from '../../provider/kernel/texts.ts'
import { roomTypeRows } from './catalogue.ts'
import { hotelRow } from './catalogue-hotel.ts'
import { HOTELS } from './hotels.ts'

type Named = { photos?: readonly { motif?: string; light?: string; alts: Partial<Record<string, string>> }[] }
const namesOf = ({ photos = [] }: Named) => photos.map(({ motif, light }) => `${motif}-${light}`)

describe('the photographs of the bundled hotels', () => {
  const rows = HOTELS.map((spec, at) => ({ hotel: hotelRow(at + 1, spec), rooms: roomTypeRows(at + 1, spec) }))

  it('are eight of a house and six of a room at least, none twice', () => {
    for (const { hotel, rooms } of rows) {
      assert.ok(namesOf(hotel).length >= 8, hotel.code)
      for (const room of rooms) {
        assert.ok(namesOf(room).length >= 6, room.code)
        assert.equal(new Set(namesOf(room)).size, namesOf(room).length, room.code)
      }
    }
  })

  it('are not the same six for every room of a house', () => {
    for (const { hotel, rooms } of rows)
      assert.equal(new Set(rooms.map((room) => namesOf(room).join())).size, rooms.length, hotel.code)
  })

  it('are told apart in every language', () => {
    for (const { hotel, rooms } of rows)
      for (const { photos = [] } of [hotel, ...rooms])
        for (const locale of LOCALE_CODES) {
          const told = photos.map(({ alts }) => alts[locale]?.trim())
          assert.ok(told.every(Boolean))
          assert.ok(new Set(told).size > told.length / 2, told.join())
        }
  })
})

describe('a photograph at an address of the hotel’s own', () => {
  const localizer = localizerOf({ book_languages: ['ja'] }, { locale: 'en', origins: { api: 'https://api.example' } })
  const stored = { url: 'https://cdn.example/bath.jpg', width: 1600, height: 1067, alts: { ja: '檜風呂' } }

  it('is offered in its other widths, with its size and the colour that stands in its place', () => {
    const sources = [{ url: 'https://cdn.example/bath-480.jpg', width: 480 }]
    assert.deepEqual(photosOf([{ ...stored, sources, placeholder: '#7b5838' }], localizer), [
      {
        url: 'https://cdn.example/bath.jpg',
        width: 1600,
        height: 1067,
        alt: '檜風呂',
        srcset: 'https://cdn.example/bath-480.jpg 480w, https://cdn.example/bath.jpg 1600w',
        placeholder: '#7b5838',
      },
    ])
  })

  it('is one address where there is no other width', () => {
    const [photo] = photosOf([stored], localizer)
    assert.deepEqual(Object.keys(photo ?? {}), ['url', 'width', 'height', 'alt'])
  })
})
