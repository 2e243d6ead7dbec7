import type { text as english } from '../en/common.ts'
import { translation } from '../text.ts'

export const text = translation<typeof english, 'id'>()({
  // Header and menus
  account: 'Akun Anda',

  // Actions
  cancel: 'Batal',
  remove: 'Hapus',
  save: 'Simpan',
  print: 'Cetak',
  copy: 'Salin',
  copied: 'Tersalin',
  optional: 'Opsional',

  // Waiting
  working: 'Mohon tunggu sebentar',

  // Steps of a booking
  steps: 'Langkah-langkah',
  stepDetails: 'Data Anda',
  stepPayment: 'Pembayaran',
  stepConfirmed: 'Terkonfirmasi',

  // Dates
  checkIn: 'Check-in',
  checkOut: 'Check-out',
  dayUse: 'Penggunaan harian',
  timeRange: '{{from}}–{{to}}',
  untilTime: 'sampai {{time}}',

  // Party
  guests: { other: '{{n}} tamu' },
  roomNumber: 'Kamar {{number}}',

  // Prices
  fromPrice: 'mulai {{price}}',
  total: 'Total',
})
