import type { text as english } from '../en/search.ts'
import { translation } from '../text.ts'

export const text = translation<typeof english, 'id'>()({
  dates: 'Check-in dan check-out',
  guests: 'Tamu',
  search: 'Cari',
  change: 'Ubah',
  hotel: 'Hotel',
  childOpen: 'Lengkapi data anak',
})
