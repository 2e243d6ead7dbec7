import type { text as english } from '../en/wallets.ts'
import { translation } from '../text.ts'

export const text = translation<typeof english, 'id'>()({
  or: 'Atau',
  payWith: 'Bayar dengan {{name}}',
  note: 'Anda menyetujui pembayaran di {{name}}, lalu langsung kembali ke sini.',
  title: 'Lanjutkan di {{name}}',
  text: 'Kamar Anda ditahan selama Anda menyetujui pembayaran di {{name}}. Tidak ada yang ditagih sebelum itu.',
  goOn: 'Buka {{name}}',
  bankText:
    'Kamar Anda ditahan selama Anda mengonfirmasi pembayaran di halaman bank. Tidak ada yang ditagih sebelum itu.',
  goToBank: 'Buka halaman bank',
})
