import type { text as english } from '../en/currency.ts'
import { translation } from '../text.ts'

export const text = translation<typeof english, 'id'>()({
  label: 'Mata uang',
  title: 'Tampilkan harga dalam',
  search: 'Nama, kode, atau simbol mata uang',
  suggested: 'Disarankan',
  all: 'Semua mata uang',
  none: 'Tidak ada mata uang dengan nama itu',
  note: 'Hotel menagih dalam {{currency}}. Harga dalam mata uang lain adalah hasil konversi agar Anda dapat membandingkan.',
})
