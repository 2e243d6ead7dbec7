import type { text as english } from '../en/fail.ts'
import { translation } from '../text.ts'

export const text = translation<typeof english, 'id'>()({
  label: 'Belum dipesan',
  notSure: 'Belum pasti',
  title: 'Pemesanan Anda tidak berhasil',
  unknownTitle: 'Kami tidak dapat mengetahui hasil pembayaran',
  kept: 'Anda tidak dikenai biaya apa pun. Data Anda disimpan selama {{n}} menit.',
  yourCard: 'Kartu Anda',
  notCharged: 'Tidak ditagih. Jika ada penahanan {{sum}}, itu hilang dengan sendirinya.',
  onItsWayBack: '{{sum}} sedang dikembalikan',
  refundTime: 'Terlihat di bank Anda dalam 3 sampai 10 hari.',
  refundMail: 'Email akan mengonfirmasinya',
  maybeCharged: 'Kami sedang mencari tahu apakah {{sum}} sudah ditagih.',
  otherCard: 'Coba kartu lain',
  atHotelInstead: 'Bayar di hotel saja',
  backToStay: 'Kembali ke reservasi Anda',
  searchAgain: 'Cari lagi',
  seeOtherRooms: 'Lihat kamar lain untuk tanggal ini',
  time: 'Jika terulang, beri tahu kami waktu {{time}}.',
  moneyNone: 'Anda tidak dikenai biaya apa pun.',
  moneyRefund: 'Uang Anda sedang kami kembalikan. Anda tidak perlu melakukan apa pun.',
  moneyUnknown: 'Kami sedang memeriksa apakah pembayaran berhasil. Mohon jangan membayar lagi.',
  bankTimeout: 'Verifikasi bank tidak selesai dalam {{minutes}} menit, jadi pemesanan dibatalkan.',
})
