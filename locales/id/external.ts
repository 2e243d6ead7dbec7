import type { text as english } from '../en/external.ts'
import { translation } from '../text.ts'

export const text = translation<typeof english, 'id'>()({
  waiting: 'Sedang masuk …',
  title: 'Tidak dapat masuk',
  failed: 'Login Anda tidak dapat dikonfirmasi. Silakan coba lagi.',
  notRegistered: 'Tidak dapat masuk karena data keanggotaan Anda belum terdaftar di sini.',
  notLeft: 'Halaman login tidak terbuka. Periksa koneksi Anda lalu coba lagi.',
  customAuthFailed: 'Anda tidak dapat masuk secara otomatis. Anda tetap dapat mencari dan memesan tanpa masuk.',
  signUp: 'Daftar sebagai anggota',
  signIn: 'Masuk dengan cara lain',
  search: 'Cari kamar',
  others: 'Atau masuk dengan',
  setupTitle: 'Satu langkah lagi',
  setupLead: 'Mohon isi nama Anda untuk menyelesaikan pendaftaran.',
  setupDone: 'Selesai',
})
