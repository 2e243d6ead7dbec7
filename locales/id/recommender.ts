import type { text as english } from '../en/recommender.ts'
import { translation } from '../text.ts'

export const text = translation<typeof english, 'id'>()({
  title: 'Rekomendasi untuk Anda',
  forDates: 'Kamar yang kami rekomendasikan untuk tanggal Anda',
  loading: 'Mencari kamar untuk Anda',
  from: 'mulai {{price}}',
  included: '{{nights}}, {{party}}, termasuk pajak',
  see: 'Lihat kamar ini',
  noneTitle: 'Belum ada rekomendasi untuk tanggal ini',
  noneText: 'Coba tanggal lain.',
  allRooms: 'Semua kamar dan harga',
  failedTitle: 'Rekomendasi tidak dapat diambil',
  previewEnded: { other: 'Pratinjau ini berakhir setelah {{n}} menit. Muat ulang halaman untuk melihatnya lagi.' },
})
