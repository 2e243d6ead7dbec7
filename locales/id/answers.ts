import type { text as english } from '../en/answers.ts'
import { translation } from '../text.ts'

export const text = translation<typeof english, 'id'>()({
  reason_price: 'Harga terendah untuk tanggal Anda',
  reason_fit: 'Cukup untuk Anda semua dalam satu kamar',
  reason_breakfast: 'Sering dipilih dengan sarapan',
  reason_dinner: 'Sering dipilih dengan makan malam',
  reason_cancel: 'Dapat dibatalkan gratis',
  reason_popular: 'Sering dipilih tamu',
  reason_available: 'Tersedia pada tanggal Anda',
  reason_wishes: 'Sesuai keinginan Anda: {{wishes}}',
  reason_apart: 'Keunggulan kamar ini: {{wishes}}',
  area_hokkaido: 'Hokkaido',
  area_tohoku: 'Tohoku',
  area_kanto: 'Kanto',
  area_chubu: 'Chubu',
  area_kansai: 'Kansai',
  area_chugoku: 'Chugoku',
  area_shikoku: 'Shikoku',
  area_kyushu: 'Kyushu dan Okinawa',
})
