import type { text as english } from '../en/core.ts'
import { translation } from '../text.ts'

export const text = translation<typeof english, 'id'>()({
  // Header and menus
  language: 'Bahasa',
  toRooms: 'Kembali ke daftar kamar',

  // Actions
  close: 'Tutup',
  dismiss: 'Tutup pesan',
  done: 'Selesai',
  clear: 'Hapus pilihan',
  tryAgain: 'Coba lagi',

  // Waiting
  loading: 'Sedang memuat',

  // Pages without a stay
  unavailableTitle: 'Pemesanan sedang tidak tersedia',

  // Dates
  weekdays: 'Min Sen Sel Rab Kam Jum Sab',
  withWeekday: '{{date}} ({{day}})',
  dateRange: '{{from}} – {{to}}',
  nights: { other: '{{n}} malam' },

  // Party
  rooms: { other: '{{n}} kamar' },
  adults: { other: '{{n}} dewasa' },
  children: { other: '{{n}} anak' },
  party: '{{adults}}, {{children}}',
})
