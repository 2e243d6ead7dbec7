import type { text as english } from '../en/failing.ts'
import { translation } from '../text.ts'

export const text = translation<typeof english, 'id'>()({
  offlineTitle: 'Anda sedang offline',
  offlineText:
    'Pemesanan terbuka sendiri begitu Anda tersambung lagi. Pemesanan dan pembayaran yang sudah Anda lakukan tetap aman.',
  awayTitle: 'Layanan pemesanan tidak merespons',
  awayText:
    'Kami terus mencoba dan melanjutkan begitu tersambung. Pemesanan dan pembayaran yang sudah Anda lakukan tetap aman.',
  pageTitle: 'Pemesanan belum dibuka di halaman ini',
  pageText: 'Situs ini belum disiapkan untuk pemesanan. Anda dapat memesan di halaman tersendiri.',
  hotelTitle: 'Hotel ini tidak ditemukan',
  hotelText: 'Tautannya mungkin sudah lama atau salah ketik. Pesanan yang sudah ada tidak terpengaruh.',
  closedTitle: 'Saat ini hotel tidak menerima pesanan di sini',
  closedText: 'Pesanan yang sudah ada tidak terpengaruh. Silakan hubungi hotel.',
  fileTitle: 'Sebagian halaman pemesanan tidak termuat',
  fileText:
    'Mungkin baru saja diperbarui. Muat ulang halaman untuk melanjutkan. Pemesanan dan pembayaran yang sudah Anda lakukan tetap aman.',
  storageTitle: 'Browser Anda tidak menyimpan data untuk halaman ini',
  storageText:
    'Pemesanan perlu mengingat pilihan Anda. Pesanlah di halaman tersendiri, atau izinkan situs ini menyimpan data.',
  oursTitle: 'Terjadi kesalahan di pihak kami',
  oursText: 'Silakan coba lagi. Pemesanan dan pembayaran yang sudah Anda lakukan tetap aman.',
  ownPage: 'Pesan di halaman tersendiri',
  call: 'Telepon hotel: {{phone}}',
  reload: 'Muat ulang halaman',
  noHotelCode: 'Tidak ada kode hotel',
})
