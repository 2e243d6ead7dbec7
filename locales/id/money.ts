import type { text as english } from '../en/money.ts'
import { translation } from '../text.ts'

export const text = translation<typeof english, 'id'>()({
  chargedIn: 'Ditagih dalam {{hotel}}.',
  revertedTitle: 'Anda membayar dalam {{hotel}}: {{sum}}',
  revertedText: 'Hanya Visa dan Mastercard yang ditagih sekarang dapat dibayar dalam {{second}}.',
  paidInSecond: 'Kartu Anda ditagih dalam {{second}}. Jumlah dalam {{hotel}} adalah harga hotel sendiri.',
})
