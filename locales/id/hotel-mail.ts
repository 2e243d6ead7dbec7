import type { text as english } from '../en/hotel-mail.ts'
import { translation } from '../text.ts'

export const text = translation<typeof english, 'id'>()({
  linkSubject: '{{hotel}} meminta pembayaran: {{subject}}',
  linkLead: '{{hotel}} meminta Anda membayar hal berikut. Anda membayar dengan kartu di halaman yang aman.',
  linkFor: 'Untuk',
  linkAmount: 'Jumlah',
  linkUntil: 'Bayar sebelum',
  linkAction: 'Bayar sekarang',
  linkNote: {
    other: 'Mohon selesaikan dalam {{n}} jam sejak email ini. Setelah itu, mintalah tautan baru kepada hotel.',
  },
  linkAutomatic:
    'Email ini dikirim karena {{hotel}} meminta pembayaran ke alamat ini. Jika Anda tidak menantikannya, tanyakan kepada hotel sebelum membayar.',
  offerAction: 'Lihat kamar dan harga',
  offerNote: 'Harga dan kamar kosong mengikuti hari Anda melihatnya.',
  offerReason: 'Anda menerima email ini karena meminta penawaran dari {{hotel}} lewat email.',
  offerStop: 'Berhenti menerima penawaran',
})
