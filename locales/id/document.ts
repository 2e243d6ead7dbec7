import type { text as english } from '../en/document.ts'
import { translation } from '../text.ts'

export const text = translation<typeof english, 'id'>()({
  rooms: 'Kamar dan harga',
  hotels: 'Hotel',
  recommended: 'Kamar rekomendasi',
  details: 'Data Anda',
  booking: 'Pesanan Anda',
  notBooked: 'Belum dipesan',
  policy: 'Ketentuan pembatalan',
  backToSite: 'Kembali ke situs web',
  oldBrowser: 'Peramban ini terlalu lama untuk memesan. Silakan perbarui atau gunakan peramban lain.',
})
