import type { text as english } from '../en/login-menu.ts'
import { translation } from '../text.ts'

export const text = translation<typeof english, 'id'>()({
  account: 'Akun Anda',
  signIn: 'Masuk',
  signUp: 'Jadi anggota',
  signOut: 'Keluar',
  stays: 'Reservasi saya',
  points: 'Poin',
  payment: 'Kartu',
  promotions: 'Kupon',
  profile: 'Profil',
  myPage: 'Halaman saya',
  corporate: 'Masuk akun perusahaan',
  admin: 'Pemakaian kuota',
  organizationStays: 'Reservasi perusahaan',
  organizationSignOut: 'Keluar dari akun perusahaan',
  notOffered: 'Hotel ini tidak menyediakan halaman itu. Anda dapat mencari dan memesan kamar di sini.',
})
