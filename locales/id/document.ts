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
  signIn: 'Masuk',
  corporate: 'Masuk perusahaan',
  company: 'Akun perusahaan',
  signUp: 'Jadi anggota',
  password: 'Kata sandi baru',
  address: 'Alamat email Anda',
  deleted: 'Akun dihapus',
  account: 'Akun Anda',
  payment: 'Pembayaran',
  offers: 'Penawaran lewat email',
  lottery: 'Pendaftaran undian Anda',
  backToSite: 'Kembali ke situs web',
  oldBrowser: 'Peramban ini terlalu lama untuk memesan. Silakan perbarui atau gunakan peramban lain.',
  chat: 'Obrolan dengan hotel',
  openChat: 'Tanya hotel',
  maintenanceTitle: 'Pemesanan sedang dalam pemeliharaan',
  maintenanceText: 'Hotel sedang memperbarui sistem pemesanannya. Reservasi yang sudah Anda miliki tidak terpengaruh.',
})
