import type { text as english } from '../en/facilities.ts'
import { translation } from '../text.ts'

export const text = translation<typeof english, 'id'>()({
  title: 'Hotel kami',
  found: { other: '{{n}} hotel' },
  foundOf: { other: '{{n}} dari {{total}} hotel' },
  loading: 'Mencari hotel',
  narrow: 'Hotel atau wilayah',
  areas: 'Wilayah',
  from: 'mulai {{price}}',
  aNight: 'per malam untuk {{party}}, termasuk pajak',
  soldOut: 'Penuh untuk tanggal ini',
  noPrice: 'Belum ada malam yang dijual saat ini',
  rooms: 'Kamar dan harga',
  noneTitle: 'Tidak ada hotel yang cocok',
  noneText: 'Coba nama yang lebih pendek atau wilayah lain.',
  showAll: 'Tampilkan semua hotel',
  failedTitle: 'Data hotel tidak dapat diambil',
})
