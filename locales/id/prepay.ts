import type { text as english } from '../en/prepay.ts'
import { translation } from '../text.ts'

export const text = translation<typeof english, 'id'>()({
  title: 'Bayar reservasi Anda sekarang',
  lead: 'Pemesanan Anda tidak berubah: yang Anda bayar sekarang tidak perlu dibayar lagi di hotel.',
  pay: 'Bayar {{sum}} sekarang',
  payAndChange: 'Bayar {{sum}} dan ubah',
  due: 'Anda bayar sekarang',
  dearerTitle: 'Selisihnya dibayar sekarang',
  unchanged: 'Tidak ada yang ditagih, dan pemesanan Anda tetap seperti semula.',
  unknown: 'Kami belum tahu apakah pembayaran berhasil. Tekan sekali lagi: Anda tidak akan ditagih dua kali.',
  bankTimeLeft:
    'Sisa waktu untuk mengonfirmasi. Setelah itu tidak ada yang ditagih, dan pemesanan Anda tetap seperti semula.',
  bankStop: 'Hentikan dan gunakan kartu lain',
})
